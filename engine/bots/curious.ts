/**
 * Explores a scenario. Every other time it plays at random; otherwise it picks an action type first and then a place.
 * A type with one choice is then as likely as one with many. It also takes optional actions.
 */
import { nextBelow, seedRandom } from '../kernel/random'
import type { Choice, Decision, Seed } from '../types'
import { MOST_OPTIONAL } from './greedy'
import type { Bot } from './random'

/** Looks at one in this many offered optional actions. */
const RARELY = 6

export function curiousBot(seed: Seed): Bot {
  const rng = seedRandom(seed)
  let optionalActionsLeft = MOST_OPTIONAL
  const anyOf = <T>(list: readonly T[]): T => list[nextBelow(rng, list.length)]
  const byType = (choices: readonly Choice[]): Choice => {
    const type = anyOf([...new Set(choices.map(({ action }) => action.type))])
    return anyOf(choices.filter(({ action }) => action.type === type))
  }
  const choose = ({ choices }: Decision): Choice => {
    optionalActionsLeft = MOST_OPTIONAL
    return nextBelow(rng, 2) === 0 ? byType(choices) : anyOf(choices)
  }
  const optionalAction = ({ choices }: Decision): Choice | undefined => {
    if (optionalActionsLeft === 0 || choices.length === 0 || nextBelow(rng, RARELY) > 0) return undefined
    optionalActionsLeft -= 1
    return byType(choices)
  }
  return Object.assign(choose, { optionalAction })
}
