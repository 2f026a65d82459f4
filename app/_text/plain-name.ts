/** Names that people give, as they may stand in any sentence. */

/** Controls, and what turns the direction of the text around it: none of it is seen. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** A name without what is not seen; one from right to left is kept apart, so that the words around it stay in their order. */
export function plainName(name: string): string {
  const seen = name.replace(UNSEEN, '')
  return FROM_RIGHT_TO_LEFT.test(seen) ? `${ISOLATE}${seen}${END}` : seen
}
