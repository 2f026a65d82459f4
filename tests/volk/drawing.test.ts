/** Blocks in Wir sind das Volk!: a card that draws, its uses, and the knowledge of drawn cards. */
import { describe, expect, test } from 'vitest'
import { apply, view } from '../../engine/game'
import { eventsFor } from '../../engine/kernel/secrets'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { PLACES, type VolkState, WEST } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'
import type { VolkPosition, VolkScenarioFile } from '../../schemas/generated/content'
import { at, does, germany, WHOLE } from './germany'

type Triggers = NonNullable<VolkScenarioFile['triggers']>
const PILE = ['reparations', 'basic-law']
const START: VolkPosition = {
  turn: 'brd',
  open: ['marshall-plan', 'comecon'],
  hands: { brd: [], ddr: [] },
  pile: PILE,
  special: [],
  factories: ['dortmund', 'bitterfeld'],
}
const plays = (use: string): Action => ({ type: 'play', card: 'marshall-plan', use })

const drawing = (draw: object, when: object = { type: 'side', is: 'brd' }): VolkDef =>
  germany(WHOLE, {
    counters: [{ id: 'two', start: 2 }],
    triggers: [{ id: 'draws', at: 'card-played', when, do: [{ type: 'draw', ...draw }] }] as Triggers,
  })
const drawn = (def: VolkDef, given: VolkPosition = START) =>
  does(def, at(def, given), plays('develop'), { type: 'done' })

describe('a draw', () => {
  test('is of the side that the moment is about, or of the one named', () => {
    expect(drawn(drawing({ count: 1 })).held).toEqual([0, 1])
    expect(drawn(drawing({ count: 1, side: 'ddr' })).held).toEqual([1, 0])
  })

  test('is as many as a measure says, while the pile has them', () => {
    const measured = drawing({ count: { type: 'counter', counter: 'two' } })
    expect([drawn(measured).held, drawn(measured).pile]).toEqual([[0, 2], []])
    expect(drawn(measured, { ...START, pile: PILE.slice(1) }).held).toEqual([0, 1])
    expect(drawn(measured, { ...START, pile: [] }).held).toEqual([0, 0])
    expect(drawn(drawing({ count: -1 })).held).toEqual([0, 0])
  })

  test('is of nobody at a moment that is about no side', () => {
    const triggers = [{ id: 'idle', at: 'turn-began', do: [{ type: 'draw', count: 1 }] }]
    const dealt = (change: object) => at(germany(WHOLE, change), { ...START, open: [] }).held
    expect(dealt({ triggers })).toEqual(dealt({}))
  })

  test('is seen by its side alone', () => {
    const def = drawing({ count: 1 })
    const state = drawn(def)
    const card = def.rules.cards.ids.indexOf(PILE[0])
    const seenBy = (viewer: string) => (view(def, state, viewer) as VolkState).place[card]
    expect(['brd', 'ddr', 'spectator'].map(seenBy)).toEqual([
      PLACES.hand + WEST,
      PLACES.hidden,
      PLACES.hidden,
    ])
    expect([state.seen[card], state.place[card]]).toEqual([0, PLACES.hand + WEST])
    const before = does(def, at(def, START), plays('develop'))
    const done = apply(def, before, 'brd', { type: 'done' })
    if (!done.ok) throw new Error(done.error.rule)
    const told = (viewer: string) => JSON.stringify(eventsFor(viewer, done.value.events))
    expect(told('brd')).toContain(PILE[0])
    expect(told('ddr')).toContain('"drew"')
    expect(told('ddr')).not.toContain(PILE[0])
  })
})

describe('what a card is played for', () => {
  const counts = (when: object, ...before: object[]) => {
    const def = germany(WHOLE, {
      counters: [{ id: 'seen' }],
      triggers: [
        ...before,
        { id: 'sees', at: 'card-played', when, do: [{ type: 'count', counter: 'seen', by: 1 }] },
      ],
    })
    return (actions: readonly Action[]) => does(def, at(def, START), ...actions).counters?.[0]
  }
  const developed = [plays('develop'), { type: 'done' }]

  test('is told from its other uses, of any card or of one', () => {
    for (const is of [undefined, ['marshall-plan']]) {
      expect(counts({ type: 'card', is, use: 'develop' })(developed)).toBe(1)
      expect(counts({ type: 'card', is, use: 'event' })(developed)).toBe(0)
    }
    expect(counts({ type: 'card', is: ['comecon'], use: 'develop' })(developed)).toBe(0)
  })

  test('is still known behind a question', () => {
    const ask = { type: 'ask', id: 'wait', seat: 'ddr', choices: [{ id: 'on' }, { id: 'off' }] }
    const seen = counts(
      { type: 'card', use: 'develop' },
      { id: 'asks', at: 'card-played', once: true, do: [ask] },
    )
    expect(seen(developed)).toBe(0)
    expect(seen([...developed, { type: 'answer', choice: 'on' }])).toBe(1)
  })
})
