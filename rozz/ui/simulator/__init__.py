"""The link simulator: three devices play one match by link on one page, by the code that runs real matches.

`world` has the devices and the links on their way, `acts` what one step does, `lies` what a dishonest device signs,
`stories` and `chance` which steps come next, `state` the run and its address, `update` and `view` the page.
Nothing here is imported before somebody opens the page.
"""
