/**
 * Takes the choice with the best score by the ruleset's scorer and the weights of the pack.
 * Ties are broken by its own generator, so that a seed reproduces the game. Without a scorer it plays at random.
 */
import { ownDef } from '../kernel/position'
import { nextBelow, seedRandom } from '../kernel/random'
import { runtimeRulesetOf } from '../rulesets'
import type { Choice, Decision, GameDef, Scorer, Seat, Seed, View } from '../types'
import { answerValues } from './answers'
import type { Bot } from './random'

/** The limit of optional actions of a bot between two answers, so that it cannot hold up the game. */
export const MOST_OPTIONAL = 60

export const greedyBot = (def: GameDef, seat: Seat, seed: Seed): Bot => greedyIn(def, seat, seedRandom(seed))

/** By the scorer of the game. Ties are broken by `rng`, which moves on in place. */
export function greedyIn(def: GameDef, seat: Seat, rng: number[]): Bot {
  const ruleset = runtimeRulesetOf(def)
  const scorer = ruleset.scorer?.(ownDef(ruleset, def), seat)
  return greedyBy(
    scorer,
    rng,
    scorer && ((decision, view) => answerValues(def, seat, scorer, decision, view, rng)),
  )
}

/** The move of a greedy bot with a single choice: it skips the scorer but advances its generator. */
export const leftNoChoice = ({ choices: [only] }: Decision, rng: number[]): Choice => {
  nextBelow(rng, 1)
  return only
}

/**
 * Scores with the given scorer, or plays at random without one. Ties are broken by `rng`, which advances in place.
 * @param valueAnswers values the answers to some questions of a scenario instead of the scorer
 */
export function greedyBy(
  scorer: Scorer | undefined,
  rng: number[],
  valueAnswers?: (decision: Decision, view: View) => readonly number[] | undefined,
): Bot {
  let optionalActionsLeft = MOST_OPTIONAL
  const answered = () => {
    optionalActionsLeft = MOST_OPTIONAL
  }
  const choose: Bot = (decision, view) => {
    const { choices } = decision
    answered()
    if (!scorer || choices.length === 1) return choices[nextBelow(rng, choices.length)]
    const best = bestOf(valueAnswers?.(decision, view) ?? scorer.score(decision, view))
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
