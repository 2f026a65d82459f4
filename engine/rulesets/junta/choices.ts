/** Choices: an action, its target, and its label under `junta.choice`. Also prompts, and indices for names in actions. */
import { memoise } from '../../memoise'
import type { Action, Choice, Message, MessageValue, Target } from '../../types'
import { type About, wordsOf } from './events'
import type { Rules } from './rules'
import { NOBODY } from './state'

type Fields = Readonly<Record<string, string | number>>

/** Makes any choice, with the subjects of its label. */
export const make = (
  rules: Rules,
  action: Action,
  at: Target,
  about: About,
  values: Readonly<Record<string, MessageValue>> = {},
  group = action.type,
): Choice => ({
  action,
  at,
  label: { key: `junta.choice.${group}`, values: { ...wordsOf(rules, about), ...values } },
  group,
})

/** Choices by all their parts, each made once a game, since most are listed repeatedly. */
const choicesOf = memoise((_: Rules) => new Map<string, Choice>())

function choice(rules: Rules, type: string, fields: Fields, at: Target, about: About, group = type): Choice {
  const known = choicesOf(rules)
  let key = `${type} ${group}`
  for (const field in fields) key += ` ${fields[field]}`
  for (const word in about) key += `,${about[word as keyof About]}`
  if (at.kind === 'piece') key += `@${at.cell}`
  const before = known.get(key)
  if (before) return before
  const fresh = make(rules, { type, ...fields }, at, about, {}, group)
  known.set(key, fresh)
  return fresh
}

const NO_FIELDS: Fields = {}
const NOTHING: About = {}

export const button = (rules: Rules, type: string, about: About = NOTHING, group = type): Choice =>
  choice(rules, type, NO_FIELDS, { kind: 'button', button: type }, about, group)

export const ofCell = (
  rules: Rules,
  type: string,
  cell: number,
  about: About = NOTHING,
  group = type,
): Choice => {
  const fields = { cell: rules.board.grid.names[cell] }
  return choice(rules, type, fields, { kind: 'cell', cell }, { cell, ...about }, group)
}

export const ofFamily = (
  rules: Rules,
  type: string,
  family: number,
  about: About = NOTHING,
  group = type,
): Choice => {
  const fields = { family: rules.seats[family] }
  return choice(rules, type, fields, { kind: 'seat', seat: fields.family }, { family, ...about }, group)
}

export const ofUnit = (rules: Rules, type: string, unit: number, cell: number, group = type): Choice => {
  const piece = rules.units.ids[unit]
  const at = { kind: 'piece', piece, ...(cell >= 0 && { cell }) } as const
  return choice(rules, type, { unit: piece }, at, { unit }, group)
}

/** Makes a choice for a unit and a cell. */
export const unitToCell = (rules: Rules, type: string, unit: number, cell: number): Choice =>
  choice(
    rules,
    type,
    { unit: rules.units.ids[unit], cell: rules.board.grid.names[cell] },
    { kind: 'cell', cell },
    { unit, cell },
    `${type}-one`,
  )

/** Makes a choice for a family's units in a cell. */
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

/** Makes a choice for a card alone. */
export const ofCardAlone = (rules: Rules, type: string, card: number): Choice =>
  ofCard(rules, type, card, NO_FIELDS, NOTHING, type)

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

/** Makes a choice for a note of a value in millions. */
export const ofNote = (rules: Rules, type: string, value: number): Choice =>
  choice(rules, type, { note: value }, { kind: 'button', button: `${type}-${value}` }, { count: value })

/** Makes a choice for an attempt: the card (NOBODY for the secret police), the victim, the location. */
export const ofAttempt = (rules: Rules, card: number, family: number, location: number): Choice => {
  const where = { family: rules.seats[family], location: rules.locations.ids[location] }
  const about = { family, location }
  return card < 0
    ? choice(rules, 'send-police', where, { kind: 'seat', seat: where.family }, about, 'attempt-police')
    : ofCard(rules, 'attempt', card, where, about, 'attempt')
}

/** Makes a choice for one of a few words of the rules. */
export const ofWord = (rules: Rules, type: string, field: string, word: string): Choice =>
  choice(rules, type, { [field]: word }, { kind: 'button', button: `${type}-${word}` }, {}, `${type}-${word}`)

export const prompt = (rules: Rules, key: string, about: About = {}): Message =>
  say(key, wordsOf(rules, about))

type Value = Action[string] | undefined
const indexIn = (indexOf: ReadonlyMap<string, number>, name: Value): number =>
  (typeof name === 'string' ? indexOf.get(name) : undefined) ?? NOBODY

/** Return indices for names in actions, NOBODY for none. */
export const cellIn = (rules: Rules, { cell }: Action): number =>
  typeof cell === 'string' ? rules.board.grid.indexOf(cell) : NOBODY
export const familyIn = (rules: Rules, { family }: Action): number => rules.seats.indexOf(String(family))
export const unitIn = (rules: Rules, { unit }: Action): number => indexIn(rules.units.indexOf, unit)
export const cardIn = (rules: Rules, { card }: Action): number => indexIn(rules.cards.indexOf, card)
export const officeIn = (rules: Rules, { office }: Action): number => indexIn(rules.offices.indexOf, office)
export const locationIn = (rules: Rules, { location }: Action): number =>
  indexIn(rules.locations.indexOf, location)
/** Returns a number in an action, NOBODY for none. */
export const numberIn = (action: Action, field: string): number => {
  const value = action[field]
  return typeof value === 'number' ? value : NOBODY
}

export const say = (key: string, values?: Message['values']): Message => ({
  key: `junta.prompt.${key}`,
  values,
})
