/** The rules of the lint. Each reports a fault of a text, or of the two languages of one key. */
import { countedIn, numbersOf, type Parts, partsOf, proseOf, valuesOf, withoutOne } from './icu'
import { LANGUAGES, type Language, type Text } from './texts'
import { anyOf, type Exception, isNamed, type Term, type Words, wordPattern } from './words'

export type Fault = { readonly rule: string; readonly text: Text; readonly what: string }

type Lists = { readonly words: Readonly<Record<Language, Words>>; readonly exceptions: readonly Exception[] }

/** Returns all faults of these texts, without the exceptions. */
export function lint(texts: readonly Text[], { words, exceptions }: Lists): Fault[] {
  const counted = countersOf(texts, words)
  const faults = [
    ...texts.flatMap((text) => [...spacing(text), ...spelling(text, words), ...form(text, counted)]),
    ...pairs(texts),
  ]
  return faults.filter(
    ({ rule, text: { key } }) => !exceptions.some((one) => one.rule === rule && isNamed(key, one.keys)),
  )
}

/** Returns obsolete exceptions by rule and key. */
export function idleExceptions(texts: readonly Text[], lists: Lists): string[] {
  const faults = lint(texts, { ...lists, exceptions: [] })
  const isIdle = (rule: string, key: string) =>
    !faults.some((fault) => fault.rule === rule && isNamed(fault.text.key, [key]))
  return lists.exceptions.flatMap(({ rule, keys }) =>
    keys.filter((key) => isIdle(rule, key)).map((key) => `${rule}: ${key}`),
  )
}

// ---- one text

/** Finds two spaces inside a line, or one where a text begins or ends. Lines of a help may be indented. */
function spacing(text: Text): Fault[] {
  const inner = /[^\n ] {2,}[^ ]|\t| [,;)»”]|[(«“] | \.(?!\.|\d|\w)/.exec(text.text)
  const outer = /^ | $|[ \t]\n/.exec(text.text)
  const place = inner ?? outer
  return place ? [{ rule: 'spaces', text, what: `space at ${place.index + 1}` }] : []
}

function spelling(text: Text, words: Readonly<Record<Language, Words>>): Fault[] {
  const { terms, misspelt } = words[text.language]
  const plain = plainOf(text)
  if (!anyOf(words[text.language]).test(plain)) return text.language === 'it' ? italian(text, plain) : []
  const wrong = misspelt.filter((word) => wordPattern(word).test(plain))
  return [
    ...wrong.map((word) => ({ rule: 'misspelt', text, what: word })),
    ...terms.flatMap((term) => mixed(text, plain, term)),
    ...(text.language === 'it' ? italian(text, plain) : []),
  ]
}

/** Returns a text without values, and without keys and values in backticks. */
const plainOf = (text: Text): string =>
  (text.isMessage ? proseOf(parsed(text) ?? []) : text.text).replace(/`[^`]*`/g, '`')

function mixed(text: Text, plain: string, { use, never, only, except }: Term): Fault[] {
  if (isNamed(text.key, except) || (only && !isNamed(text.key, only))) return []
  const found = never.filter((word) => wordPattern(word).test(plain))
  return found.map((word) => ({ rule: 'term', text, what: `${word} instead of ${use}` }))
}

const ACCENT = /(?<!\p{L})(?:[Ee]|perche|poiche|cosi|piu|puo|gia|citta|unita|sara|cioe|pero)['’](?![\p{L}{])/u

/** Finds apostrophes instead of accents, and straight apostrophes and quotation marks. */
function italian(text: Text, plain: string): Fault[] {
  const accent = ACCENT.exec(plain)
  const apostrophe = /\p{L}'|'\p{L}/u.exec(plain)
  const quotes = /"\{\}"/.exec(plain)
  return [
    ...(accent ? [{ rule: 'accent', text, what: accent[0] }] : []),
    ...(apostrophe ? [{ rule: 'apostrophe', text, what: "' instead of ’" }] : []),
    ...(quotes ? [{ rule: 'quotes', text, what: '" instead of « »' }] : []),
  ]
}

// ---- messages in ICU form

type Counters = {
  readonly numbers: ReadonlySet<string>
  readonly nouns: Readonly<Record<Language, ReadonlySet<string>>>
}

const read = new WeakMap<Text, Parts | 'broken'>()

function parsed(text: Text): Parts | undefined {
  let parts = read.get(text)
  if (parts === undefined) {
    try {
      parts = partsOf(text.text)
    } catch {
      parts = 'broken'
    }
    read.set(text, parts)
  }
  return parts === 'broken' ? undefined : parts
}

/** Derives the numbers among the values, and the counted nouns, from the existing plurals. */
function countersOf(texts: readonly Text[], words: Readonly<Record<Language, Words>>): Counters {
  const messages = texts.filter(({ isMessage }) => isMessage)
  const nounsIn = (language: Language) =>
    messages
      .filter((text) => text.language === language)
      .flatMap((text) => countedIn(parsed(text) ?? []).filter(({ isPlural }) => isPlural))
      .flatMap(({ words: [noun] }) => (noun === undefined || isVerb(noun, language, words) ? [] : [noun]))
  return {
    numbers: new Set(messages.flatMap((text) => numbersOf(parsed(text) ?? []))),
    nouns: {
      en: new Set([...nounsIn('en'), ...words.en.counted]),
      it: new Set([...nounsIn('it'), ...words.it.counted]),
    },
  }
}

const isVerb = (word: string, language: Language, words: Readonly<Record<Language, Words>>): boolean =>
  words[language].notCounted.includes(word)

function form(text: Text, counters: Counters): Fault[] {
  if (!text.isMessage) return []
  const parts = parsed(text)
  if (!parts) return [{ rule: 'form', text, what: 'not in ICU form, or a choice without `other`' }]
  const nouns = counters.nouns[text.language]
  const bare = countedIn(parts).filter(
    ({ name, isPlural, words }) => !isPlural && counters.numbers.has(name) && nounOf(words, nouns),
  )
  const lacking = withoutOne(parts).filter(({ words }) => nounOf(words, nouns))
  return [...bare, ...lacking].map(({ name, words }) => ({
    rule: 'plural',
    text,
    what: `{${name}} ${nounOf(words, nouns)}`,
  }))
}

/** Returns the counted noun: the first word, or the second after an adjective that is counted nowhere. */
const nounOf = (words: readonly string[], nouns: ReadonlySet<string>): string | undefined =>
  words.slice(0, 1).find((word) => nouns.has(word))

// ---- both languages

function pairs(texts: readonly Text[]): Fault[] {
  const byKey = new Map<string, Text[]>()
  for (const text of texts) byKey.set(text.key, [...(byKey.get(text.key) ?? []), text])
  return [...byKey.values()].flatMap((both) => {
    const [one, other] = both
    if (!other) {
      const lacks = LANGUAGES.find((language) => language !== one.language)
      return [{ rule: 'missing', text: one, what: `nothing in ${lacks}` }]
    }
    return [...differing(one, other), ...untranslated(one, other)]
  })
}

function differing(one: Text, other: Text): Fault[] {
  const [a, b] = [one, other].map((text) => [...valuesIn(text)].sort().join(', '))
  return a === b ? [] : [{ rule: 'values', text: other, what: `{${a}} and {${b}}` }]
}

const valuesIn = (text: Text): string[] => {
  if (text.isMessage) return valuesOf(parsed(text) ?? [])
  return [...text.text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name)
}

/** Finds equal texts in both languages. A name must be among the exceptions. */
function untranslated(one: Text, other: Text): Fault[] {
  const words = one.text.replace(/\{[^{}]*\}/g, '').match(/\p{L}{3,}/gu) ?? []
  return one.text === other.text && words.length > 0
    ? [{ rule: 'untranslated', text: other, what: one.text }]
    : []
}
