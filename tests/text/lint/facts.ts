/** The facts that both languages of a rule must share: its figures, its marks, and untranslated names. */
import type { Language } from './texts'

const FROM_TWO_ON: Readonly<Record<Language, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
}

/** `[RECON]`, the name of a mark in both languages. */
const MARK = /\[[A-Z]+/g
const NAME = /`[^`]*`/g
const WORD = /\p{L}+|\d+/gu

/** Sorted, so that the order of a sentence is free. "One" is left out, since it is also an article in Italian. */
export function factsIn(text: string, language: Language): string[] {
  const plain = text.replace(NAME, ' ')
  const words = FROM_TWO_ON[language].split(' ')
  const figures = (plain.toLowerCase().match(WORD) ?? []).flatMap((word) => {
    const value = words.indexOf(word) < 0 ? Number(word) : words.indexOf(word) + 2
    return Number.isNaN(value) ? [] : [String(value)]
  })
  return [...figures, ...(plain.match(MARK) ?? []), ...(text.match(NAME) ?? [])].sort()
}
