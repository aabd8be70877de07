"""A speech server for Orca that writes the announcements to a file instead of speaking them.

SPOKEN is the path of the file. Each line is the kind of an announcement, a tab, and its text.
While Orca has no pending events, the server touches a second file with the extension `.idle`
ten times a second.
"""

import os
import pathlib

from gi.repository import GLib
from orca import orca, speechserver

FILE = pathlib.Path(os.environ['SPOKEN'])
IDLE = FILE.with_suffix('.idle')
LINES = FILE.open('a', buffering=1, encoding='utf-8')


def write(kind, text):
    words = ' '.join(str(text).split())
    LINES.write(f'{kind}\t{words}\n')


class SpeechServer(speechserver.SpeechServer):
    """The only server. It produces no sound, so no announcement is interrupted."""

    _server = None

    @staticmethod
    def getFactoryName():
        return 'Transcript'

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def shutdownActiveServers():
        LINES.flush()

    def getInfo(self):
        return ['Transcript', 'transcript']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write('say', text)

    def speakCharacter(self, character, acss=None):
        write('say', character)

    def sayAll(self, utteranceIterator, progressCallback):
        """Reads one utterance in each iteration of the main loop. Writes one line for each piece of text."""
        piece = None
        words = []

        def step():
            nonlocal piece, words
            context = next(utteranceIterator, [None])[0]
            here = context and (context.obj, context.startOffset)
            if words and here != piece:
                write('all', ' '.join(words))
                words = []
            if context is None:
                write('end', '')
                return False
            piece = here
            words.append(context.utterance)
            return True

        GLib.idle_add(step)


def beat():
    if orca._eventManager._eventQueue.empty():
        IDLE.touch()
    return True


GLib.timeout_add(100, beat, priority=GLib.PRIORITY_LOW)
