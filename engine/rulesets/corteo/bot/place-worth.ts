/** The worth of a cell as the end of a piece's move: its distance from the goal, objectives, clashes, danger. */
import type { CorteoState } from '../state'
import { contactWorth } from './contact'
import { FAR } from './fields'
import { openValue } from './goals'
import { hemmedLoss } from './losses'
import type { Outlook } from './outlook-type'
import { costAtEnd } from './shelter'
import { escortWorth, preyWorth } from './walking'

/** The most power against a cell that counts; more is not worse. */
const MOST_DANGER = 24

export function placeWorth(outlook: Outlook, state: CorteoState, piece: number, cell: number): number {
  return (
    objectiveWorth(outlook, state, piece, cell) +
    contactWorth(outlook, state, piece, cell) +
    preyWorth(outlook, piece, cell) +
    escortWorth(outlook, state, piece, cell) -
    farness(outlook, piece, cell) -
    dangerAt(outlook, piece, cell) -
    exposedAtEnd(outlook, state, piece, cell)
  )
}

/** Returns the cost of the remaining way to the goal. */
export function farness({ goals, weights }: Outlook, piece: number, cell: number): number {
  const field = goals[piece]
  return field ? Math.min(field[cell], FAR) * weights.approach : 0
}

/** Returns the worth of an objective for its first piece. An objective that no enemy can reach counts in part. */
export function objectiveWorth(
  { rules, weights, side, danger }: Outlook,
  state: CorteoState,
  piece: number,
  cell: number,
): number {
  const value = openValue(rules, state, cell)
  if (value === 0 || rules.pieces.passive[piece] !== 0) return 0
  const { cache, objectives } = rules
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other]) if (other !== piece) return 0
  const whole = value * weights.objective
  if (side === objectives.side || danger[cell] > 0) return whole
  return Math.trunc((whole * weights.garrison) / 100)
}

/** Returns the cost of exposure at the end, which counts in the last hand only. */
function exposedAtEnd({ rules, weights }: Outlook, state: CorteoState, piece: number, cell: number): number {
  return state.hand === rules.hands ? costAtEnd(rules, state, piece, cell) * weights.shelter : 0
}

/** Returns the danger of a cell: the enemy strength in reach beyond its holders. Few escape routes increase it. */
function dangerAt({ rules, weights, side, danger, ...rest }: Outlook, piece: number, cell: number): number {
  const { ground, pieces, arrests } = rules
  if (ground.shelter[side][cell] === 1 || danger[cell] === 0) return 0
  const excess = danger[cell] - holders(rules, piece, cell)
  if (excess <= 0) return 0
  const strength = Math.min(excess, MOST_DANGER) * weights.danger
  if (!arrests.sides.includes(side) || rules.cache.hostile[side][cell] === 0) return strength
  const ours = { cell, side, walk: pieces.walk[piece], power: pieces.power[piece], arrivalCell: -1 }
  return strength + Math.trunc(hemmedLoss({ rules, weights, side, danger, ...rest }, ours) / 2)
}

/** Returns the power of the piece and of own pieces on the cell and next to it. */
function holders({ ground, cache, pieces }: Outlook['rules'], piece: number, cell: number): number {
  const side = pieces.side[piece]
  let power = pieces.power[piece]
  const add = (at: number) => {
    const first = cache.top[at]
    if (first < 0 || pieces.side[first] !== side) return
    for (let other = first; other >= 0; other = cache.next[other])
      if (other !== piece) power += pieces.power[other]
  }
  add(cell)
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.linked[slot] === 1) add(ground.neighbours[slot])
  return power
}
