### The legend of the board of RosenKreuz: the text beside each mark.

rosenkreuz-legend-piece =
    { $piece ->
        [ROSE-black] Black rose: at home on black squares
        [ROSE-white] White rose: at home on white squares
        [CROSS-black] Black cross: at home on black squares
       *[CROSS-white] White cross: at home on white squares
    }
rosenkreuz-legend-selected = The selected piece
rosenkreuz-legend-choice = A piece that can move, or a square it can move to
rosenkreuz-legend-capture = A move here captures one or more pieces
rosenkreuz-legend-target = A piece that you can capture
rosenkreuz-legend-chosen = Where the piece will go: { -tap } again to play the move
rosenkreuz-legend-last = A square that the last move changed
rosenkreuz-legend-way = The path of a move, from the dot to the arrowhead
rosenkreuz-legend-fallen = A piece that was just captured
rosenkreuz-legend-replaced = A piece that was just replaced by the one now on its square
rosenkreuz-legend-taken = Beside the board: captured pieces and who took them
