/** Searches the statements of a rulebook: by id, by word, by the phase of the game. */
import type { InLanguages, Statements } from '../../../engine/match/port/match'

type Statement = NonNullable<Statements['groups'][number]['statements']>[number]
export type Found = { readonly heading: InLanguages; readonly statements: readonly Statement[] }

export type Wish = {
  readonly language: 'en' | 'it'
  /** All of these words must be in the text, the id or an option; empty matches everything. */
  readonly words: string
  /** Only statements that belong to these phases. */
  readonly phases?: readonly string[]
}

/** The matches by group, in the order of the rulebook; empty groups are left out. */
export function findStatements({ groups }: Statements, { language, words, phases }: Wish): Found[] {
  const isIn = holding(words)
  const isWanted = ({ id, text, ruleOptions = [] }: Statement, heading: InLanguages) => {
    return isIn([id, text[language], heading[language], ...ruleOptions].join(' '))
  }
  return groups
    .filter((group) => !phases || group.phases?.some((phase) => phases.includes(phase)))
    .map(({ heading, statements = [] }) => ({
      heading,
      statements: statements.filter((statement) => isWanted(statement, heading)),
    }))
    .filter(({ statements }) => statements.length > 0)
}

/** Tests whether a text contains all of some words. */
export function holding(words: string): (text: string) => boolean {
  const wanted = plain(words).split(' ').filter(Boolean)
  return (text) => wanted.every((word) => plain(text).includes(word))
}

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Splits a text at the searched words for marking: every second piece is such a word. */
export function piecesOf(text: string, words: string): string[] {
  const wanted = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return wanted.length === 0 ? [text] : text.split(new RegExp(`(${wanted.join('|')})`, 'giu'))
}
