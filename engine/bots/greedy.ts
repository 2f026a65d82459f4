/**
 * Takes the choice that the scorer of the ruleset finds best, by the weights of the pack. Among equals it picks with a
 * generator of its own, so that a seed gives the same game again. A game without a scorer is played at random.
 */
import { ownDef } from '../kernel/position'
import { nextBelow, seedRandom } from '../kernel/random'
import { counselledRulesetOf } from '../rulesets'
import type { Choice, Decision, GameDef, Scorer, Seat, Seed } from '../types'
import type { Bot } from './random'

/** Optional actions that a bot takes between two answers to what it is asked, at most: one that always finds another must not hold up the game. */
export const MOST_OPTIONAL = 60

export const greedyBot = (def: GameDef, seat: Seat, seed: Seed): Bot => greedyIn(def, seat, seedRandom(seed))

/** By the scorer of the game. Ties are broken by `rng`, which moves on in place. */
export function greedyIn(def: GameDef, seat: Seat, rng: number[]): Bot {
  const ruleset = counselledRulesetOf(def)
  return greedyBy(ruleset.scorer?.(ownDef(ruleset, def), seat), rng)
}

/** What a greedy bot does where it is left no choice: it asks no scorer, and its generator moves on all the same. */
export const leftNoChoice = ({ choices: [only] }: Decision, rng: number[]): Choice => {
  nextBelow(rng, 1)
  return only
}

/** By a scorer that the caller has made; without one, at random. Ties are broken by `rng`, which moves on in place. */
export function greedyBy(scorer: Scorer | undefined, rng: number[]): Bot {
  let optionalActionsLeft = MOST_OPTIONAL
  const answered = () => {
    optionalActionsLeft = MOST_OPTIONAL
  }
  const choose: Bot = (decision, view) => {
    const { choices } = decision
    answered()
    if (!scorer || choices.length === 1) return choices[nextBelow(rng, choices.length)]
    const best = bestOf(scorer.score(decision, view))
    return choices[best[nextBelow(rng, best.length)]]
  }
  if (!scorer?.optionalAction) return choose
  const optionalAction: Bot['optionalAction'] = (decision, view) => {
    const index = optionalActionsLeft > 0 ? scorer.optionalAction?.(decision, view) : undefined
    if (index === undefined) return undefined
    optionalActionsLeft -= 1
    return decision.choices[index]
  }
  return Object.assign(choose, { optionalAction, answered })
}

/** Indices of the highest number. */
function bestOf(scores: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY
  let best: number[] = []
  for (let i = 0; i < scores.length; i++) {
    if (scores[i] > highest) {
      highest = scores[i]
      best = [i]
    } else if (scores[i] === highest) best.push(i)
  }
  return best
}
