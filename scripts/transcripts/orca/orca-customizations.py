"""Orca's settings for transcripts: loaded by Orca from its preferences folder. Speech goes to a file."""

from orca import eventsynthesizer, settings

settings.speechServerFactory = 'spoken'
settings.speechFactoryModules = ['spoken']
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False  # a page would be read twice, at the same time on a slow machine

# Scrolling to each sentence costs most of the time, and would show and hide parts of the page on the way.
eventsynthesizer.scrollIntoView = lambda *place: None
