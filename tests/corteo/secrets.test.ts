/** What one player has written down shows nowhere before it is revealed (C-173). */
import { describe, expect, test } from 'vitest'
import { hash, outcome, replay, seesAll, setup, table, view } from '../../engine/game'
import { canUndo, startSession, undo, withStep } from '../../engine/replay/session'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { ScenarioFile, Trigger, Zone } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import { city, cityPack } from './city'
import { drive } from './drive'
import { type Changes, town } from './fixture'
import { type Watched, watchSecret } from './secrets'

const PLACES = ['green', 'bridge', 'mill', 'port', 'quay', 'yard']
const zoneOf = (place: string): Zone =>
  place === 'green'
    ? { type: 'place', place }
    : { type: 'near', distance: 2, of: { type: 'cells', cells: [`0${PLACES.indexOf(place) * 2 - 1}04`] } }

/** A march that gathers at a place that only the crowd knows. */
const gathers: Trigger = {
  id: 'gathers',
  at: 'movement-end',
  turn: 'crowd',
  from: 2,
  once: true,
  when: { type: 'march', units: 4, zone: { type: 'chosen', option: 'meeting' }, cells: 2 },
  do: [
    { type: 'count', counter: 'gathered', by: 30 },
    { type: 'reveal', option: 'meeting' },
  ],
}
const secretive = (more: { triggers?: Trigger[]; counters?: ScenarioFile['counters'] } = {}): Changes => ({
  scenario: {
    hands: 6,
    options: [
      {
        id: 'meeting',
        seat: 'crowd',
        secret: true,
        choices: PLACES.map((id) => ({ id, zone: zoneOf(id) })),
      },
    ],
    counters: [{ id: 'gathered' }, ...(more.counters ?? [])],
    triggers: [gathers, ...(more.triggers ?? [])],
    scoring: [
      { id: 'objectives', type: 'objectives', times: 1 },
      { id: 'gathered', type: 'counter', counter: 'gathered', times: 1 },
      {
        id: 'far',
        type: 'arrested-power',
        times: -3,
        when: { type: 'option', option: 'meeting', is: ['port', 'quay', 'yard'] },
      },
    ],
  },
})
const def = town(secretive())

/** Game after game until so many positions have been looked at, or something shows. */
function watchMany(games: (seed: number) => Watched, wanted: number): Watched {
  let [positions, compared] = [0, 0]
  for (let seed = 1; positions < wanted; seed++) {
    const game = games(seed)
    positions += game.positions
    compared += game.compared
    if (game.leak) return { ...game, leak: `seed ${seed}, ${game.leak}` }
    if (seed > wanted) throw new Error('too few positions before the secret comes out')
  }
  return { leak: undefined, positions, compared }
}

describe('a secret place', () => {
  test('200 positions: view, choices, table, log and refusals are the same whatever is written', () => {
    const watched = watchMany((seed) => watchSecret(def, { option: 0, seed, positions: 20 }), 200)
    expect(watched.leak).toBeUndefined()
    expect(watched.compared).toBeGreaterThan(1000)
  }, 120_000)

  test('200 positions of every scenario of the bundled pack that has a secret', () => {
    const pack = cityPack()
    const secretive = Object.values(pack.scenarios).filter(({ options }) =>
      options?.some(({ secret }) => secret),
    )
    expect(secretive).not.toEqual([])
    for (const { id } of secretive) {
      const game = city(pack, id)
      const option = game.rules.options.findIndex(({ secret }) => secret)
      const watched = watchMany((seed) => watchSecret(game, { option, seed, positions: 40 }), 200)
      expect(watched.leak).toBeUndefined()
      expect(watched.compared).toBeGreaterThanOrEqual(
        200 * 2 * (game.rules.options[option].choices.length - 1),
      )
    }
  }, 600_000)

  test('its owner sees it, nobody else does, until it comes out', () => {
    const start = drive(def)
    expect([start.asked, start.state.phase, start.choices.length]).toEqual(['crowd', 'option', PLACES.length])
    const written = start.do({ type: 'choose', option: 'meeting', choice: 'mill' })
    expect(written.events).toEqual([
      {
        type: 'noted',
        message: {
          key: 'corteo.event.noted',
          values: { side: { text: 'sides.crowd' }, option: { text: 'options.meeting' } },
        },
        seat: 'crowd',
        option: 'meeting',
      },
    ])
    const seen = (viewer: string) => (view(def, written.state, viewer) as CorteoState).chosen
    expect([seen('crowd'), seen('guard'), seen('spectator')]).toEqual([[2], [-2], [-2]])
    const notes = (viewer: string) => table(def, view(def, written.state, viewer)).secrets
    expect(notes('crowd')).toMatchObject([
      { seat: 'crowd', value: { values: { choice: { text: 'options.mill' } } } },
    ])
    expect([notes('guard'), notes('spectator')]).toEqual([undefined, undefined])
  })

  test('at the end everybody knows it, and what it was worth counts', () => {
    const played = playRandomly(def, 5)
    const state = played.state as CorteoState
    expect(state.revealed).toEqual([0])
    expect(seesAll(def, state, 'guard')).toBe(true)
    const record = {
      format: 1,
      pack: def.pack,
      scenario: def.scenario,
      seed: 5,
      actions: played.actions,
      hash: hash(state),
    } as const
    expect(hash(replay(def, record))).toBe(record.hash)
    expect(outcome(def, state)?.sheet).toHaveLength(3)
  })

  test('what reveals a secret cannot be taken back by a player', () => {
    const session = startSession(def, { seed: 1 })
    const reveals = { type: 'revealed', message: { key: '' }, reveals: true }
    const step = withStep(
      session,
      'crowd',
      { type: 'done' },
      { state: setup(def, { seed: 1 }), events: [reveals] },
    )
    const same = { ...step, last: step.last && { ...step.last, state: session.start } }
    expect([canUndo(same, 'crowd'), undo(same)]).toEqual([
      false,
      expect.objectContaining({ last: undefined }),
    ])
  })
})

describe('what the watch finds', () => {
  test('a door that shows everything', () => {
    const watched = watchSecret(def, { option: 0, seed: 1, positions: 5, peek: (_, state) => state })
    expect(watched.leak).toMatch(/(view|table|decisions) differs/)
  })

  test('a door that shows only whether the first place was written', () => {
    const peek: Parameters<typeof watchSecret>[1]['peek'] = (_, state, viewer) => {
      const { chosen } = state as CorteoState
      const seen = view(def, state as CorteoState, viewer)
      return viewer === 'guard' && chosen[0] === 0 ? ({ ...seen, answers: 1 } as CorteoState) : seen
    }
    expect(watchMany((seed) => watchSecret(def, { option: 0, seed, positions: 5, peek }), 20).leak).toMatch(
      /guard: view differs/,
    )
  })

  test.each([
    ['an event', false, /log of/],
    ['a counter on the table', true, /(view|table) differs/],
  ])('a scenario that tells by %s what it should keep', (_, quiet, expected) => {
    const tells: Trigger = {
      id: 'tells',
      at: 'turn-end',
      quiet,
      when: { type: 'option', option: 'meeting', is: ['mill', 'port', 'green'] },
      do: [{ type: 'count', counter: 'steps', by: 1 }],
    }
    const leaky = town(secretive({ triggers: [tells], counters: [{ id: 'steps' }] }))
    const watched = watchMany((seed) => watchSecret(leaky, { option: 0, seed, positions: 20 }), 60)
    expect(watched.leak).toMatch(expected)
  })
})
