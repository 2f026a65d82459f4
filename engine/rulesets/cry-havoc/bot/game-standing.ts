/** How a game stands for a side: points so far, figures that can still fight, and how near they are to what they go for. */
import { load } from '../position-cache'
import { isAble, isCaptive } from '../rules/figures'
import { pointsOf } from '../rules/scoring'
import { type CryHavocState, isLiving, WOUNDED } from '../state'
import { errandOf } from './goals'
import { type Outlook, worthOf } from './outlook'

/** Percent of a figure's worth that is left to its side. */
const LEFT = { able: 100, stunned: 70, wounded: 45 } as const
/** Steps to a goal count no more than this. */
const FARTHEST = 30
/** A lead by this part of all figures is as good as a win, in percent. */
const DECISIVE = 60

export function standingOf(outlook: Outlook, state: CryHavocState): number {
  const { rules, side, weights } = outlook
  load(rules, state)
  let lead = 0
  let all = 0
  let way = 0
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    const { side: sides, beast } = rules.pieces
    if (beast[piece] === 1) continue
    const worth = worthOf(rules, piece) * 100
    all += worth
    lead += (sides[piece] === side ? 1 : -1) * Math.trunc((worth * leftOf(outlook, state, piece)) / 100)
    if (sides[piece] !== side || state.cell[piece] < 0 || !isAble(rules, state, piece)) continue
    way += Math.min(FARTHEST, errandOf(outlook, state, piece).field[state.cell[piece]])
  }
  const others = rules.sides.reduce(
    (most, _, other) => (other === side ? most : Math.max(most, pointsOf(rules, state, other))),
    0,
  )
  const points = (pointsOf(rules, state, side) - others) * 100
  const steps = Math.trunc((way * weights.approach * 100) / Math.max(1, weights.kill))
  return Math.trunc(((lead + points - steps) * 1000 * 100) / (Math.max(1, all) * DECISIVE))
}

function leftOf({ rules }: Outlook, state: CryHavocState, piece: number): number {
  if (!isLiving(state, piece) || isCaptive(state, piece)) return 0
  if (state.health[piece] === WOUNDED) return LEFT.wounded
  return state.stunned[piece] !== 0 ? LEFT.stunned : LEFT.able
}
