/** Random games of all scenarios, some with the optional rules. Each ends, keeps the invariants, and replays. */
import { test } from 'vitest'
import { compile } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import type { CryHavocDef } from '../../engine/rulesets/cry-havoc/state'
import { loadPack } from '../engine/support/content'
import { own } from '../support/own'
import { randomGames } from './random-games'

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
  return own(made.value)
}

const games = Object.keys(pack.scenarios).flatMap((id) => [
  { name: id, def: gameOf(id), count: 105 },
  { name: `${id}-with-every-option`, def: gameOf(id, { rules: OPTIONS }), count: 42 },
])

test.each(games)('$name: random games', { timeout: 1_200_000 }, ({ name, def, count }) => {
  randomGames(def, name, count)
})
