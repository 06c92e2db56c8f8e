### Campaigns of Ozz: the table after a turn, and the sheet of a space or a point.

# Two columns of the table after a turn, and two charts.
campaigns-face-units = Units
campaigns-face-points = Points

# Stands after a unit and its strengths; $marks is a list: carries the Bell, under Poppies.
campaigns-face-now = now { $marks }
