/** The standing of a game for a side: the material of both, and the worth of the position before its own attack. */
import type { Term } from '../../../types'
import type { KriegspielState } from '../state'
import { type Outlook, priceOf, worth } from './outlook'

/** The lead in material that equals a win, in percent of all material. */
const DECISIVE = 40

export function standingOf(outlook: Outlook, state: KriegspielState): number {
  const { own, theirs, position, all } = partsOf(outlook, state)
  return inThousandths(own - theirs + position, all)
}

/** Returns the same standing as a list of its terms. */
export function termsOf(outlook: Outlook, state: KriegspielState): Term[] {
  const { own, theirs, position, all } = partsOf(outlook, state)
  return Object.entries({ own, theirs: -theirs, position }).map(([name, value]) => ({
    label: { key: `kriegspiel.term.${name}` },
    value: inThousandths(value, all),
  }))
}

const inThousandths = (worth: number, all: number): number =>
  Math.trunc((worth * 1000 * 100) / (all * DECISIVE))

/** Returns the material left of both sides, the worth of the position, and the total material at the start, in points of the weights. */
function partsOf(outlook: Outlook, state: KriegspielState) {
  const { rules, side, enemies } = outlook
  const position = worth({ ...outlook, quiet: 0, near: outlook.toUnits(state) }, state)
  const own = materialOf(outlook, state, side)
  const theirs = enemies.reduce((sum, enemy) => sum + materialOf(outlook, state, enemy), 0)
  const all = Math.max(
    1,
    rules.sides.reduce((sum, _, one) => sum + wholeOf(outlook, one), 0),
  )
  return { own, theirs, position: Math.trunc(position / 2), all }
}

/** Returns the value of units on the map and of standing arsenals, in points of the weights. */
function materialOf({ rules, weights }: Outlook, state: KriegspielState, side: number): number {
  const { pieces, arsenals } = rules
  let sum = 0
  for (const piece of pieces.of[side]) if (state.cell[piece] >= 0) sum += priceOf(rules, weights, piece)
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === side && state.arsenals[index] === 1) sum += weights.arsenal
  return sum
}

/** Returns the greatest value of material that a side can have. */
function wholeOf({ rules, weights }: Outlook, side: number): number {
  const { pieces, arsenals } = rules
  let sum = 0
  for (const piece of pieces.of[side]) sum += priceOf(rules, weights, piece)
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === side) sum += weights.arsenal
  return sum
}
