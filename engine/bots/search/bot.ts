/** A player that thinks each decision over: {@link Search}. One choice is none, and is taken at once. */
import { ownDef } from '../../kernel/position'
import { nextWord, seedRandom } from '../../kernel/random'
import { counselledRulesetOf } from '../../rulesets'
import type { GameDef, Seat, Seed } from '../../types'
import { greedyBy } from '../greedy'
import type { Bot } from '../random'
import type { Effort } from './effort'
import { Search } from './search'
import { Simulation } from './simulation'

export function searchBot(def: GameDef, seat: Seat, seed: Seed, effort: Effort): Bot {
  const rng = seedRandom(seed)
  const ruleset = counselledRulesetOf(def)
  const scorer = ruleset.scorer?.(ownDef(ruleset, def), seat)
  const greedy = greedyBy(scorer, rng)
  const simulation = new Simulation(def, effort.manner)
  const choose: Bot = (decision, view) => {
    const { choices } = decision
    greedy.answered?.()
    if (choices.length === 1) {
      scorer?.score(decision, view)
      return choices[0]
    }
    const search = new Search(def, seat, decision, view, scorer, nextWord(rng), effort, simulation)
    while (search.step());
    return search.best().choice
  }
  return greedy.optionalAction ? Object.assign(choose, { optionalAction: greedy.optionalAction }) : choose
}
