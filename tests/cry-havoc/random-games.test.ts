/** A thousand random games over all the scenarios, some with the optional rules: they end, keep the rules, and replay. */
import { describe, expect, test } from 'vitest'
import { merge } from '../../engine/cases/merge'
import { compile } from '../../engine/compile'
import type { CryHavocDef } from '../../engine/rulesets/cry-havoc/state'
import { loadPack } from '../engine/support/content'
import { faultsIn } from './random-games'

const pack = loadPack('cry-havoc')
const OPTIONS = {
  ammunition: { dice: 3 },
  ransom: { ratio: 4, yields: 8, guards: 1 },
  belowFirstColumn: 'first',
  engaged: 'adjacent',
  advanceRounding: 'up',
  riderReach: 'front',
}

function gameOf(id: string, change: object = {}): CryHavocDef {
  const scenario = merge(pack.scenarios[id], change)
  const made = compile({ ...pack, scenarios: { ...pack.scenarios, [id]: scenario } } as never, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as unknown as CryHavocDef
}

const games = Object.keys(pack.scenarios).flatMap((id) => [
  { name: id, def: gameOf(id), blocks: [0, 1, 2, 3, 4] },
  { name: `${id} with every option`, def: gameOf(id, { options: OPTIONS }), blocks: [0, 1] },
])

describe.each(games)('$name', ({ def, blocks }) => {
  test.each(blocks)('21 random games: %i', { timeout: 300_000 }, (block) => {
    expect(faultsIn(def, block, 21)).toEqual([])
  })
})
