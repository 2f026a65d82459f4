/** The budget that a bot proposes: the cheapest majority, from each family's demand and its estimated votes. */
import { payees } from '../rules/budget'
import { handSize } from '../rules/cards'
import { isPresent } from '../rules/seats'
import { CARDS, type JuntaState } from '../state'
import { type Beliefs, ownMoney } from './beliefs'
import { aidOf } from './funds'
import { oddsWith, stanceOf } from './plot'
import { demandOf } from './regime'
import { ownVotes, votesInSight } from './votes'

/** Returns the millions for each family, by seat. Computed once for all choices of the same budget. */
export function budgetPlan(beliefs: Beliefs, view: JuntaState): readonly number[] {
  const { memory } = beliefs
  const about = `${view.turn} ${view.president} ${ownMoney(beliefs, view)} ${view.place.join()}`
  if (memory.budget?.about !== about) memory.budget = { about, shares: planned(beliefs, view) }
  return memory.budget.shares
}

function planned(beliefs: Beliefs, view: JuntaState): readonly number[] {
  const { rules, weights } = beliefs
  const voters = payees(rules, view).filter((family) => isPresent(view, family))
  const hidden = votesPerHidden(beliefs, view)
  const votes = voters.map(
    (family) => 100 * votesInSight(rules, view, family) + handSize(view, family) * hidden,
  )
  const demands = voters.map((family) => demandOf(beliefs, view, family))
  const all = votes.reduce((sum, one) => sum + one, 0)
  const own = 100 * ownVotes(beliefs, view)
  let best: readonly number[] = voters.map(() => 0)
  let least = Number.POSITIVE_INFINITY
  for (let set = 0; set < 1 << voters.length; set++) {
    const isIn = (at: number) => (set & (1 << at)) !== 0
    const bought = votes.reduce((sum, one, at) => sum + (isIn(at) ? one : 0), 0)
    const against = Math.trunc(((all - bought) * weights.caution) / 100)
    if (own + bought < against) continue
    const shares = sharesOf(
      aidOf(rules),
      demands.map((demand, at) => (isIn(at) ? demand : -1)),
    )
    const cost = shares.reduce((sum, one) => sum + one, 0)
    if (cost > ownMoney(beliefs, view)) continue
    const price = cost * weights.money + dangerOf(beliefs, view, voters, shares)
    if (price >= least) continue
    least = price
    best = shares
  }
  const plan = rules.seats.map(() => 0)
  voters.forEach((family, at) => {
    plan[family] = best[at]
  })
  return plan
}

/** Returns the cost in points of a coup by the families with a reason for one. */
function dangerOf(
  beliefs: Beliefs,
  view: JuntaState,
  voters: readonly number[],
  shares: readonly number[],
): number {
  const budget = view.budget.map(() => 0)
  voters.forEach((family, at) => {
    budget[family] = shares[at]
  })
  const odds = oddsWith(beliefs, view, (family) => stanceOf(beliefs, { ...view, budget }, family))
  return odds < beliefs.weights.daring
    ? 0
    : Math.trunc((odds * beliefs.weights.office * beliefs.weights.coup) / 1000)
}

/** Returns the smallest sums that exceed each family's demand on what they leave. A negative demand gets nothing. */
function sharesOf(aid: number, demands: readonly number[]): number[] {
  for (let kept = 0; ; kept++) {
    const shares = demands.map((demand) => (demand < 0 ? 0 : Math.trunc((kept * demand) / 100) + 1))
    if (shares.reduce((sum, one) => sum + one, 0) >= aid - kept) return shares
  }
}

/** Estimates the votes of a hidden card in a budget, in hundredths, from the influences that are not in sight. */
function votesPerHidden({ rules }: Beliefs, view: JuntaState): number {
  const { cards } = rules
  let inSight = 0
  let all = 0
  cards.ids.forEach((_, card) => {
    if (cards.kind[card] !== 'influence') return
    all += cards.votes[card]
    if (view.place[card] < CARDS.hidden) inSight += cards.votes[card]
  })
  const hidden = view.place.filter((place) => place >= CARDS.hidden).length
  return hidden === 0 ? 0 : Math.trunc((100 * (all - inSight)) / hidden)
}
