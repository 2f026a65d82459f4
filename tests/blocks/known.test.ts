/** Information that blocks reveal: hidden counters, current numbers of the rules, and questions at the very end. */
import { describe, expect, test } from 'vitest'
import { decisions, determinize, outcome, table, view } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const units: PositionUnit[] = [
  { id: 'a', unit: 'block', at: '0102' },
  { id: 'g', unit: 'riders', at: '0902' },
]
const done = (
  triggers: CorteoTrigger[],
  more: Partial<ScenarioFile> = {},
  given: { hand?: number; turn?: string } = {},
): Scene =>
  scene(rows, { hand: 2, turn: 'crowd', phase: 'movement', units, ...given }, [], {
    scenario: { counters: [{ id: 'seen' }, { id: 'plan', start: 3, hidden: true }], triggers, ...more },
  }).do('done')
const values = (state: unknown) => (state as CorteoState).counters
const plans: CorteoTrigger = {
  id: 'plans',
  at: 'movement-ended',
  turn: 'crowd',
  once: true,
  quiet: true,
  do: [
    { type: 'count', counter: 'plan', by: 4 },
    { type: 'count', counter: 'seen', by: 1 },
  ],
}

describe('a hidden counter', () => {
  test('is in the state and in no view, nor that it was changed in quiet', () => {
    const { def, state } = done([plans])
    expect(values(state)).toEqual([1, 7])
    expect(state.fired).toEqual([0])
    for (const viewer of ['crowd', 'guard', 'spectator']) {
      const seen = view(def, state, viewer) as CorteoState
      expect([values(seen), seen.fired]).toEqual([[1, 3], []])
      expect(values(determinize(def, state, viewer, [1, 2, 3, 4]))).toEqual([1, 3])
    }
  })

  test('counts for the score that everybody sees once the game is over', () => {
    const scoring: ScenarioFile['scoring'] = [{ id: 'plan', type: 'counter', counter: 'plan', times: 1 }]
    const ends: CorteoTrigger = { id: 'ends', at: 'phase-ended', do: [{ type: 'end' }] }
    const before = done([plans], { scoring })
    expect(table(before.def, view(before.def, before.state, 'guard')).score?.total).toBe(3)
    const after = done([plans, ends], { scoring }, { turn: 'crowd' }).do('done')
    expect(after.state.phase).toBe('over')
    expect(outcome(after.def, view(after.def, after.state, 'guard'))?.score).toBe(7)
  })
})

describe('a number of the rules', () => {
  const read: Effect = { type: 'set', counter: 'seen', to: { type: 'number', number: 'movement' } }
  const reads: CorteoTrigger = {
    id: 'reads',
    at: 'movement-ended',
    turn: 'crowd',
    do: [{ type: 'each', who: { side: 'crowd' }, do: [read] }],
  }

  test('is the plain one without modifiers, and with them the modified one', () => {
    const plain = values(done([reads]).state)[0]
    expect(plain).toBeGreaterThan(1)
    const slower = done([reads], { modifiers: [{ number: 'movement', by: -1 }] })
    expect(values(slower.state)[0]).toBe(plain - 1)
  })

  test('within a modifier of itself is the plain one, so that it is not sought for ever', () => {
    const plain = values(done([reads]).state)[0]
    const doubled = done([reads], {
      modifiers: [{ number: 'movement', by: { type: 'number', number: 'movement' } }],
    })
    expect(values(doubled.state)[0]).toBe(plain * 2)
  })
})

describe('a question when the game ends', () => {
  const asks: CorteoTrigger = {
    id: 'asks',
    at: 'game-ended',
    do: [
      {
        type: 'ask',
        id: 'talk',
        seat: 'guard',
        choices: [{ id: 'yes', do: [{ type: 'count', counter: 'seen', by: 10 }] }, { id: 'no' }],
      },
    ],
  }
  const scoring: ScenarioFile['scoring'] = [{ id: 'seen', type: 'counter', counter: 'seen', times: 1 }]

  test.each([
    ['by its last turn', [asks, { id: 'ends', at: 'phase-ended', do: [{ type: 'end' }] }]],
    [
      'by a trigger',
      [asks, { id: 'ends', at: 'phase-ended', turn: 'crowd', do: [{ type: 'end', winner: 'guard' }] }],
    ],
  ] as [string, CorteoTrigger[]][])('%s is put, once, and what is answered counts', (_, triggers) => {
    let last = done(triggers, { scoring })
    if (last.state.phase === 'movement') last = last.do('done')
    expect([last.state.phase, last.asked, outcome(last.def, last.state)]).toEqual(['ask', 'guard', undefined])
    const over = last.do('answer yes')
    expect([over.state.phase, decisions(over.def, over.state)]).toEqual(['over', []])
    expect(outcome(over.def, over.state)?.score).toBe(10)
    expect(over.events.filter(({ type }) => type === 'over')).toHaveLength(1)
  })
})

describe('a hand of cards', () => {
  const decks: ScenarioFile['decks'] = [
    { id: 'gifts', cards: [{ id: 'bread' }] },
    { id: 'news', cards: [{ id: 'rain' }] },
  ]
  const shown = (triggers: CorteoTrigger[]) => {
    const { def, state } = done(triggers, { decks })
    return table(def, state).displays?.map(({ id, cards, count }) => `${id} ${count ?? cards.length}`)
  }

  test('is on the table while it is empty, where its seat may get cards: the board keeps its size', () => {
    const never: CorteoTrigger = {
      id: 'gift',
      at: 'turn-ended',
      do: [{ type: 'draw', deck: 'gifts', seat: 'guard' }],
    }
    expect(shown([never])).toEqual(['gifts-pile 1', 'gifts-hand-guard 0', 'news-pile 1'])
    expect(shown([])).toEqual(['gifts-pile 1', 'news-pile 1'])
  })
})
