from rozz.ui.browser.page import start

start()
