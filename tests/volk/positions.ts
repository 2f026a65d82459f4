/** Random positions of Wir sind das Volk!, and single steps of the end of a decade. */
import { nextBelow } from '../../engine/kernel/random'
import { freshTurn } from '../../engine/kernel/turn'
import { goTo } from '../../engine/rulesets/wir-sind-das-volk/phases'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { GameEvent } from '../../engine/types'
import type { VolkPosition } from '../../schemas/generated/content'
import { at } from './germany'

/** Returns a position with any possible number of cubes, markers, factories and links, regardless of the rules. */
export function anywhere(def: VolkDef, rng: number[], given: VolkPosition = {}): VolkState {
  const { provinces, cities, links } = def.rules
  const below = (count: number) => nextBelow(rng, count)
  const some = <T>(list: readonly T[], of: number): T[] => list.filter(() => below(of) === 0)
  const each = (ids: readonly string[], most: number) =>
    Object.fromEntries(ids.map((id) => [id, below(most)]))
  const western = provinces.ids.filter(
    (_, province) => provinces.side[province] === 1 && province !== provinces.divided,
  )
  const factories = some(cities.ids, 2)
  const rundown = factories.filter((id) => {
    const city = cities.indexOf.get(id) ?? 0
    return cities.side[city] === 0 && !cities.external[city] && below(4) === 0
  })
  return at(def, {
    phase: 'turn',
    factories,
    rundown,
    rails: some(links.ids, 2).map((id) => id.split(':') as [string, string]),
    unrest: { ...each(provinces.ids, 4), ...each(some(western, 4), 6) },
    standard: each(
      provinces.ids.filter((_, province) => province !== provinces.divided),
      4,
    ),
    sections: each(provinces.sections.ids, 2),
    prestige: below(13) - 6,
    currency: below(6),
    socialism: below(13) - 6,
    box: below(3),
    ...given,
  })
}

export type Stepped = { readonly state: VolkState; readonly events: readonly GameEvent[] }

/** Plays one step of the end of the decade from its beginning, up to the first question or the next step. */
export function stepOf(def: VolkDef, from: VolkState, step: number): Stepped {
  const { turn, events } = freshTurn(def, { ...from, phase: 'end', step10: step, stage: 0, tasks: [] })
  goTo(turn, 'end')
  const next = events.findIndex((event, at) => at > 0 && event.type === 'step')
  return { state: turn.state, events: next < 0 ? events : events.slice(0, next) }
}
