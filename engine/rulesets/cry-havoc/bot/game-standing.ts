/** The standing of a game for a side: points so far, figures that can still fight, and their distance from their goals. */
import type { Term } from '../../../types'
import { load } from '../position/cache'
import { isAble, isCaptive } from '../rules/figures'
import { pointsOf } from '../rules/scoring'
import { type CryHavocState, isLiving, WOUNDED } from '../state'
import { errandOf } from './goals'
import { type Outlook, worthOf } from './outlook'

/** Percent of a figure's worth that remains for its side. */
const LEFT = { able: 100, stunned: 70, wounded: 45 } as const
/** The distance in steps at which nearness to a goal counts 0. */
const FAR_STEPS = 30
/** The lead that equals a win, in percent of the worth of all figures. */
const DECISIVE = 100

export function standingOf(outlook: Outlook, state: CryHavocState): number {
  const { own, theirs, points, nearness, all } = partsOf(outlook, state)
  return inThousandths(own - theirs + points + nearness, all)
}

/** Returns the same standing as a list of its terms. */
export function termsOf(outlook: Outlook, state: CryHavocState): Term[] {
  const { own, theirs, points, nearness, all } = partsOf(outlook, state)
  const parts = { own, theirs: -theirs, points, way: nearness }
  return Object.entries(parts).map(([name, value]) => ({
    label: { key: `cry-havoc.term.${name}` },
    value: inThousandths(value, all),
  }))
}

const inThousandths = (worth: number, all: number): number =>
  Math.trunc((worth * 1000 * 100) / (Math.max(1, all) * DECISIVE))

/**
 * The figures of both sides, the lead in points and the nearness of own figures to their goals, in hundredths of a
 * figure's worth. Nearness is never negative, so that no side gains by losing a figure.
 */
function partsOf(outlook: Outlook, state: CryHavocState) {
  const { rules, side, weights } = outlook
  load(rules, state)
  const left = { own: 0, theirs: 0 }
  let all = 0
  let steps = 0
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    const { side: sides, beast } = rules.pieces
    if (beast[piece] === 1) continue
    const worth = worthOf(rules, state, piece) * 100
    all += worth
    left[sides[piece] === side ? 'own' : 'theirs'] += Math.trunc((worth * leftOf(state, piece)) / 100)
    if (sides[piece] !== side || state.cell[piece] < 0 || !isAble(rules, state, piece)) continue
    steps += Math.max(0, FAR_STEPS - errandOf(outlook, state, piece).field[state.cell[piece]])
  }
  const others = rules.sides.reduce(
    (most, _, other) => (other === side ? most : Math.max(most, pointsOf(rules, state, other))),
    0,
  )
  const points = (pointsOf(rules, state, side) - others) * 100
  const nearness = Math.trunc((steps * weights.approach * 100) / Math.max(1, weights.kill))
  return { ...left, points, nearness, all }
}

function leftOf(state: CryHavocState, piece: number): number {
  if (!isLiving(state, piece) || isCaptive(state, piece)) return 0
  if (state.health[piece] === WOUNDED) return LEFT.wounded
  return state.stunned[piece] !== 0 ? LEFT.stunned : LEFT.able
}
