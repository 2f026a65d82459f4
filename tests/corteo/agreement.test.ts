/** Offers and refusals of Corteo, in crowded positions and in random games of every scenario. */

import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { authoring } from '../../engine/rulesets/corteo/authoring'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { GameState } from '../../engine/types'
import type { MapFile, ScenarioFile, UnitsFile } from '../../schemas/generated/content'
import { pick } from '../engine/support/agreement'
import { pickKind, playRandomly } from '../engine/support/random-play'
import { type Positions, testAgreement } from '../support/agreement'
import { someOf } from '../support/budget'
import { city, cityPack } from './city'
import { cityOf } from './naive-city'
import { chanceOf, samplePosition } from './naive-positions'

const PER_GAME = 12
const pack = cityPack()
const plan = cityOf(pack.maps.city as MapFile)

/** Every scenario, and those whose rules have another named reading. */
const { internationalist } = pack.scenarios
const [convoy] = internationalist.rules.convoys ?? []
const held = {
  ...internationalist,
  rules: { ...internationalist.rules, convoys: [{ ...convoy, control: 'holds' as const }] },
}
const GAMES: readonly (readonly [string, CorteoPack])[] = [
  ...Object.keys(pack.scenarios).map((id) => [id, pack] as const),
  ['internationalist', { ...pack, scenarios: { ...pack.scenarios, internationalist: held } }],
]
type Game = { readonly def: CorteoDef; readonly scenario: ScenarioFile }
const compiled = new Map<number, Game>()

function gameAt(index: number): Game {
  const [id, from] = GAMES[index]
  const known = compiled.get(index) ?? { def: city(from, id), scenario: from.scenarios[id] }
  compiled.set(index, known)
  return known
}
/** The games of the day, or all games. */
const today = someOf([...GAMES.keys()])

/** Returns states from a position on. Each step picks a kind of action at random, then an action of it. */
function onwards(def: CorteoDef, first: GameState, rng: number[], count: number): GameState[] {
  const states = [first]
  for (let state = first; states.length < count; ) {
    const [asked] = decisions(def, state)
    if (!asked) break
    const next = apply(def, state, asked.seat, pickKind(rng, asked.choices).action)
    if (!next.ok) throw new Error('an offered action was refused')
    state = next.value.state
    states.push(state)
  }
  return states
}

function crowded(seed: number): Positions<CorteoDef> {
  const rng = seedRandom(seed)
  const { def, scenario } = gameAt(pick(rng, today))
  const states = Array.from({ length: 3 }, (_, at) => {
    const phase = at < 2 ? 'movement' : 'clash'
    const { given } = samplePosition(plan, scenario, pack.units as UnitsFile, chanceOf(seed * 3 + at), phase)
    return onwards(
      def,
      authoring.position(def, given, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]),
      rng,
      PER_GAME / 3,
    )
  })
  return { def, states: states.flat() }
}

/** Rare or short phases. The last few positions of each are kept. */
const RARER = [
  'option',
  'muster',
  'custody',
  'prolong',
  'component',
  'reinforcements',
  'head',
  'march',
  'jam',
  'join',
  'retreat',
  'base',
  'advance',
  'clash',
]

function played(seed: number): Positions<CorteoDef> {
  const rng = seedRandom(seed)
  const { def } = gameAt(pick(rng, today))
  const common: GameState[] = []
  const rare = new Map<string, GameState>()
  const most = pick(rng, [40, 160, 600, 1200])
  playRandomly(def, seed, {
    most,
    busy: seed % 3 > 0,
    watch(state) {
      if (RARER.includes(state.phase)) {
        if (!rare.has(state.phase) || nextBelow(rng, 3) === 0) rare.set(state.phase, structuredClone(state))
      } else if (nextBelow(rng, Math.trunc(most / PER_GAME)) === 0) common.push(structuredClone(state))
    },
  })
  return { def, states: [...rare.values(), ...common.slice(-PER_GAME)] }
}

testAgreement<CorteoDef>({
  ruleset: 'corteo',
  packs: ['corteo', 'notte-bianca'],
  rule: /^C-[A-Z]?\d+$/,
  words: ['corteo.refuse'],
  rare: [
    'corteo.refuse.advance-far',
    'corteo.refuse.cannot-join',
    'corteo.refuse.clash-count',
    'corteo.refuse.clash-shelter',
    'corteo.refuse.exit-points',
    'corteo.refuse.guarded',
    'corteo.refuse.leave-now',
    'corteo.refuse.march-other-head',
    'corteo.refuse.must-follow',
    'corteo.refuse.muster-unusual',
    'corteo.refuse.no-room',
    'corteo.refuse.per-cell',
    'corteo.refuse.throws-closed',
    'corteo.refuse.transfer-busy',
  ],
  seeds: [1, 2, 3, 4],
  values({ rules, grid }) {
    const units = [...rules.pieces.ids, ...Array.from({ length: 20 }, (_, index) => `u${index}`)]
    return {
      unit: units,
      with: units,
      target: units,
      cell: grid.names,
      component: rules.components,
      hands: [-1, 0, 1, 5, 6, 99],
      option: rules.options.map(({ id }) => id),
      choice: ['nothing', ...rules.options.flatMap(({ choices }) => choices)],
    }
  },
  positions: (seed) => (seed % 2 === 0 ? played(seed) : crowded(seed)),
})
