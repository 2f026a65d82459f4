/** Triggers for each player or side, counters that each player has, and the player of a card. */
import { describe, expect, test } from 'vitest'
import { countersShown } from '../../engine/blocks/counters'
import { loadSeldom } from '../../engine/blocks/seldom/load'
import { compile, crossCheck } from '../../engine/compile'
import type { GameDef, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { countersIn, playUntil } from '../support/smallest-game'
import { LANGUAGES } from './moments'

await loadSeldom()

const counters = [{ id: 'done' }, { id: 'sum' }, { id: 'heat', per: 'seat', start: 2 }]
const set = (counter: string, to: unknown, more: object = {}) => ({ type: 'set', counter, to, ...more })
const count = (counter: string, by: unknown, more: object = {}) => ({ type: 'count', counter, by, ...more })
const heat = (more: object = {}) => ({ type: 'counter', counter: 'heat', ...more })

describe.each(LANGUAGES.map(({ ruleset }) => ruleset))('%s', async (ruleset) => {
  const pack = checkPack(textFiles((await smallestPackOf(ruleset))!), crossCheck).pack!
  const [[id, scenario]] = Object.entries(pack.scenarios)
  const packWith = (triggers: readonly object[]): RawPack => {
    const last = { id: 'last', at: 'turn-began', quiet: true, do: [set('done', 1)] }
    return {
      ...pack,
      scenarios: { [id]: { ...scenario, counters, triggers: [...triggers, last] } },
    } as unknown as RawPack
  }
  function played(...triggers: readonly object[]): {
    def: GameDef
    state: GameState
    values: readonly number[]
  } {
    const made = compile(packWith(triggers), id)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const def = made.value
    const state = playUntil(def, (one) => countersIn(one)[0] === 1)
    return { def, state, values: countersIn(state) }
  }
  const seats = () => (played().def.seats ?? []).length
  const at = { at: 'turn-began', once: true, quiet: true }

  test('a trigger runs once for each player, and names that player’s counter', () => {
    const { values } = played({
      id: 'x',
      each: 'seat',
      ...at,
      when: { type: 'measure', of: heat({ seat: 'each' }), is: 2 },
      do: [count('heat', 3, { seat: 'each' }), count('sum', 1)],
    })
    const players = values.length - 2
    expect(players).toBe(seats())
    expect(values.slice(2)).toEqual(Array(players).fill(5))
    expect(values[1]).toBe(players)
  })

  test('a condition that holds for one player alone', () => {
    const one = { id: 'a', ...at, do: [count('heat', 7, { seat: scenario.order[0] })] }
    const { values } = played(one, {
      id: 'x',
      each: 'seat',
      ...at,
      when: { type: 'measure', of: heat({ seat: 'each' }), least: 9 },
      do: [count('sum', 1)],
    })
    expect(values[1]).toBe(1)
    expect(values.slice(2).filter((value) => value === 9)).toHaveLength(1)
    expect(values.slice(2).filter((value) => value === 2)).toHaveLength(values.length - 3)
  })

  test('for each side', () => {
    const { values } = played({
      id: 'x',
      each: 'side',
      ...at,
      do: [count('sum', 1), count('heat', 1, { seat: 'each' })],
    })
    expect(values[1]).toBe(scenario.order.length)
  })

  test('without a player: all of them, and their sum', () => {
    const { values } = played({ id: 'x', ...at, do: [count('heat', 1), set('sum', heat())] })
    expect(values[1]).toBe(3 * (values.length - 2))
  })

  test('the table shows one for each player, by name', () => {
    const { def, state } = played()
    const { blocks } = (def as unknown as { rules: { blocks: Parameters<typeof countersShown>[0] } }).rules
    const shown = countersShown(blocks, state)
    expect(shown.map(({ id: name }) => name)).toContain(`counter-heat-${scenario.order[0]}`)
  })

  test('a change of one player’s counter is a moment of that player', () => {
    const { values } = played(
      { id: 'a', ...at, do: [count('heat', 4, { seat: scenario.order[0] })] },
      { id: 'r', at: 'counter-reached', counter: 'heat', reaches: 6, quiet: true, do: [set('sum', heat())] },
    )
    expect(values[1]).toBe(6)
    const below = played(
      { id: 'a', ...at, do: [count('heat', 3, { seat: scenario.order[0] })] },
      { id: 'r', at: 'counter-reached', counter: 'heat', reaches: 6, quiet: true, do: [set('sum', heat())] },
    )
    expect(below.values[1]).toBe(0)
  })

  test('checks: the placeholder only inside, a player only for a counter of players', () => {
    const codes = (...triggers: object[]) =>
      crossCheck(packWith(triggers)).flatMap(({ code }) =>
        /^E-(UNKNOWN-(SEAT|SIDE)|COUNTER-SEAT)/.test(code) ? [code] : [],
      )
    const with_ = { id: 'x', ...at, do: [count('heat', 1, { seat: 'each' })] }
    expect(codes({ ...with_, each: 'seat', turn: 'each' })).toEqual([])
    expect(codes(with_)).toEqual(['E-UNKNOWN-SEAT'])
    expect(codes({ id: 'x', ...at, do: [count('sum', 1, { seat: scenario.order[0] })] })).toEqual([
      'E-COUNTER-SEAT',
    ])
  })
})
