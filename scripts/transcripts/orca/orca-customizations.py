"""Orca's settings for transcripts: loaded by Orca from its preferences folder. Speech goes to a file."""

from orca import settings

settings.speechServerFactory = 'spoken'
settings.speechFactoryModules = ['spoken']
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
