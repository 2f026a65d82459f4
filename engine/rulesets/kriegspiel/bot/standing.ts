/** How a game stands for a side: what is left of both, and how good the position is before its own attack. */
import type { KriegspielState } from '../state'
import { type Outlook, priceOf, worth } from './outlook'

/** The lead in material that is as good as a win, in percent of all there is. */
const DECISIVE = 40

export function standingOf(outlook: Outlook, state: KriegspielState): number {
  const { rules, side, enemies } = outlook
  const position = worth({ ...outlook, quiet: 0 }, state)
  const own = materialOf(outlook, state, side)
  const theirs = enemies.reduce((sum, enemy) => sum + materialOf(outlook, state, enemy), 0)
  const all = Math.max(
    1,
    rules.sides.reduce((sum, _, one) => sum + wholeOf(outlook, one), 0),
  )
  return Math.trunc(((own - theirs + Math.trunc(position / 2)) * 1000 * 100) / (all * DECISIVE))
}

/** Units on the map and arsenals that stand, in points of the weights. */
function materialOf({ rules, weights }: Outlook, state: KriegspielState, side: number): number {
  const { pieces, arsenals } = rules
  let sum = 0
  for (let piece = pieces.from[side]; piece < pieces.from[side + 1]; piece++)
    if (state.cell[piece] >= 0) sum += priceOf(rules, weights, piece)
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === side && state.arsenals[index] === 1) sum += weights.arsenal
  return sum
}

/** All that a side could ever have. */
function wholeOf({ rules, weights }: Outlook, side: number): number {
  const { pieces, arsenals } = rules
  let sum = 0
  for (let piece = pieces.from[side]; piece < pieces.from[side + 1]; piece++)
    sum += priceOf(rules, weights, piece)
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === side) sum += weights.arsenal
  return sum
}
