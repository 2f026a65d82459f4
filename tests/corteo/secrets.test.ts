/** A player's written choice appears nowhere before it is revealed (C-173). */
import { describe, expect, test } from 'vitest'
import { hash, outcome, replay, seesAll, setup, table, view } from '../../engine/game'
import { canUndo, startSession, undo, withStep } from '../../engine/replay/session'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { GameState } from '../../engine/types'
import type { CorteoTrigger, ScenarioFile, Zone } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import { keepsSecrets } from '../engine/support/secret-suite'
import { leaksOf } from '../engine/support/secrets'
import { countOf } from '../support/budget'
import { drive } from './drive'
import { type Changes, town } from './fixture'

const PLACES = ['green', 'bridge', 'mill', 'port', 'quay', 'yard']
const zoneOf = (place: string): Zone =>
  place === 'green'
    ? { type: 'place', place }
    : { type: 'near', distance: 2, of: { type: 'cells', cells: [`0${PLACES.indexOf(place) * 2 - 1}04`] } }

/** A march that gathers at a place known only to the crowd. */
const gathers: CorteoTrigger = {
  id: 'gathers',
  at: 'movement-ended',
  turn: 'crowd',
  from: 2,
  once: true,
  when: { type: 'march', units: 4, zone: { type: 'chosen', option: 'meeting' }, cells: 2 },
  do: [
    { type: 'count', counter: 'gathered', by: 30 },
    { type: 'reveal', option: 'meeting' },
  ],
}
const secretive = (
  more: { triggers?: CorteoTrigger[]; counters?: ScenarioFile['counters'] } = {},
): Changes => ({
  scenario: {
    turns: 6,
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
const worth = (state: GameState) => !seesAll(def, state, 'spectator')

/** Corteo has no cards and no private log entries, and a revealed place hides no more information. */
const WITHOUT = ['log arguments', 'sequential card ids', 'deck order', 'beside what is shown'] as const

keepsSecrets({ pack: 'corteo', scenarios: ['social'], positions: 300, stride: 20, without: WITHOUT })
keepsSecrets({ pack: 'notte-bianca', positions: 300, stride: 20, without: WITHOUT, leaksElsewhere: true })

describe('a secret place', () => {
  test('many positions of a game in which a march may come to it tell nobody', () => {
    const { leaks, ...counts } = leaksOf(def, { positions: countOf(60, 200), worth })
    expect(leaks).toEqual([])
    expect(counts.others / counts.worlds).toBeGreaterThan(0.5)
    expect(counts.rolled).toBeGreaterThan(0)
  }, 120_000)

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

test.each([
  ['an event', false, ['log']],
  ['a counter on the table', true, ['after', 'view', 'table']],
])('a scenario that tells by %s what it should keep is found out', (_, quiet, channels) => {
  const tells: CorteoTrigger = {
    id: 'tells',
    at: 'phase-ended',
    quiet,
    when: { type: 'option', option: 'meeting', is: ['mill', 'port', 'green'] },
    do: [{ type: 'count', counter: 'steps', by: 1 }],
  }
  const leaky = town(secretive({ triggers: [tells], counters: [{ id: 'steps' }] }))
  const { leaks } = leaksOf(leaky, { positions: 400, one: true, stride: 2, worth })
  expect(channels).toContain(leaks[0]?.channel)
})
