/** Positions of Corteo in which refusals are judged: crowded ones of both chapters, and those of random games from the set-up on. */
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { corteo } from '../../engine/rulesets/corteo'
import type { CorteoDef } from '../../engine/rulesets/corteo/state'
import type { GameState } from '../../engine/types'
import type { MapFile, UnitsFile } from '../../schemas/generated/content'
import { pick } from '../engine/support/agreement'
import { pickKind, playRandomly } from '../engine/support/random-play'
import { hoardOf, nearCells } from '../support/refusals/forge'
import type { Court, Positions } from '../support/refusals/suite'
import { city, cityPack } from './city'
import { cityOf } from './naive-city'
import { chanceOf, samplePosition } from './naive-positions'
import { corteoJudge } from './refusal-judge'
import type { Scene } from './refusal-scene'

const PER_GAME = 12
const pack = cityPack()
const plan = cityOf(pack.maps.city as MapFile)
const games = ['base', 'advanced'].map((id) => ({ def: city(pack, id), scenario: pack.scenarios[id] }))

/** From a position on, first a kind of action and then one of them. */
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
  const { def, scenario } = pick(rng, games)
  const states = Array.from({ length: 3 }, (_, at) => {
    const phase = at < 2 ? 'movement' : 'clash'
    const { given } = samplePosition(plan, scenario, pack.units as UnitsFile, chanceOf(seed * 3 + at), phase)
    return onwards(def, corteo.position(def, given, [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]), rng, PER_GAME / 3)
  })
  return { def, states: states.flat() }
}

function played(seed: number): Positions<CorteoDef> {
  const rng = seedRandom(seed)
  const { def } = pick(rng, games)
  const states: GameState[] = []
  const most = 100 + nextBelow(rng, 500)
  playRandomly(def, seed, {
    most,
    busy: true,
    watch(state) {
      if (nextBelow(rng, Math.trunc(most / PER_GAME)) === 0) states.push(structuredClone(state))
    },
  })
  return { def, states }
}

export const corteoCourt: Court<CorteoDef, Scene> = {
  name: 'corteo/refusals',
  judge: corteoJudge,
  perGame: PER_GAME / 2,
  forged: 25,
  near: nearCells,
  hoard({ rules, grid }) {
    const units = rules.pieces.ids
    return hoardOf({ unit: units, with: units, cell: grid.names, component: [...rules.components, 'nobody'] })
  },
  positions: (seed) => (seed % 4 === 0 ? played(seed) : crowded(seed)),
}
