/**
 * Effects that change units: type, side, seat and named states, for good or for some turns. The changes are in the state.
 * Expired entries are ignored, and removed when a new one is added.
 */
import type { Effect } from '../../../schemas/generated/content'
import type { Blocks } from '../context'
import { piecesOf } from '../filters'
import { amountIf } from '../measures'
import {
  type Becomes,
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type DoEffect,
  FOR_GOOD,
  type Measure,
  NOTHING,
  type Subject,
} from '../port'
import { unitChooser } from './choosing'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** Returns the current changes of a unit, or `undefined` if it has none. */
export function becomes(rules: BlockRules, state: BlockState, piece: number): Becomes | undefined {
  let now: Becomes | undefined
  const turn = rules.blocks.port.turnOf(rules, state)
  for (const one of state.recast ?? []) {
    if (one.piece !== piece || one.until < turn) continue
    const before: Becomes = now ?? { unit: NOTHING, side: NOTHING, seat: NOTHING }
    now = {
      unit: one.unit === NOTHING ? before.unit : one.unit,
      side: one.side === NOTHING ? before.side : one.side,
      seat: one.seat === NOTHING && one.side === NOTHING ? before.seat : one.seat,
    }
  }
  return now
}

export function changeEffect(blocks: Blocks, raw: Of<'change'>): DoEffect {
  const port = piecesOf(blocks)
  const choose = unitChooser(blocks, raw)
  const turns = amountIf(blocks, raw.turns)
  const index = (names: readonly string[], name: string | undefined) =>
    name === undefined ? NOTHING : names.indexOf(name)
  const seats = blocks.seats.map(({ id }) => id)
  const side = index(blocks.sides, raw.side)
  const seat = raw.seat === undefined ? firstSeatOf(blocks, side) : index(seats, raw.seat)
  const to: Becomes = { unit: index(blocks.units, raw.unit), side, seat }
  if (Object.values(to).every((value) => value === NOTHING)) return () => {}
  return (turn, subject) => {
    const meant = choose(turn, subject)
    if (meant.length === 0) return
    const now = turnNow(turn)
    const until = lastTurn(turns, turn, subject)
    const lasting = (turn.state.recast ?? []).filter((one) => one.until >= now)
    // A permanent change replaces the earlier ones that it covers.
    const left = until < FOR_GOOD ? lasting : lasting.filter((one) => !isReplaced(one, meant, to))
    turn.state.recast = [...left, ...meant.map((piece) => ({ piece, ...to, until }))]
    port.changed?.(turn)
  }
}

const turnNow = ({ rules, state }: BlockTurn): number => rules.blocks.port.turnOf(rules, state)

const isReplaced = (one: Becomes & { piece: number }, meant: readonly number[], to: Becomes): boolean =>
  meant.includes(one.piece) &&
  (['unit', 'side', 'seat'] as const).every((key) => one[key] === NOTHING || to[key] !== NOTHING)

/** A unit that changes sides belongs to the first seat of the new side, unless the effect names a seat. */
const firstSeatOf = ({ seats }: Blocks, side: number): number =>
  side === NOTHING ? NOTHING : seats.findIndex((seat) => seat.side === side)

export function statusEffect(blocks: Blocks, raw: Of<'status'>): DoEffect {
  const choose = unitChooser(blocks, raw)
  const turns = amountIf(blocks, raw.turns)
  const status = blocks.statuses.indexOf(raw.status)
  return (turn, subject) => {
    const meant = choose(turn, subject)
    if (meant.length === 0) return
    const now = turnNow(turn)
    const until = lastTurn(turns, turn, subject)
    const left = (turn.state.statuses ?? []).filter(
      (one) => one.until >= now && !(one.status === status && meant.includes(one.piece)),
    )
    const fresh = raw.off ? [] : meant.map((piece) => ({ piece, status, until }))
    if (left.length + fresh.length > 0) turn.state.statuses = [...left, ...fresh]
    else delete turn.state.statuses
  }
}

/** The units are fixed at the start; consequences of one exit come later. */
export function exitEffect(blocks: Blocks, raw: Of<'exit'>): DoEffect {
  const port = piecesOf(blocks)
  const choose = unitChooser(blocks, raw)
  return (turn, subject) => {
    for (const piece of choose(turn, subject))
      if (port.cell(turn.rules, turn.state, piece) >= 0) port.exit?.(turn, piece)
  }
}

/** The last turn of a duration that includes this turn; FOR_GOOD without a duration. */
export function lastTurn(turns: Measure | undefined, turn: BlockTurn, subject: Subject): number {
  if (!turns) return FOR_GOOD
  return turnNow(turn) + Math.max(1, turns(turn.rules, turn.state, subject)) - 1
}

/** The names of the states of a unit. */
export function statusesOf(rules: BlockRules, state: BlockState, piece: number): readonly string[] {
  if (state.statuses === undefined) return NONE
  const { port, statuses } = rules.blocks
  const turn = port.turnOf(rules, state)
  return state.statuses.flatMap((one) =>
    one.piece === piece && one.until >= turn ? [statuses[one.status]] : [],
  )
}
const NONE: readonly string[] = []

/** The states of a unit for a table, or an empty object if it has none. */
export function statusesShown(
  rules: BlockRules,
  state: BlockState,
  piece: number,
): { readonly statuses?: readonly string[] } {
  const statuses = statusesOf(rules, state, piece)
  return statuses.length > 0 ? { statuses } : {}
}
