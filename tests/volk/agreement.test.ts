/** What Wir sind das Volk! offers and refuses: so many positions of each kind of question, with both answers to the open ones. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { pick } from '../engine/support/agreement'
import { playRandomly } from '../engine/support/random-play'
import { testAgreement } from '../support/agreement'
import { germany, OTHER_ANSWERS, poorGermany } from './germany'

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

testAgreement<VolkDef>({
  ruleset: 'wir-sind-das-volk',
  packs: ['wir-sind-das-volk'],
  rule: /^W-[A-Z]?\d+$/,
  words: ['volk.refuse'],
  rare: [
    'volk.refuse.factory-price',
    'volk.refuse.lift-elsewhere',
    'volk.refuse.no-cubes',
    'volk.refuse.no-markers',
    'volk.refuse.no-socialist',
    'volk.refuse.no-standard',
    'volk.refuse.no-standards',
    'volk.refuse.not-looked-at-pile',
    'volk.refuse.nothing-there',
    'volk.refuse.raze-elsewhere',
    'volk.refuse.section-uneven-less',
    'volk.refuse.town-not-there',
  ],
  seeds: [1, 2, 3],
  values({ rules }) {
    const { cities, provinces, links, cards } = rules
    return {
      town: cities.ids,
      province: provinces.ids,
      target: provinces.ids,
      section: provinces.sections.ids,
      link: links.ids,
      ...Object.fromEntries(['card', 'give', 'take'].map((field) => [field, cards.ids])),
      at: [0, 1, 2],
      space: [-6, -3, -2, -1, 0, 1, 2, 3, 6],
    }
  },
  positions(seed) {
    const def = pick(seedRandom(seed * 31), games)
    return { def, states: statesOf(def, seed) }
  },
})
