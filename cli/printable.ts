/**
 * Makes texts of packs safe for a terminal. A name or a note must not move the cursor, clear the screen, change the window title or
 * turn the text direction. Such characters are printed as `\u001b`, which JSON reads as the character itself.
 */

/** The sequences that `paint` and `progress` write. */
const OWN = '\\u001b\\[(?:0|1|2|31|32|33|34)m|\\r\\u001b\\[K'

/** Control characters except line breaks and tabs, and characters that turn or hide the text direction. */
const UNPRINTABLE =
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]'

const PATTERN = new RegExp(`(${OWN})|${UNPRINTABLE}`, 'g')

export const printable = (text: string): string =>
  text.replace(PATTERN, (found, own?: string) => own ?? named(found))

const named = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
