/**
 * The offers and refusals of Wir sind das Volk!, with both values of each rule option. Several positions of each kind of question
 * are tried.
 */
import { seedRandom } from '../../engine/kernel/random'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { pick } from '../engine/support/agreement'
import { lastOfEachKind } from '../engine/support/random-play'
import { testAgreement } from '../support/agreement'
import { germany, OTHER_RULE_OPTIONS, poorGermany } from './germany'

const games = [
  germany(),
  germany('four-decades', { rules: OTHER_RULE_OPTIONS }),
  poorGermany(),
  germany('one-decade'),
]

const kindOf = ({ phase, tasks }: VolkState): string => (phase === 'task' ? tasks[0].kind : phase)

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
    return { def, states: lastOfEachKind(def, seed, kindOf).states }
  },
})
