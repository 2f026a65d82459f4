/** Units that leave the map in good order: they are not lost, and no game reads it as defeat. */
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { outcome, table } from '../../engine/game'
import type { RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { countersIn, playUntil } from '../support/smallest-game'

const counters = ['done', 'on-map', 'losses'].map((id) => ({ id }))
const set = (counter: string, to: unknown) => ({ type: 'set', counter, to })

describe.each(['corteo', 'kriegspiel', 'cry-havoc'])('%s', async (ruleset) => {
  const pack = checkPack(textFiles((await smallestPackOf(ruleset))!), crossCheck).pack!
  const [[id, scenario]] = Object.entries(pack.scenarios)
  function whenGone(effect: object) {
    const side = scenario.order[0]
    const losses = { type: 'figure', figure: 'losses', seat: side }
    const triggers = [
      {
        id: 'x',
        at: 'turn-began',
        once: true,
        quiet: true,
        do: [
          { ...effect, who: { side } },
          set('on-map', { type: 'units', who: { side } }),
          set('losses', losses),
          set('done', 1),
        ],
      },
    ]
    const made = compile(
      { ...pack, scenarios: { [id]: { ...scenario, counters, triggers } } } as unknown as RawPack,
      id,
    )
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const def = made.value
    const state = playUntil(def, (one) => countersIn(one)[0] === 1)
    return { values: countersIn(state), isOver: outcome(def, state) !== undefined, shown: table(def, state) }
  }

  test('all units of a side leave, and none is lost', () => {
    const { values, isOver, shown } = whenGone({ type: 'exit' })
    expect(values).toEqual([1, 0, 0])
    expect(isOver).toBe(false)
    // The table promises no return of theirs.
    expect(shown.arrivals?.filter(({ turn }) => turn > 1000) ?? []).toEqual([])
  })

  test('at most so many', () => {
    expect(whenGone({ type: 'exit', count: 0 }).values[1]).toBeGreaterThan(0)
    const all = whenGone({ type: 'exit', count: 0 }).values[1]
    expect(whenGone({ type: 'exit', count: 1 }).values[1]).toBe(all - 1)
  })
})
