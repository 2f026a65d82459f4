/**
 * The items of deals: political cards and notes in hand, at nearly any time (J-08, J-15, J-64, J-140). Units can be
 * dealt in the movement of a coup (J-120).
 */
import { isOfDeals } from '../../kernel/deals/choices'
import type { DealPort } from '../../kernel/deals/deals'
import { partSource } from '../../kernel/sources'
import type { Action, Message, MessageValue } from '../../types'
import { handTo } from './coup/cards'
import { tradable } from './coup/rules/motion'
import { cardName, typeName, unitName } from './events'
import type { Rules } from './rules'
import { isPending } from './rules/budget'
import { handOf, handPlace, toHand } from './rules/cards'
import { byValue, give, notesOf } from './rules/money'
import { CARDS, CONSEQUENCES, type JuntaState, VALUES } from './state'

/** Phases without deals: a family is a target, or stands before the firing squad (J-15). */
const CLOSED: readonly string[] = ['resolve', 'react', 'return', 'squad', 'close', 'ask', 'over']

/** True while attempts are declared, even if an election or a return interrupts it. */
const isDeclaring = ({ phase, resume }: JuntaState): boolean =>
  phase === 'declare' || resume.some((one) => one.phase === 'declare' && one.begun === 1)
/** True for a living family that is not a target while attempts are declared. */
const isFree = ({ dead, attempts }: JuntaState, seat: number, areDeclared: boolean): boolean =>
  dead[seat] === 0 && !(areDeclared && attempts.some(({ victim }) => victim === seat))
const mayDeal = (_: Rules, state: JuntaState, seat: number): boolean =>
  !CLOSED.includes(state.phase) && isFree(state, seat, isDeclaring(state))
/** True while attempts are declared, and after a coup: then only money can be dealt (J-08). */
export const areCardsOut = (state: JuntaState): boolean => isDeclaring(state) || state.stage === CONSEQUENCES

/** Cards by index, then notes by value, then units. */
const noteItem = (rules: Rules, value: number): number => rules.cards.ids.length + value - 1
/** Returns a number of notes of one value in millions; none for a count below one. */
export const noteItems = (rules: Rules, value: number, count: number): number[] =>
  new Array<number>(Math.max(0, count)).fill(noteItem(rules, value))
export const isNote = (rules: Rules, item: number): boolean =>
  item >= rules.cards.ids.length && !isUnit(rules, item)
export const isUnit = (rules: Rules, item: number): boolean => item >= rules.cards.ids.length + VALUES
const unitItem = (rules: Rules, unit: number): number => rules.cards.ids.length + VALUES + unit
export const unitOf = (rules: Rules, item: number): number => item - rules.cards.ids.length - VALUES
export const millionsOf = (rules: Rules, item: number): number => item - rules.cards.ids.length + 1
const NOTE = /^note-([1-9])$/

export const port: DealPort<JuntaState, Rules> = {
  mayDeal,
  partners(rules, state, seat) {
    const others: number[] = []
    if (CLOSED.includes(state.phase)) return others
    const areDeclared = isDeclaring(state)
    for (let other = 0; other < rules.seats.length; other++)
      if (other !== seat && isFree(state, other, areDeclared)) others.push(other)
    return others
  },
  owned(rules, state, seat) {
    const items = areCardsOut(state) ? [] : handOf(state, seat)
    const notes = seat === state.president && isPending(state) ? [] : notesOf(state, seat)
    for (let value = 1; value <= VALUES; value++)
      for (let left = notes[value - 1] ?? 0; left > 0; left--) items.push(noteItem(rules, value))
    for (const unit of tradable(rules, state, seat)) items.push(unitItem(rules, unit))
    return items
  },
  /** Returns the cards that are out of sight, and a few notes of each value. */
  wantable(rules, state, seat, partner) {
    const items: number[] = []
    for (let card = 0; card < state.place.length && !areCardsOut(state); card++)
      if (isOutOfSight(state, seat, card)) items.push(card)
    for (let value = 1; value <= VALUES; value++)
      for (let left = Math.min(rules.notes[value - 1], MOST_NOTES); left > 0; left--)
        items.push(noteItem(rules, value))
    for (const unit of tradable(rules, state, partner)) items.push(unitItem(rules, unit))
    return items
  },
  itemName(rules, item) {
    if (isUnit(rules, item)) return rules.units.ids[unitOf(rules, item)]
    return isNote(rules, item) ? `note-${millionsOf(rules, item)}` : rules.cards.ids[item]
  },
  itemNamed(rules, name) {
    const value = Number(NOTE.exec(name)?.[1] ?? 0)
    if (value > 0) return value <= VALUES ? noteItem(rules, value) : -1
    const unit = rules.units.indexOf.get(name)
    return unit === undefined ? (rules.cards.indexOf.get(name) ?? -1) : unitItem(rules, unit)
  },
  label(rules, item): Message {
    if (isUnit(rules, item)) {
      const unit = unitOf(rules, item)
      return {
        key: 'junta.deal.unit',
        values: { unit: unitName(rules, unit), number: numberOf(rules, unit) },
      }
    }
    return isNote(rules, item)
      ? { key: 'junta.deal.note', values: { count: millionsOf(rules, item) } }
      : { key: 'junta.deal.card', values: { card: nameOf(rules, item) } }
  },
  target(rules, item) {
    if (isUnit(rules, item)) return { kind: 'piece', piece: rules.units.ids[unitOf(rules, item)] }
    return isNote(rules, item)
      ? { kind: 'button', button: `note-${millionsOf(rules, item)}` }
      : { kind: 'card', card: rules.cards.ids[item] }
  },
  exchange(turn, from, to, gives, wants) {
    const { rules } = turn
    const hand = (giver: number, taker: number, items: readonly number[]) => {
      const values = items.filter((item) => isNote(rules, item)).map((item) => millionsOf(rules, item))
      give(turn, giver, taker, byValue(values))
      for (const item of items)
        if (isUnit(rules, item)) handTo(turn, unitOf(rules, item), taker)
        else if (!isNote(rules, item)) toHand(turn, item, taker)
    }
    hand(from, to, gives)
    hand(to, from, wants)
  },
  /** The number of cards in a hand is public, that of notes is not, and the commander of a unit is. */
  kind: (rules, item) => (isUnit(rules, item) ? item : isNote(rules, item) ? -1 : -2),
  isOpen: isUnit,
  /** Cards by name, the sum of the notes, and units by type. */
  summary(rules, items) {
    const sum = items
      .filter((item) => isNote(rules, item))
      .reduce((total, item) => total + millionsOf(rules, item), 0)
    const units = items.filter((item) => isUnit(rules, item)).map((item) => unitOf(rules, item))
    const types = [...new Set(units.map((unit) => rules.units.type[unit]))]
    return [
      ...items
        .filter((item) => !isNote(rules, item) && !isUnit(rules, item))
        .map((card) => port.label(rules, card)),
      ...(sum > 0 ? [{ key: 'junta.deal.money', values: { count: sum } }] : []),
      ...types.map((type) => ({
        key: 'junta.deal.units',
        values: {
          unit: typeName(rules, type),
          count: units.filter((unit) => rules.units.type[unit] === type).length,
        },
      })),
    ]
  },
  words: ({ words }) => words,
  perTurn: ({ numbers }) => numbers.offers,
  rule: 'J-08',
  section: 'MAT',
  limitSource: ({ pack }) => partSource(pack, 'tables.yaml', 'deals', 'offers'),
}

/** Returns the number of a unit within its type, from 1, since units of a type have the same name. */
const numberOf = ({ units: { type } }: Rules, unit: number): number =>
  type.slice(0, unit + 1).filter((one) => one === type[unit]).length

/** The most notes of one value in one request. */
const MOST_NOTES = 8

const nameOf = (rules: Rules, card: number): MessageValue => cardName(rules, card)

/** True for a card that is neither in this hand nor face up. */
const isOutOfSight = ({ place }: JuntaState, seat: number, card: number): boolean => {
  const where = place[card]
  if (where === handPlace(seat)) return false
  return where === CARDS.pile || where >= CARDS.hidden || (where >= CARDS.hand && where < CARDS.front)
}

/** True if an action is one of deals, although its type has other uses too. */
export function isOfDeal(action: Action): boolean {
  const { type, with: partner, words, card, item } = action
  if (type === 'withdraw') return partner !== undefined
  if (type === 'promise') return words !== undefined
  return type === 'drop' ? card === undefined && item === undefined : isOfDeals(action)
}
