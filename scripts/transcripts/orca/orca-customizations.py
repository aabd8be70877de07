"""Orca's settings for transcripts: loaded by Orca from its preferences folder. Speech goes to a file."""

from orca import eventsynthesizer, settings

settings.speechServerFactory = 'spoken'
settings.speechFactoryModules = ['spoken']
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False  # otherwise Orca would read a page twice: visitor.mjs presses a key to read it

# Scrolling to each sentence takes most of the time, and shows and hides parts of the page.
eventsynthesizer.scrollIntoView = lambda *place: None
