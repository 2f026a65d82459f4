export type Named = {
  readonly text: string
  /** Synonyms, which are not shown. */
  readonly words?: string
}

/**
 * Returns the entries that match every typed word, the best first. Best is the beginning of the name, then words of the name,
 * synonyms, and parts of words. Letters scattered through a name count only if nothing else matches.
 */
export function ranked<T extends Named>(all: readonly T[], wanted: string): T[] {
  const typed = wordsOf(wanted)
  if (typed.length === 0) return [...all]
  const rated = all.map((one) => ({ one, rank: rankOf(one, typed) })).filter(({ rank }) => rank < NONE)
  if (rated.length > 0) return rated.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
  return all.filter(({ text }) => hasLetters(plain(text), typed.join('')))
}

const NONE = 5

function rankOf({ text, words = '' }: Named, typed: readonly string[]): number {
  const name = plain(text)
  if (name.startsWith(typed.join(' '))) return 0
  const own = wordsOf(text)
  const other = wordsOf(words)
  return Math.max(...typed.map((word) => rankOfWord(word, name, own, other)))
}

function rankOfWord(word: string, name: string, own: readonly string[], other: readonly string[]): number {
  if (own.some((one) => one.startsWith(word))) return 1
  if (other.includes(word)) return 2
  if (other.some((one) => one.startsWith(word))) return 3
  return name.includes(word) ? 4 : NONE
}

/** Lower case without accents. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}?]+/gu) ?? []

function hasLetters(text: string, letters: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
