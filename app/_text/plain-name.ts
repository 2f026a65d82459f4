/** Makes names given by users safe for any sentence. */

/** Control characters, and marks that change the text direction: all of them are invisible. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** A name without invisible characters; a right-to-left one is isolated, so that the words around it keep their order. */
export function plainName(name: string): string {
  const seen = name.replace(UNSEEN, '')
  return FROM_RIGHT_TO_LEFT.test(seen) ? `${ISOLATE}${seen}${END}` : seen
}
