/** The cached occupants and control of a position equal fresh results. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { compile, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { privateTurn } from '../../engine/kernel/turn'
import { corteo } from '../../engine/rulesets/corteo'
import type { CorteoAction } from '../../engine/rulesets/corteo/actions'
import { makeCache } from '../../engine/rulesets/corteo/compile/cache'
import { load } from '../../engine/rulesets/corteo/position/cache'
import type { CorteoDef, Rules } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { GameDef } from '../../engine/types'
import { everyGame } from '../engine/support/content'
import { countOf } from '../support/budget'
import { own } from '../support/own'

const ROOT = resolve(import.meta.dirname, '../..')
const STEPS = countOf(150, 400)
/** Steps between comparisons. It is no multiple of a piece's usual sequence of actions. */
const LOOK = 7

async function examples(): Promise<{ readonly name: string; readonly def: GameDef }[]> {
  const { raw } = await checkFolder(resolve(ROOT, 'examples/general-strike'), 'general-strike', ROOT)
  return Object.keys(raw?.scenarios ?? {}).map((id) => {
    const made = compile(raw!, id)
    if (!made.ok) throw new Error(`${id}: ${JSON.stringify(made.error[0])}`)
    return { name: `general-strike/${id}`, def: made.value }
  })
}

const games = [...everyGame().filter(({ def }) => def.ruleset === 'corteo'), ...(await examples())]

function remembered(rules: Rules, state: CorteoState): readonly (readonly number[])[] {
  const { top, next, count, zone, blocked, stops, marker } = load(rules, state)
  const below = state.cell.map((cell, piece) => (cell >= 0 ? next[piece] : -1))
  return [below, ...[top, count, marker, ...zone, ...blocked, ...stops].map((list) => [...list])]
}

test.each(games)('$name', ({ def }) => {
  const [mine, other] = [own<CorteoDef>(def), own<CorteoDef>(def)]
  const rng = seedRandom(7)
  let turn = privateTurn(mine, setup(def, { seed: 1 }) as CorteoState, true)
  for (let step = 0, seed = 2; step < STEPS; step++) {
    const asked = corteo.decisions(mine, turn.state)
    if (asked.length === 0) {
      corteo.forget?.(mine.rules)
      turn = privateTurn(mine, setup(def, { seed: seed++ }) as CorteoState, true)
      continue
    }
    if (step % LOOK === 0) {
      const fresh = structuredClone(turn.state)
      const rules: Rules = { ...other.rules, cache: makeCache(other.rules) }
      expect(JSON.stringify(remembered(mine.rules, turn.state))).toBe(
        JSON.stringify(remembered(rules, fresh)),
      )
      expect(asked).toEqual(corteo.decisions(other, fresh))
    }
    const { seat, choices } = asked[0]
    corteo.step(turn, seat, choices[nextBelow(rng, choices.length)].action as CorteoAction)
    turn.state.step += 1
  }
})
