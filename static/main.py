from rozz.ui.browser.startup.startup import start

start()
