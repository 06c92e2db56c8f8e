"""The page's texts, by the ids of the messages in `rozz/locale`. Knows neither the model nor markup."""

from __future__ import annotations

from rozz.ui.i18n import translations


def say(key: str, **facts: object) -> str:
    """A text in the language in use, with its facts filled in.

    >>> say("i-am", name="Ada")
    'I’m Ada'
    """
    return translations.write(key, facts)


class Toast(str):
    """A text that knows which message it is, where what the page offers beside it depends on that."""

    key = ""


def notice(key: str, **facts: object) -> Toast:
    """A text that knows its message.

    >>> notice("i-am", name="Ada"), key_of(notice("i-am", name="Ada"))
    ('I’m Ada', 'i-am')
    """
    made = Toast(say(key, **facts))
    made.key = key
    return made


def key_of(text: str) -> str:
    """The id of a notice's message; empty for other texts."""
    return text.key if isinstance(text, Toast) else ""


def sentence(words: str) -> str:
    """Turn words into a sentence.

    >>> sentence("this link is damaged")
    'This link is damaged.'
    """
    return capitalized(words) + ("" if words.endswith((".", "!", "?")) else ".")


def paragraph(*sentences: str) -> str:
    """Sentences one after another; empty ones are left out.

    >>> paragraph("Blue resigns.", "", "Red wins.")
    'Blue resigns. Red wins.'
    """
    return " ".join(each for each in sentences if each)


def capitalized(words: str) -> str:
    """Words with a capital first letter; the others stay, as names and German nouns have capitals too.

    >>> capitalized("the Ruler returns")
    'The Ruler returns'
    """
    return words[:1].upper() + words[1:]
