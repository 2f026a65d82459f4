/** The best fight of step 4 among adjacent pieces: several against one, or one against two. */
import { reaches } from '../rules/contact'
import { joinersOf, mayAttack, mayBeAttacked, opponentsInReach } from '../rules/fights'
import { attackOf, piecesWhere } from '../rules/figures'
import { isOverwhelming, sumsOf } from '../rules/melee'
import { quarterDie } from '../rules/ransom'
import type { CryHavocState } from '../state'
import { fightWorth, SCALE } from './odds'
import type { Outlook } from './outlook'

export type Plan = {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  readonly worth: number
}

/** Returns the best plan with the pieces already selected, or `undefined` if none is worth it. */
export function bestPlan(outlook: Outlook, state: CryHavocState): Plan | undefined {
  let best: Plan | undefined
  const consider = (plan: Plan | undefined) => {
    if (plan && plan.worth > 0 && (!best || plan.worth > best.worth)) best = plan
  }
  for (let defender = 0; defender < outlook.rules.pieces.count; defender++) {
    if (!mayBeAttacked(outlook.rules, state, defender)) continue
    if (state.defenders.length > 0 && !state.defenders.includes(defender)) continue
    for (const plan of plansOn(outlook, state, defender)) consider(plan)
  }
  for (const plan of sweeps(outlook, state)) consider(plan)
  return best
}

/** Returns plans against one defender: the selected attackers, and then the strongest helpers, one more each time. */
function plansOn(outlook: Outlook, state: CryHavocState, defender: number): Plan[] {
  const { rules } = outlook
  if (state.defenders.length > 1) return []
  if (!state.attackers.every((piece) => reaches(rules, state, piece, defender))) return []
  const more = helpers(outlook, state, defender)
  const plans: Plan[] = []
  for (let count = state.attackers.length > 0 ? 0 : 1; count <= more.length; count++) {
    const attackers = [...state.attackers, ...more.slice(0, count)]
    const worth = fightWorth(outlook, state, attackers, [defender])
    if (worth === undefined) continue
    plans.push({
      attackers,
      defenders: [defender],
      worth: spread(worth + quarter(outlook, state, attackers, defender) + eager(state), attackers.length),
    })
  }
  return plans
}

function helpers({ rules }: Outlook, state: CryHavocState, defender: number): number[] {
  const given = { ...state, defenders: [defender] }
  const found =
    state.attackers.length > 0
      ? joinersOf(rules, given)
      : piecesWhere(
          rules,
          (piece) => mayAttack(rules, state, piece) && reaches(rules, state, piece, defender),
        )
  return found.sort((a, b) => attackOf(rules, state, b) - attackOf(rules, state, a) || a - b)
}

/** Returns plans of one attacker against two, which pay only for the strong. */
function sweeps(outlook: Outlook, state: CryHavocState): Plan[] {
  const { rules } = outlook
  if (state.attackers.length !== 1) return []
  const [attacker] = state.attackers
  const reached = opponentsInReach(rules, state, attacker)
  const plans: Plan[] = []
  for (const first of reached)
    for (const second of reached) {
      if (second <= first || !state.defenders.every((piece) => piece === first || piece === second)) continue
      const worth = fightWorth(outlook, state, [attacker], [first, second])
      if (worth !== undefined)
        plans.push({ attackers: [attacker], defenders: [first, second], worth: spread(worth, 1) })
    }
  return plans
}

/** Returns the possible loss by the surrender of a lone knight (CH-98). */
function quarter(
  { rules, weights }: Outlook,
  state: CryHavocState,
  attackers: readonly number[],
  defender: number,
): number {
  const sums = sumsOf(rules, state, attackers, [defender])
  if (!rules.ransom || !isOverwhelming(rules, state, attackers, [defender], sums)) return 0
  return Math.trunc(
    (rules.pieces.captureWorth[defender] * weights.capture * SCALE * quarterDie(rules, state, defender)) /
      rules.melee.die,
  )
}

/** Returns a bonus that grows with the turn, so that worse odds become acceptable. */
const eager = ({ turn }: CryHavocState): number => turn * SCALE

/** Reduces the worth by the number of attackers, who could fight elsewhere. */
const spread = (worth: number, attackers: number): number =>
  worth <= 0 ? worth : Math.trunc((worth * 12) / (attackers + 2))
