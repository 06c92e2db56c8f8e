"""What varied first turns are worth: `python -m training.early_turns SCENARIO GAMES SEED [LEVEL]`.

Level 4 as it is plays against level 4 as it was in version 6, or against another level, and changes seats after each
game. The same seed gives the same games. A game takes some five to ten seconds.
"""

from __future__ import annotations

import sys
from time import process_time

from rozz.engine.ai.levels import LEVELS
from rozz.engine.rozz.ai.evaluator import RozzEvaluator
from training.scripted_games import EvaluatorWithoutOpenings, Player, play_game, scenario_named


def main(name: str, games: int, seed: str, level: int = 4) -> None:
    """Play, and print the score after every game."""
    rules, scenario = scenario_named(name)
    seats = scenario.players
    won, lost, drawn = 0, 0, 0
    begun = process_time()
    for number in range(games):
        mine = seats[number % 2]
        players = {seat: Player(LEVELS[level], EvaluatorWithoutOpenings()) for seat in seats}
        players[mine] = Player(LEVELS[4], RozzEvaluator())
        score = play_game(rules, scenario, players, f"{seed} {number // 2}".encode()).score(mine)
        won, lost, drawn = won + (score == 1), lost + (score == 0), drawn + (score == 0.5)
        took = process_time() - begun
        print(f"{won} won, {lost} lost, {drawn} drawn, {60 * (number + 1) / took:.1f} games a minute", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], *map(int, sys.argv[4:5]))
