/** Melees with every kind of question and result, played through the public verbs. */
import { expect, test } from 'vitest'
import { apply, decisions, hash, play } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import { countOf } from '../support/budget'
import { broken } from './invariants'
import { square as def, melee } from './melee'

/** Melees per block of a hundred seeds. */
const MELEES = countOf(30, 100)

const phases = new Set<string>()
const results = new Set<unknown>()

test.each([0, 1, 2, 3])(
  'melees keep the rules of the table, and both faces of the engine agree: %i',
  { timeout: 60_000 },
  (block) => {
    for (let seed = block * 100 + 1; seed <= block * 100 + MELEES; seed++) {
      const rng = seedRandom(seed)
      let state = melee(seed)
      expect(broken(def, state), `seed ${seed}`).toBeUndefined()
      const fast = play(def, state)
      for (let step = 0; step < 150; step++) {
        const [asked] = decisions(def, state)
        if (!asked) break
        expect(asked.choices.length, `seed ${seed}: dead end in ${asked.phase}`).toBeGreaterThan(0)
        phases.add(asked.phase)
        const groups = [...new Set(asked.choices.map(({ group }) => group))]
        const group = groups[nextBelow(rng, groups.length)]
        const able = asked.choices.filter((choice) => choice.group === group)
        const { action } = able[nextBelow(rng, able.length)]
        const done = apply(def, state, asked.seat, action)
        if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} ${done.error.rule}`)
        state = done.value.state as CorteoState
        for (const event of done.value.events) if (event.result) results.add(event.result)
        fast.act(asked.seat, action)
        expect(broken(def, state), `seed ${seed}: after ${JSON.stringify(action)}`).toBeUndefined()
      }
      expect(hash(fast.state), `seed ${seed}`).toBe(hash(state))
    }
  },
)

test('they met every question and every result', () => {
  expect([...phases]).toEqual(
    expect.arrayContaining(['movement', 'head', 'clash', 'join', 'retreat', 'base', 'advance']),
  )
  expect([...results]).toEqual(expect.arrayContaining(['NE', 'R1', 'R2', 'P2', 'AR', 'DR', 'AP', 'DP']))
})
