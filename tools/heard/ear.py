"""Takes the place of Orca's speech and writes down what would be spoken, one utterance a line.

Orca loads it as its customizations.
"""
import os

from gi.repository import GLib
from orca import settings, speech
from orca.speechserver import SayAllContext, SpeechServer

# Control signs: no page says them.
END_OF_READING = "\x04"
IDLE = "\x06"


def write(line):
    with open(os.environ["HEARD_IN"], "a", encoding="utf-8") as file:
        file.write(line + "\n")


def note(text):
    words = " ".join(text.split())
    if words:
        write(words)


class Ear(SpeechServer):
    def speak(self, text=None, acss=None, interrupt=True):
        note(text or "")

    def sayAll(self, utteranceIterator, progressCallback):
        place, parts, last = None, [], None
        for context, _ in utteranceIterator:
            here = (context.obj, context.startOffset, context.endOffset)
            if here != place:
                note(", ".join(parts))
                place, parts = here, []
            parts.append(context.utterance)
            progressCallback(context, SayAllContext.PROGRESS)
            last = context
        note(", ".join(parts))
        if last:
            progressCallback(last, SayAllContext.COMPLETED)
        write(END_OF_READING)


def beat():
    """A sign of rest. Events that wait for Orca come first, so a busy machine only makes it rarer."""
    write(IDLE)
    return True


speech._speechserver = Ear()
speech.init = speech.shutdown = lambda: None
GLib.timeout_add(100, beat, priority=GLib.PRIORITY_LOW)

# A page is read from its top when it is asked for, so that the same is heard every time.
settings.sayAllOnLoad = settings.pageSummaryOnLoad = False
settings.enableKeyEcho = settings.enableBraille = False
