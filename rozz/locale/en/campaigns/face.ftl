### Campaigns of Ozz: two columns of the table after a turn, and of the charts.

campaigns-face-units = Units
campaigns-face-points = Points
