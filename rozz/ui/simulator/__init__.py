"""The link simulator: three devices play one match by link on one page, by the code that runs real matches.

`simulated_devices` has the devices and the links on their way, `simulated_acts` what one step does, `simulated_lies`
what a dishonest device signs.  `stories` and `random_run` choose the next steps, `run_state` holds the run and its
address.  The page of it is `features/simulator_update` and `views/simulator`.
Nothing here is imported before somebody opens the page.
"""
