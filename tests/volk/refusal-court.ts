/** Positions of Wir sind das Volk! in which refusals are judged: so many of each kind of question, with both answers to the open ones. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { pick } from '../engine/support/agreement'
import { playRandomly } from '../engine/support/random-play'
import { hoardOf } from '../support/refusals/forge'
import type { Court } from '../support/refusals/suite'
import { germany, OTHER_ANSWERS, poorGermany } from './germany'
import { volkJudge } from './refusal-judge'
import type { Scene } from './refusal-scene'

const games = [
  germany(),
  germany('four-decades', { rules: OTHER_ANSWERS }),
  poorGermany(),
  germany('one-decade'),
]
const OF_A_KIND = 2

/** The last states of each kind of question that chance has kept. */
function statesOf(def: VolkDef, seed: number): VolkState[] {
  const kept = new Map<string, VolkState>()
  const rng = seedRandom(seed)
  playRandomly<VolkState>(def, seed, {
    anyone: true,
    busy: seed % 2 === 0,
    watch(state, asked) {
      if (asked.length === 0) return
      const kind = state.phase === 'task' ? state.tasks[0].kind : state.phase
      const known = kept.has(`${kind} 0`) && kept.has(`${kind} 1`)
      if (!known || nextBelow(rng, 6) === 0)
        kept.set(`${kind} ${nextBelow(rng, OF_A_KIND)}`, structuredClone(state))
    },
  })
  return [...kept.values()]
}

export const volkCourt: Court<VolkDef, Scene> = {
  name: 'volk/refusals',
  ruleset: 'wir-sind-das-volk',
  judge: volkJudge,
  perGame: 12,
  forged: 40,
  near: () => undefined,
  hoard({ rules }) {
    const { cities, provinces, links, cards } = rules
    return hoardOf({
      town: cities.ids,
      province: provinces.ids,
      target: provinces.ids,
      section: provinces.sections.ids,
      link: links.ids,
      ...Object.fromEntries(['card', 'give', 'take'].map((field) => [field, cards.ids])),
      use: ['develop', 'quiet', 'raise', 'event', 'nothing'],
      at: [0, 1, 2, 'hand', 'pile'],
      space: [-6, -3, -2, -1, 0, 1, 2, 3, 6],
    })
  },
  positions(seed) {
    const def = pick(seedRandom(seed * 31), games)
    return { def, states: statesOf(def, seed) }
  },
}
