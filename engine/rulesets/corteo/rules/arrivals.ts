/** The pieces that can enter the map at the start of a turn: scheduled, bought with points, late, or returning. */
import type { Rules } from '../rules'
import { AWAY, type CorteoState, RESERVE } from '../state'
import { isInForce } from './in-force'
import { hasRoom } from './stack'

/** C-106: a piece off the map that comes back in this hand. */
const isBack = (state: CorteoState, piece: number): boolean => {
  const index = state.gone.indexOf(piece)
  return index >= 0 && state.goneUntil[index] <= state.hand
}

const isDue = ({ pieces }: Rules, state: CorteoState, piece: number): boolean =>
  state.cell[piece] === RESERVE && dueNow(state, pieces.type[piece]) > 0

/** Pieces of a type that may enter: without those that may wait, once their player has said that they do. */
const dueNow = ({ due, patient, waits }: CorteoState, type: number): number =>
  waits === 1 ? due[type] - patient[type] : due[type]

/** C-148: an extra piece whose hand has come and that is not on the map yet. */
export const isArriving = (rules: Rules, state: CorteoState, piece: number): boolean =>
  rules.pieces.arrival[piece] >= 0 &&
  state.cell[piece] === AWAY &&
  rules.arrivals[rules.pieces.arrival[piece]].hand <= state.hand &&
  !state.gone.includes(piece) &&
  isInForce(rules, state, 'arrivals')

/** C-027: the side in turn may pick it for the points it still has. */
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

/** Lists of cells where it may be put. */
export function entryCells(rules: Rules, state: CorteoState, piece: number): readonly (readonly number[])[] {
  const { pieces, arrivals, leaving, panic } = rules
  const left = state.gone.indexOf(piece)
  if (left >= 0) return leaving ? [leaving.edges[state.goneBy[left]]] : []
  if (isArriving(rules, state, piece)) return [arrivals[pieces.arrival[piece]].cells(rules, state)]
  const entries = entriesFor(rules, state, piece)
  return entries.length > 0 ? entries.map(({ cells }) => cells(rules, state)) : [panic.cells[state.turn]]
}

/**
 * Entries of the schedule, this hand's or older, that bring pieces of this type. Pieces that lost their base for want of
 * room come back by the bases, whatever the schedule.
 */
const entriesFor = (rules: Rules, state: CorteoState, piece: number) =>
  rules.reinforcements.filter(
    ({ hand, side, units, points, when }, index) =>
      hand <= state.hand &&
      side === state.turn &&
      (when === undefined || state.came.includes(index)) &&
      (units.some(([type]) => type === rules.pieces.type[piece]) ||
        (points > 0 && isAffordable(rules, state, piece))),
  )

/** C-148: those who arrive late share a cell with each other only; C-133: nobody comes back on a closed cell. */
export function fitsThere(rules: Rules, state: CorteoState, piece: number, cell: number): boolean {
  const { pieces, cache } = rules
  if (cache.marker[cell] !== 0 || !hasRoom(rules, piece, cell)) return false
  if (!isArriving(rules, state, piece)) return true
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other])
    if (pieces.arrival[other] !== pieces.arrival[piece] || !state.newcomers.includes(other)) return false
  return true
}
