/** Choices of a coup: an action, what it points at, and its words under `junta.choice`. */
import type { Action, Choice, Message, Target } from '../../../types'
import type { Rules } from '../rules'
import { type About, wordsOf } from './telling'

type Fields = Readonly<Record<string, string | number>>

/** Choices by all that is in them, made once a game: most are listed again and again. */
const made = new WeakMap<Rules, Map<string, Choice>>()

function choice(rules: Rules, type: string, fields: Fields, at: Target, about: About, group = type): Choice {
  let known = made.get(rules)
  if (!known) {
    known = new Map()
    made.set(rules, known)
  }
  let key = `${type} ${group}`
  for (const field in fields) key += ` ${fields[field]}`
  for (const word in about) key += `,${about[word as keyof About]}`
  if (at.kind === 'piece') key += `@${at.cell}`
  const before = known.get(key)
  if (before) return before
  const action: Action = { type, ...fields }
  const label = { key: `junta.choice.${group}`, values: wordsOf(rules, about) }
  const fresh: Choice = { action, at, label, group }
  known.set(key, fresh)
  return fresh
}

/** The same by type, group and a number: where so many are listed that even a key of text would cost too much. */
const shelves = new WeakMap<Rules, Map<string, Map<string, Map<number, Choice>>>>()

function shelfOf(rules: Rules, type: string, group: string): Map<number, Choice> {
  const ofTypes = shelves.get(rules) ?? new Map<string, Map<string, Map<number, Choice>>>()
  const ofGroups = ofTypes.get(type) ?? new Map<string, Map<number, Choice>>()
  const shelf = ofGroups.get(group) ?? new Map<number, Choice>()
  if (shelf.size === 0) {
    shelves.set(rules, ofTypes)
    ofTypes.set(type, ofGroups)
    ofGroups.set(group, shelf)
  }
  return shelf
}

const NOTHING: About = {}
const COUNTS = 128
/** A number for what a choice is about; -1 when more stands in it than a count. */
function numberOf(index: number, about: About): number {
  if (about === NOTHING) return index * COUNTS
  for (const word in about) if (word !== 'count') return -1
  const { count = -1 } = about
  return count >= 0 && count < COUNTS - 1 ? index * COUNTS + count + 1 : -1
}

function numbered(
  rules: Rules,
  [type, group]: readonly [type: string, group: string],
  index: number,
  about: About,
  make: () => Choice,
): Choice {
  const number = numberOf(index, about)
  if (number < 0) return make()
  const shelf = shelfOf(rules, type, group)
  const known = shelf.get(number)
  if (known) return known
  const fresh = make()
  shelf.set(number, fresh)
  return fresh
}

export const button = (rules: Rules, type: string, about: About = NOTHING, group = type): Choice =>
  numbered(rules, [type, group], 0, about, () =>
    choice(rules, type, {}, { kind: 'button', button: type }, about, group),
  )

export const ofCell = (
  rules: Rules,
  type: string,
  cell: number,
  about: About = NOTHING,
  group = type,
): Choice =>
  numbered(rules, [type, group], cell, about, () => {
    const fields = { cell: rules.board.grid.names[cell] }
    return choice(rules, type, fields, { kind: 'cell', cell }, { cell, ...about }, group)
  })

export const ofFamily = (
  rules: Rules,
  type: string,
  family: number,
  about: About = NOTHING,
  group = type,
): Choice =>
  numbered(rules, [type, group], family, about, () => {
    const fields = { family: rules.seats[family] }
    return choice(rules, type, fields, { kind: 'seat', seat: fields.family }, { family, ...about }, group)
  })

export const ofUnit = (rules: Rules, type: string, unit: number, cell: number, group = type): Choice =>
  numbered(rules, [type, group], unit * (rules.board.grid.size + 1) + Math.max(-1, cell) + 1, NOTHING, () => {
    const piece = rules.units.ids[unit]
    const at = { kind: 'piece', piece, ...(cell >= 0 && { cell }) } as const
    return choice(rules, type, { unit: piece }, at, { unit }, group)
  })

/** A unit to a cell in one choice. */
export const unitToCell = (rules: Rules, type: string, unit: number, cell: number): Choice =>
  choice(
    rules,
    type,
    { unit: rules.units.ids[unit], cell: rules.board.grid.names[cell] },
    { kind: 'cell', cell },
    { unit, cell },
    `${type}-one`,
  )

/** A family's units in a cell. */
export const familyInCell = (rules: Rules, type: string, family: number, cell: number): Choice =>
  choice(
    rules,
    type,
    { cell: rules.board.grid.names[cell], family: rules.seats[family] },
    { kind: 'cell', cell },
    { family, cell },
  )

export const ofCard = (
  rules: Rules,
  type: string,
  card: number,
  fields: Fields,
  about: About,
  group: string,
): Choice =>
  choice(
    rules,
    type,
    { card: rules.cards.ids[card], ...fields },
    { kind: 'card', card: rules.cards.ids[card] },
    { card, ...about },
    group,
  )

/** A card by itself: the choice that is listed most often. */
export const ofCardAlone = (rules: Rules, type: string, card: number): Choice =>
  numbered(rules, [type, type], card, NOTHING, () => ofCard(rules, type, card, {}, NOTHING, type))

export const ofOffice = (rules: Rules, type: string, office: number, group = type): Choice =>
  choice(
    rules,
    type,
    { office: rules.offices.ids[office] },
    { kind: 'button', button: `${type}-${rules.offices.ids[office]}` },
    { office },
    group,
  )

export const ofLocation = (rules: Rules, type: string, location: number): Choice =>
  choice(
    rules,
    type,
    { location: rules.locations.ids[location] },
    { kind: 'button', button: `${type}-${rules.locations.ids[location]}` },
    { location },
  )

/** A note of so many millions. */
export const ofNote = (rules: Rules, type: string, value: number): Choice =>
  choice(rules, type, { note: value }, { kind: 'button', button: `${type}-${value}` }, { count: value })

/** With which card (none: the secret police), on whom, where. */
export const ofAttempt = (rules: Rules, card: number, family: number, location: number): Choice => {
  const where = { family: rules.seats[family], location: rules.locations.ids[location] }
  const about = { family, location }
  return card < 0
    ? choice(rules, 'send-police', where, { kind: 'seat', seat: where.family }, about, 'attempt-police')
    : ofCard(rules, 'attempt', card, where, about, 'attempt')
}

/** One of a few words of the rules. */
export const ofWord = (rules: Rules, type: string, field: string, word: string): Choice =>
  choice(rules, type, { [field]: word }, { kind: 'button', button: `${type}-${word}` }, {}, `${type}-${word}`)

export const prompt = (rules: Rules, key: string, about: About = {}): Message => ({
  key: `junta.prompt.${key}`,
  values: wordsOf(rules, about),
})

/** Indices by names in actions, -1 for none. */
export const cellIn = (rules: Rules, { cell }: Action): number =>
  typeof cell === 'string' ? rules.board.grid.indexOf(cell) : -1
export const familyIn = (rules: Rules, { family }: Action): number => rules.seats.indexOf(family as string)
export const unitIn = (rules: Rules, { unit }: Action): number => rules.units.ids.indexOf(unit as string)
export const cardIn = (rules: Rules, { card }: Action): number =>
  rules.cards.indexOf.get(card as string) ?? -1
export const officeIn = (rules: Rules, { office }: Action): number =>
  rules.offices.ids.indexOf(office as string)
