"""Takes the place of Orca's speech and writes down what would be spoken, one utterance a line.

Orca loads it as its customizations.
"""
import os

from orca import settings, speech
from orca.speechserver import SayAllContext, SpeechServer

# A control sign: no page says it.
END_OF_READING = "\x04"


def note(text):
    words = " ".join(text.split())
    if words:
        with open(os.environ["HEARD_IN"], "a", encoding="utf-8") as file:
            file.write(words + "\n")


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
        with open(os.environ["HEARD_IN"], "a", encoding="utf-8") as file:
            file.write(END_OF_READING + "\n")


speech._speechserver = Ear()
speech.init = speech.shutdown = lambda: None

# A page is read from its top when it is asked for, so that the same is heard every time.
settings.sayAllOnLoad = settings.pageSummaryOnLoad = False
settings.enableKeyEcho = settings.enableBraille = False
