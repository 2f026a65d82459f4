/** Positions of Cry Havoc in which refusals are judged: of every scenario, with and without the optional rules, from the set-up to the end. */
import { merge } from '../../engine/cases/merge'
import { compile } from '../../engine/compile'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CryHavocDef } from '../../engine/rulesets/cry-havoc/state'
import type { GameState } from '../../engine/types'
import { pick } from '../engine/support/agreement'
import { loadPack } from '../engine/support/content'
import { playRandomly } from '../engine/support/random-play'
import { own } from '../support/own'
import { hoardOf, nearCells } from '../support/refusals/forge'
import type { Court } from '../support/refusals/suite'
import { cryHavocJudge } from './refusal-judge'
import type { Scene } from './refusal-scene'

const PER_GAME = 14
const pack = loadPack('cry-havoc')
const OPTIONS = {
  rules: {
    ammunition: { dice: 3 },
    ransom: { ratio: 4, yields: 9, guards: 1 },
    engaged: 'adjacent',
    advanceRounding: 'up',
    riderReach: 'front',
  },
}
function gameOf(id: string, change: object): CryHavocDef {
  const scenario = merge(pack.scenarios[id], change)
  const made = compile({ ...pack, scenarios: { ...pack.scenarios, [id]: scenario } } as never, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}
const games = Object.keys(pack.scenarios).flatMap((id) => [gameOf(id, {}), gameOf(id, OPTIONS)])

/** What interrupts a step is seldom asked: such positions are kept whenever they come. */
const RARE = ['hurt', 'retreat', 'fall', 'advance', 'cover', 'fights', 'second-shots']

function statesOf(def: CryHavocDef, seed: number): GameState[] {
  const rng = seedRandom(seed)
  const common: GameState[] = []
  const rare = new Map<string, GameState>()
  playRandomly(def, seed, {
    most: 40 + nextBelow(rng, 360),
    busy: seed % 3 > 0,
    watch(state) {
      if (RARE.includes(state.phase) && nextBelow(rng, 3) === 0) rare.set(state.phase, structuredClone(state))
      else if (nextBelow(rng, 12) === 0) common.push(structuredClone(state))
    },
  })
  const others = Array.from(
    { length: PER_GAME - rare.size },
    () => common[nextBelow(rng, Math.max(common.length, 1))],
  )
  return [...rare.values(), ...others.filter((state) => state !== undefined)]
}

export const cryHavocCourt: Court<CryHavocDef, Scene> = {
  name: 'cry-havoc/refusals',
  ruleset: 'cry-havoc',
  judge: cryHavocJudge,
  perGame: PER_GAME / 2,
  forged: 40,
  near: nearCells,
  hoard: (def) =>
    hoardOf({
      unit: def.rules.pieces.ids,
      to: def.rules.pieces.ids,
      cell: def.grid.names,
      count: [0, 1, 2, 5, 12],
    }),
  positions(seed) {
    const def = pick(seedRandom(seed * 31), games)
    return { def, states: statesOf(def, seed) }
  },
}
