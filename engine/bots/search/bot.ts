/** A bot that searches each decision: {@link Search}. A single choice is taken at once. */
import { nextWord, seedRandom } from '../../kernel/random'
import type { GameDef, Seat, Seed } from '../../types'
import { greedyBy } from '../greedy'
import type { Bot } from '../random'
import type { Effort } from './effort'
import { Search } from './search'
import { Simulation } from './simulation'
import { waysOf } from './ways'

export function searchBot(def: GameDef, seat: Seat, seed: Seed, effort: Effort): Bot {
  const rng = seedRandom(seed)
  const ways = waysOf(def, seat)
  const players = new Map(ways.all.map((way) => [way, greedyBy(way.scorer, rng)]))
  const simulation = new Simulation(def, effort.manner)
  const choose: Bot = (decision, view) => {
    const { choices } = decision
    for (const player of players.values()) player.answered?.()
    if (choices.length === 1) {
      ways.score(decision, view)
      return choices[0]
    }
    const search = new Search(def, seat, decision, view, ways, nextWord(rng), effort, simulation)
    while (search.step());
    const { choice, way } = search.best()
    ways.keepTo(way, view, effort.keeps)
    return choice
  }
  if (!players.get(ways.now)?.optionalAction) return choose
  const optionalAction: Bot['optionalAction'] = (decision, view) =>
    players.get(ways.now)?.optionalAction?.(decision, view)
  return Object.assign(choose, { optionalAction })
}
