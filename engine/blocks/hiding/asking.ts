/** The questions to the players of hidden units at the start of a turn: to move in secret, to come into sight, or to stay. */
import type { Message } from '../../types'
import type { Blocks } from '../context'
import { start } from '../interpreter'
import {
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type DoEffect,
  type HiddenEntry,
  type Lurker,
  NO_SUBJECT,
  NOTHING,
  type Subject,
} from '../port'
import { foundEffect } from '../questions/found'
import { cellsFrom } from '../units/moving'
import { entryOf, lurkersOf, moveTo, piecesIn, spot, spotAll, unitName } from './hidden'

/** The answer to come into sight. */
const APPEARS = -2

/** Returns no effects if no entry lets its units do anything. */
export function askEffects(blocks: Blocks, entries: readonly HiddenEntry[]): DoEffect[] {
  const sides = entries.filter(canAct).map(({ side }) => side)
  const seats = blocks.seats.flatMap(({ side }, seat) => (sides.includes(side) ? [seat] : []))
  if (seats.length === 0) return []
  const asks = blocks.made.lists.push(seats.map((seat) => askEffect(blocks, seat))) - 1
  return [
    (turn, _, run) => {
      const [first, ...rest] = lurkersOf(turn.rules, turn.state)
        .filter(({ piece }) => isAsked(turn, piece))
        .map((lurker) => [orderOf(turn, lurker), lurker.piece] as const)
        .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
        .map(([, piece]) => piece)
      if (first !== undefined) start(run, asks, { ...NO_SUBJECT, it: first }, rest)
    },
  ]
}

/** Counters come in the order of their cells, because that of the units would tell which unit lies under which counter. */
const orderOf = ({ rules, state }: BlockTurn, { piece, cell }: Lurker): number =>
  entryOf(rules, state, piece)?.isCounter ? cell : -1

const canAct = ({ moves, appears }: HiddenEntry): boolean => moves !== undefined || appears

/** A unit of a side that has its own turns is asked for at the start of these only. */
function isAsked({ rules, state }: BlockTurn, piece: number): boolean {
  const { port } = rules.blocks
  const entry = entryOf(rules, state, piece)
  if (!entry) return false
  // Units that lie under equal counters are asked for alike.
  const isAsking = rules.blocks.hidden?.some((one) => one.side === entry.side && canAct(one)) === true
  return isAsking && (port.isTurnOfSide !== true || port.sideInTurn(rules, state) === entry.side)
}

function askEffect(blocks: Blocks, seat: number): DoEffect {
  const answered = blocks.made.lists.push([carryOutAnswer]) - 1
  const question = { id: `hidden-${blocks.seats[seat].id}`, seat: blocks.seats[seat].id, secret: true }
  const { names } = blocks.board.grid
  const index = blocks.made.asks.length
  const ask = foundEffect(blocks, question, {
    kind: 'cell',
    ofHand: true,
    all: (rules, state, subject) => answersFor(blocks, rules, state, subject),
    id: (_rules, _state, answer) => (answer === APPEARS ? 'appears' : names[answer]),
    label(rules, state, answer): Message {
      const piece = state.underway?.asking?.subject.it ?? NOTHING
      const from = lurkersOf(rules, state).find((one) => one.piece === piece)?.cell
      const unit = piece < 0 ? '' : unitName(rules, state, piece)
      const at = from === undefined || from < 0 ? '' : { cell: names[from] }
      if (answer === APPEARS) return { key: 'blocks.answer.appears', values: { unit, cell: at } }
      const key = `blocks.answer.hidden-${answer === from ? 'stays' : 'moves'}`
      return { key, values: { unit, from: at, cell: { cell: names[answer] } } }
    },
    at: (_rules, _state, answer) => (answer >= 0 ? { kind: 'cell', cell: answer } : undefined),
    about: (_rules, _state, subject, cell) => ({ ...subject, cell }),
    list: () => answered,
  })
  blocks.made.asks[index] = {
    ...blocks.made.asks[index],
    name: { message: { key: 'blocks.question.hidden' } },
  }
  return (turn, subject, run) => {
    const { rules, state } = turn
    const pieces = piecesIn(rules)
    const owner = pieces.seat?.(rules, state, subject.it) ?? NOTHING
    const side = pieces.side(rules, state, subject.it)
    const isOwn = owner >= 0 ? owner === seat : blocks.seats.findIndex((one) => one.side === side) === seat
    if (isOwn) ask(turn, subject, run)
  }
}

/** The own cell of the unit, those in its reach, and whether it may appear. */
function answersFor(blocks: Blocks, rules: BlockRules, state: BlockState, subject: Subject): number[] {
  const lurker = lurkersOf(rules, state).find(({ piece }) => piece === subject.it)
  const entry = entryOf(rules, state, subject.it)
  if (!lurker || lurker.cell < 0 || !entry) return []
  rules.blocks.port.load?.(rules, state)
  const most = entry.moves?.(rules, state, subject) ?? 0
  const taken = lurkersOf(rules, state).flatMap(({ piece, cell }) => (piece === subject.it ? [] : [cell]))
  const reached = cellsFrom(blocks, { rules, state }, lurker.piece, lurker.cell, Math.max(0, most))
  const cells = reached.filter((cell) => cell === lurker.cell || !taken.includes(cell))
  return entry.appears ? [...cells, APPEARS] : cells
}

function carryOutAnswer(turn: BlockTurn, { it, cell }: Subject): void {
  if (cell === APPEARS) spot(turn, it)
  else moveTo(turn, it, cell)
  spotAll(turn)
}
