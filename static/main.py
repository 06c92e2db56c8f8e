from rozz.ui.browser.startup import start

start()
