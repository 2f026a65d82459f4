/** The statements of a rulebook as they are looked up: by id, by word, by the phase of the game. */
import type { InLanguages, Statements } from '../../../engine/match/match'

type Statement = NonNullable<Statements['groups'][number]['statements']>[number]
export type Found = { readonly heading: InLanguages; readonly statements: readonly Statement[] }

export type Wish = {
  readonly language: 'en' | 'it'
  /** Every word of it is in the text, in the id or in an option; none: all. */
  readonly words: string
  /** Only what is looked up first in these phases. */
  readonly phases?: readonly string[]
}

/** By groups, in the order of the rulebook; groups of which nothing is found are left out. */
export function findStatements({ groups }: Statements, { language, words, phases }: Wish): Found[] {
  const isIn = holding(words)
  const isWanted = ({ id, text, options = [] }: Statement, heading: InLanguages) => {
    return isIn([id, text[language], heading[language], ...options].join(' '))
  }
  return groups
    .filter((group) => !phases || group.phases?.some((phase) => phases.includes(phase)))
    .map(({ heading, statements = [] }) => ({
      heading,
      statements: statements.filter((statement) => isWanted(statement, heading)),
    }))
    .filter(({ statements }) => statements.length > 0)
}

/** Whether a text has every one of some words. */
export function holding(words: string): (text: string) => boolean {
  const wanted = plain(words).split(' ').filter(Boolean)
  return (text) => wanted.every((word) => plain(text).includes(word))
}

/** Without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** A text cut where it holds one of the words, to be marked: every second piece is such a word. */
export function piecesOf(text: string, words: string): string[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.join('|')})`, 'giu'))
}
