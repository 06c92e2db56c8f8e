"""The link simulator: three devices play one match by link on one page, with the code of real matches.

`simulated_devices` has the devices and the links in transit, `simulated_acts` the effect of a step, `simulated_lies`
what a dishonest device signs. `stories` and `random_run` choose the next steps, `run_state` holds the run and its
address. Its page is `features/simulator_update` and `views/simulator`.
Nothing here is imported before somebody opens the page.
"""
