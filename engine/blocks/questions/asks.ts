/** Questions for a unit, a cell, a card, a seat or a number. */
import type { Effect } from '../../../schemas/generated/content'
import type { CellIndex, Message } from '../../types'
import { cardOnTable, DISCARD, DISPLAY, HAND, pileOf } from '../cards/decks'
import { testOf } from '../conditions'
import { type Blocks, whoIf, zoneIf } from '../context'
import { piecesOf, unitsThat } from '../filters'
import { amountOf } from '../measures'
import {
  type BlockRules,
  type BlockState,
  type DoEffect,
  type Measure,
  NO_SUBJECT,
  type Subject,
} from '../port'
import { foundEffect } from './found'
import { about, listsBySeat } from './placeholder'
import { MOST_NUMBERS } from './terms'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

export function askUnitEffect(blocks: Blocks, raw: Of<'ask-unit'>): DoEffect {
  const port = piecesOf(blocks)
  const who = whoIf(blocks, raw.who)
  const list = blocks.listOf(raw.do)
  const cellOf = (rules: BlockRules, state: BlockState, piece: number) => port.cell(rules, state, piece)
  const nameOf = (rules: BlockRules, state: BlockState, piece: number) =>
    port.id?.(rules, state, piece) ?? String(piece)
  return foundEffect(blocks, raw, {
    kind: 'unit',
    all: (rules, state, subject) => (who ? unitsThat(port, rules, state, who, subject) : []),
    id: nameOf,
    label(rules, state, piece): Message {
      const cell = cellOf(rules, state, piece)
      const unit = { text: `units.${blocks.units[port.unit(rules, state, piece)]}` }
      return cell >= 0
        ? { key: 'blocks.answer.unit', values: { unit, cell: cellText(blocks, cell) } }
        : { key: 'blocks.answer.unit-off-map', values: { unit } }
    },
    at(rules, state, piece) {
      const cell = cellOf(rules, state, piece)
      return { kind: 'piece', piece: nameOf(rules, state, piece), ...(cell >= 0 ? { cell } : {}) }
    },
    about: (rules, state, subject, piece) => aboutUnit(blocks, rules, state, subject, piece),
    list: () => list,
  })
}

/** The unit as `it`, its cell as `here`. */
export function aboutUnit(
  { port }: Pick<Blocks, 'port'>,
  rules: BlockRules,
  state: BlockState,
  subject: Subject,
  piece: number,
): Subject {
  return { ...subject, it: piece, cell: port.pieces?.cell(rules, state, piece) ?? subject.cell }
}

const cellText = ({ board }: Blocks, cell: CellIndex) => ({ cell: board.grid.names[cell] })

export function askCellEffect(blocks: Blocks, raw: Of<'ask-cell'>): DoEffect {
  const zone = zoneIf(blocks, raw.zone)
  const list = blocks.listOf(raw.do)
  return foundEffect(blocks, raw, {
    kind: 'cell',
    all(rules, state, subject) {
      const cells: number[] = []
      zone?.(rules, state, subject).forEach((on, cell) => {
        if (on === 1) cells.push(cell)
      })
      return cells
    },
    id: (_rules, _state, cell) => blocks.board.grid.names[cell],
    label: (_rules, _state, cell) => ({
      key: 'blocks.answer.cell',
      values: { cell: cellText(blocks, cell) },
    }),
    at: (_rules, _state, cell) => ({ kind: 'cell', cell }),
    about: (_rules, _state, subject, cell) => ({ ...subject, cell }),
    list: () => list,
  })
}

/** The cards of the own hand, of the display or of the discards, by kind. */
export function askCardEffect(blocks: Blocks, raw: Of<'ask-card'>): DoEffect {
  const index = blocks.decks.findIndex(({ id }) => id === raw.deck)
  const deck = blocks.decks[index]
  const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
  // An unknown deck or seat gives no effect; the checks report the name.
  if (!deck || seat < 0) return () => {}
  const from = raw.from === 'display' ? DISPLAY : raw.from === 'discard' ? DISCARD : HAND + seat
  const pile = deck.piles + from
  const list = blocks.listOf(raw.do)
  return foundEffect(blocks, raw, {
    kind: 'card',
    deck: index,
    ofHand: from >= HAND,
    all: (_, state) => [...pileOf(state, pile)].filter((card) => card >= 0).sort((a, b) => a - b),
    id: (_rules, _state, card) => deck.kinds[card],
    label: (_rules, _state, card) => ({
      key: 'blocks.answer.card',
      values: { card: { text: `cards.${deck.kinds[card]}` } },
    }),
    at(_, state, card) {
      const place = pileOf(state, pile).indexOf(card)
      return place < 0 ? undefined : { kind: 'card', card: cardOnTable(deck, from, place) }
    },
    about: (_rules, _state, subject) => subject,
    list: () => list,
  })
}

export function askSeatEffect(blocks: Blocks, raw: Of<'ask-seat'>): DoEffect {
  const own = blocks.seats.findIndex(({ id }) => id === raw.seat)
  const { when } = raw
  const tests = blocks.seats.map((_, seat) => when && testOf(blocks, about(blocks, when, seat)))
  const meant = seatsMeant(blocks, raw.seats).filter((seat) => raw.seats !== undefined || seat !== own)
  const lists = listsBySeat(blocks, raw.do)
  return foundEffect(blocks, raw, {
    kind: 'seat',
    all: (rules, state, subject) =>
      meant.filter((seat) => tests[seat]?.(rules, state, { ...subject, seat }) ?? true),
    id: (_rules, _state, seat) => blocks.seats[seat].id,
    label: (rules, _, seat) => ({
      key: 'blocks.answer.seat',
      values: { seat: blocks.port.seatName(rules, seat) },
    }),
    about: (_rules, _state, subject, seat) => ({ ...subject, seat }),
    list: lists,
  })
}

/** Seats by index; all of them without a list. */
export const seatsMeant = ({ seats }: Blocks, named: readonly string[] | undefined): number[] =>
  named
    ? named.map((name) => seats.findIndex(({ id }) => id === name)).filter((seat) => seat >= 0)
    : [...seats.keys()]

export function askNumberEffect(blocks: Blocks, raw: Of<'ask-number'>): DoEffect {
  const numbers = numbersBetween(blocks, raw)
  const list = blocks.listOf(raw.do)
  return foundEffect(blocks, raw, {
    kind: 'number',
    isNumber: true,
    all: numbers,
    id: (_rules, _state, number) => String(number),
    label: (_rules, _state, number) => numberLabel(number),
    about: (_rules, _state, subject) => subject,
    list: () => list,
  })
}

export const numberLabel = (number: number) => ({ key: 'blocks.answer.number', values: { number } })

/** The numbers from one bound to the other, in steps from the lower one; empty if the bounds cross. */
export function numbersBetween(
  blocks: Blocks,
  raw: {
    readonly from?: Parameters<typeof amountOf>[1]
    readonly to: Parameters<typeof amountOf>[1]
    readonly step?: number
  },
): (rules: BlockRules, state: BlockState, subject?: Subject) => readonly number[] {
  const from: Measure = amountOf(blocks, raw.from ?? 0)
  const to: Measure = amountOf(blocks, raw.to)
  const step = Math.max(1, raw.step ?? 1)
  return (rules, state, subject = NO_SUBJECT) => {
    const last = to(rules, state, subject)
    const numbers: number[] = []
    for (let next = from(rules, state, subject); next <= last && numbers.length < MOST_NUMBERS; next += step)
      numbers.push(next)
    return numbers
  }
}
