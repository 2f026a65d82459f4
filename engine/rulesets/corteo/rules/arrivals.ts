/** The pieces that can enter the map at the start of a turn: scheduled, bought with points, late, or returning. */
import { FOR_GOOD } from '../../../blocks/block-state'
import type { Rules } from '../rules'
import { AWAY, type CorteoState, RESERVE } from '../state'
import { isInForce } from './in-force'
import { hasRoom } from './stack'

/** C-106: true for a piece off the map that returns in this hand. */
const isBack = (state: CorteoState, piece: number): boolean => {
  const index = state.gone.indexOf(piece)
  return index >= 0 && state.goneUntil[index] <= state.hand
}

/** C-106: the later turn in which a piece off the map returns; `undefined` if it may return now, or has left for good. */
export function turnOfReturn({ gone, goneUntil, hand }: CorteoState, piece: number): number | undefined {
  const until = goneUntil[gone.indexOf(piece)]
  return until > hand && until < FOR_GOOD ? until : undefined
}

const isDue = ({ pieces }: Rules, state: CorteoState, piece: number): boolean =>
  state.cell[piece] === RESERVE && dueNow(state, pieces.type[piece]) > 0

/** Returns the number of pieces of a type that may enter. Pieces that may wait are excluded once their player waits. */
const dueNow = ({ due, patient, waits }: CorteoState, type: number): number =>
  waits === 1 ? due[type] - patient[type] : due[type]

/** C-148: true for a late piece that may arrive now and is not on the map yet. */
export const isArriving = (rules: Rules, state: CorteoState, piece: number): boolean =>
  rules.pieces.arrival[piece] >= 0 &&
  state.cell[piece] === AWAY &&
  rules.arrivals[rules.pieces.arrival[piece]].hand <= state.hand &&
  !state.gone.includes(piece) &&
  isInForce(rules, state, 'arrivals')

/** C-027: true if the side in turn can pay for the piece with its remaining points. */
export const isAffordable = (rules: Rules, state: CorteoState, piece: number): boolean =>
  state.budget > 0 &&
  state.waits === 0 &&
  state.cell[piece] === RESERVE &&
  rules.pieces.arrival[piece] < 0 &&
  rules.pieces.power[piece] <= state.budget

export const mayEnter = (rules: Rules, state: CorteoState, piece: number): boolean =>
  rules.pieces.seat[piece] === state.mover &&
  (isDue(rules, state, piece) ||
    isAffordable(rules, state, piece) ||
    isArriving(rules, state, piece) ||
    isBack(state, piece))

/** Returns lists of cells where the piece may enter. */
export function entryCells(rules: Rules, state: CorteoState, piece: number): readonly (readonly number[])[] {
  const { pieces, arrivals, leaving, panic } = rules
  const left = state.gone.indexOf(piece)
  if (left >= 0) return leaving ? [leaving.edges[state.goneBy[left]]] : []
  if (isArriving(rules, state, piece)) return [arrivals[pieces.arrival[piece]].cells(rules, state)]
  const entries = entriesFor(rules, state, piece)
  return entries.length > 0 ? entries.map(({ cells }) => cells(rules, state)) : [panic.cells[state.turn]]
}

/** Returns the schedule entries for this piece, from this hand or earlier. Pieces that found no room on a base return by the bases instead. */
const entriesFor = (rules: Rules, state: CorteoState, piece: number) =>
  rules.reinforcements.filter(
    ({ hand, side, units, points, when }, index) =>
      hand <= state.hand &&
      side === state.turn &&
      (when === undefined || state.came.includes(index)) &&
      (units.some(([type]) => type === rules.pieces.type[piece]) ||
        (points > 0 && isAffordable(rules, state, piece))),
  )

/** C-148: late pieces share a cell only with each other. C-133: no piece returns to a closed cell. */
export function fitsThere(rules: Rules, state: CorteoState, piece: number, cell: number): boolean {
  const { pieces, cache } = rules
  if (cache.marker[cell] !== 0 || !hasRoom(rules, piece, cell)) return false
  if (!isArriving(rules, state, piece)) return true
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other])
    if (pieces.arrival[other] !== pieces.arrival[piece] || !state.newcomers.includes(other)) return false
  return true
}
