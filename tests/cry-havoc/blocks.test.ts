/** Blocks in scenarios of this game: moments, numbers, questions, endings. */
import { describe, expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import { names } from '../../engine/rulesets/cry-havoc/checks/names'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { RawPack } from '../../engine/types'
import type { CryHavocScenarioFile } from '../../schemas/generated/content'
import { fieldOf, go, having, offered, pack, stand, take } from './field'

type Blocks = Pick<CryHavocScenarioFile, 'counters' | 'triggers' | 'modifiers'>
const counters = [{ id: 'seen' }]
const count = (by: number) => ({ type: 'count' as const, counter: 'seen', by })
const field = (blocks: Blocks): CryHavocDef =>
  fieldOf({ rows: Array.from({ length: 7 }, () => '.......'), change: { counters, ...blocks } })
const UNITS = [
  { unit: 'sword-man', side: 'gules', id: 'a', at: '0404' },
  { unit: 'sword-man', side: 'azure', id: 'z', at: '0707' },
]
const seen = (state: CryHavocState) => state.counters?.[0]
const piece = (state: CryHavocState, id: string) => (state.names ?? []).indexOf(id)
const DONE = { type: 'done' }

describe('moments', () => {
  test('a piece moves into a zone', () => {
    const zone = { type: 'cells' as const, cells: ['0403'] }
    const def = field({
      triggers: [{ id: 't', at: 'piece-moved', zone, who: { side: 'gules' }, do: [count(1)] }],
    })
    const start = stand(def, UNITS)
    expect(seen(having(def, start, take('a'), go('0405')))).toBe(0)
    expect(seen(having(def, start, take('a'), go('0403')))).toBe(1)
  })

  test('a figure is wounded by a trap, and the moment of the wound comes after it', () => {
    const def = field({
      triggers: [
        { id: 'trap', at: 'piece-moved', do: [{ type: 'hurt', who: { it: true }, by: 'wound' }] },
        { id: 'ouch', at: 'wounded', do: [count(1)] },
      ],
    })
    const state = having(def, stand(def, UNITS), take('a'), go('0403'))
    expect([state.health[piece(state, 'a')], seen(state)]).toEqual([1, 1])
  })

  test('a turn ends and the next begins, in the order of their moments', () => {
    const double = { type: 'times' as const, of: [{ type: 'counter' as const, counter: 'seen' }, 10] }
    const def = field({
      triggers: [
        { id: 'began', at: 'turn-began', do: [{ type: 'set', counter: 'seen', to: double }] },
        { id: 'ended', at: 'turn-ended', do: [count(3)] },
      ],
    })
    const state = having(def, stand(def, UNITS, { side: 'azure', step: 'recovery' }))
    expect([state.turn, state.side, seen(state)]).toEqual([2, 0, 30])
  })

  test('who is taken out in hand is in hand no longer', () => {
    const def = field({
      triggers: [{ id: 't', at: 'piece-moved', do: [{ type: 'remove', who: { it: true } }] }],
    })
    const state = having(def, stand(def, UNITS), take('a'), go('0403'))
    expect([state.cell[piece(state, 'a')], state.active]).toEqual([-3, -1])
  })
})

describe('questions', () => {
  const def = field({
    triggers: [
      {
        id: 't',
        at: 'phase-ended',
        once: true,
        do: [
          { type: 'ask', id: 'talk', seat: 'azure', choices: [{ id: 'yes', do: [count(1)] }, { id: 'no' }] },
          count(10),
        ],
      },
    ],
  })
  const asked = stand(def, UNITS, { step: 'recovery' })

  test('stop the phase before it ends, and go on with the answer', () => {
    const [question] = decisions(def, asked)
    expect([question.seat, asked.side, seen(asked)]).toEqual(['azure', 0, 0])
    expect(offered(def, asked, 'answer', 'choice')).toEqual(['no', 'yes'])
    const after = having(def, asked, { type: 'answer', choice: 'yes' })
    expect([after.side, seen(after), after.underway]).toEqual([1, 11, undefined])
  })
})

describe('numbers', () => {
  const reach = (blocks: Blocks, turn = 1) => {
    const def = field(blocks)
    return offered(def, having(def, stand(def, UNITS, { turn }), take('a')), 'move').length
  }
  test('movement is less from a turn on, and as it was one turn before', () => {
    const modifiers = [{ number: 'movement', by: -3, while: { type: 'turn' as const, from: 5 } }]
    expect(reach({ modifiers }, 4)).toBe(reach({}))
    expect(reach({ modifiers }, 5)).toBeLessThan(reach({}))
  })
  test('of one side only', () => {
    expect(reach({ modifiers: [{ number: 'movement', to: 1, who: { side: 'azure' } }] })).toBe(reach({}))
    expect(reach({ modifiers: [{ number: 'movement', to: 1, who: { side: 'gules' } }] })).toBeLessThan(
      reach({}),
    )
  })
})

describe('the end', () => {
  test('with the turn, when both sides have had their phase', () => {
    const def = field({ triggers: [{ id: 't', at: 'piece-moved', do: [{ type: 'end' }] }] })
    const moved = having(def, stand(def, UNITS), take('a'), go('0403'), DONE)
    expect([moved.phase, moved.side]).toEqual(['movement', 1])
    expect(having(def, moved, DONE).phase).toBe('over')
  })
})

test('names that nothing bears are found at their place', () => {
  const [id] = Object.keys(pack.scenarios)
  const wrong = {
    ...pack.scenarios[id],
    triggers: [{ id: 't', at: 'wounded', who: { side: 'sable' }, do: [count(1)] }],
  }
  const found = names({ ...pack, scenarios: { [id]: wrong } } as unknown as RawPack)
  expect(
    found.map(({ code, path }) => `${code} ${path?.join(' ')}`).filter((line) => line.includes('triggers')),
  ).toEqual(['E-UNKNOWN-SIDE triggers 0 who side', 'E-UNKNOWN-COUNTER triggers 0 do 0 counter'])
})
