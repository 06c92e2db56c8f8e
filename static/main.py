from rozz.ui.browser.starting import start

start()
