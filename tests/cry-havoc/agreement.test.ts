/** Offers and refusals of Cry Havoc, in every scenario, with and without the optional rules, from set-up to the end. */

import { compile } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CryHavocDef } from '../../engine/rulesets/cry-havoc/state'
import type { GameState } from '../../engine/types'
import { pick } from '../engine/support/agreement'
import { loadPack } from '../engine/support/content'
import { playRandomly } from '../engine/support/random-play'
import { testAgreement } from '../support/agreement'
import { own } from '../support/own'

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

/** Interruptions of a step are rare, so all such positions are kept. */
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

testAgreement<CryHavocDef>({
  ruleset: 'cry-havoc',
  packs: ['cry-havoc'],
  rule: /^CH-[A-Z]?\d+$/,
  words: ['cry-havoc.refuse'],
  rare: [
    'cry-havoc.refuse.advance-closed',
    'cry-havoc.refuse.captive-target',
    'cry-havoc.refuse.captured-horse',
    'cry-havoc.refuse.closed',
    'cry-havoc.refuse.fall-closed',
    'cry-havoc.refuse.never-enters',
    'cry-havoc.refuse.no-rear',
    'cry-havoc.refuse.no-room',
    'cry-havoc.refuse.not-your-captive',
    'cry-havoc.refuse.place-all',
    'cry-havoc.refuse.retreat-closed',
    'cry-havoc.refuse.shot-12',
    'cry-havoc.refuse.shot-15',
    'cry-havoc.refuse.shot-17',
    'cry-havoc.refuse.shot-18',
    'cry-havoc.refuse.shot-22',
    'cry-havoc.refuse.shot-24',
    'cry-havoc.refuse.shot-27',
    'cry-havoc.refuse.shot-35',
    'cry-havoc.refuse.shot-36',
    'cry-havoc.refuse.shot-37',
    'cry-havoc.refuse.shot-39',
    'cry-havoc.refuse.shot-43',
    'cry-havoc.refuse.spent',
    'cry-havoc.refuse.tied',
    'cry-havoc.refuse.turned',
    'cry-havoc.refuse.unable',
    'cry-havoc.refuse.window-on-foot',
  ],
  seeds: [1, 2],
  values: ({ grid, rules: { pieces } }) => ({
    unit: pieces.ids,
    to: pieces.ids,
    cell: grid.names,
    count: [0, 1, 2, 5, 12],
  }),
  positions(seed) {
    const def = pick(seedRandom(seed * 31), games)
    return { def, states: statesOf(def, seed) }
  },
})
