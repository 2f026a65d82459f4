/** *Pass until something concerns me*: what passes, when it goes on, when it stops, and that one undo takes it back. */
import { describe, expect, test } from 'vitest'
import {
  afterChoice,
  nextPass,
  type Passed,
  passingChoice,
  type Seen,
  turnOf,
} from '../../app/_play/choices/pass-on'
import type { LogStep } from '../../engine/match/port/match'
import type { Choice, Decision, GameEvent, TablePiece } from '../../engine/types'

const button = (type: string, fields: Record<string, string> = {}): Choice => ({
  action: { type, ...fields },
  at: { kind: 'button', button: type },
  label: { key: type },
  group: type,
})
const at = (type: string, cell: string): Choice => ({
  action: { type, cell },
  at: { kind: 'cell', cell: 1 },
  label: { key: type },
  group: type,
})
const decision = (...choices: Choice[]): Decision => ({
  ...{ seat: 'glass', phase: 'attack', prompt: { key: 'p' } },
  choices,
})
const step = (count: number, seat: string, event: Partial<GameEvent>): LogStep => ({
  ...{ seat, count, moves: [], heading: { round: { key: 'r' }, phase: { key: 'p' } } },
  events: [{ type: 'moved', message: { key: 'm' }, ...event }],
})
const view = (more: Partial<Seen> = {}): Seen => ({
  ...{ decision: undefined, botsTurn: false, moment: undefined, outcome: undefined, handover: undefined },
  ...{ log: [], paused: false, botsAsked: false },
  table: { pieces: [], trays: [] },
  ...more,
})

const ROUND = 'turn 5'
const asked = decision(at('attack', 'palace'), button('pass'))
const passed = afterChoice(undefined, asked, asked.choices[1], ROUND) as Passed

describe('a passing choice', () => {
  test('is the only button that names nothing', () => {
    expect(passingChoice(asked)?.action).toEqual({ type: 'pass' })
    expect(passingChoice(decision(button('rise', { by: 'move' }), button('wait')))?.action.type).toBe('wait')
    expect(passingChoice(decision(button('yes'), button('no')))).toBeUndefined()
    expect(passingChoice(decision(at('attack', 'palace')))).toBeUndefined()
  })

  test('is remembered with all that was passed, within a turn of the game', () => {
    const next = decision(at('move', 'harbour'), button('done'))
    const both = afterChoice(passed, next, next.choices[1], ROUND)
    expect([...(both?.seen ?? [])]).toEqual(expect.arrayContaining(['attack', 'pass', 'move', 'done']))
    expect(afterChoice(passed, next, next.choices[1], 'turn 6')?.seen.has('attack')).toBe(false)
    expect(afterChoice(passed, next, next.choices[0], ROUND)).toBeUndefined()
  })
})

test('the first value of the round numbers the turn', () => {
  const round = (number: number, phase: number) => ({ round: { key: 'coup', values: { number, phase } } })
  expect(turnOf(round(5, 1))).toBe(turnOf(round(5, 2)))
  expect(turnOf(round(5, 1))).not.toBe(turnOf(round(6, 1)))
})

describe('passing on', () => {
  const next = (seen: Partial<Seen>, round = ROUND) => nextPass(passed, view(seen), round, 10, 'glass-side')

  test('waits for the others and passes again where nothing is new', () => {
    expect(next({})).toBe('wait')
    expect(next({ decision: { ...asked, seat: 'car' }, botsTurn: true })).toBe('wait')
    expect(next({ decision: asked })).toBe(asked.choices[1])
    expect(next({ decision: decision(button('pass')) })).not.toBe('stop')
  })

  test('stops at a new kind of choice, and at a new choice about a place of its own', () => {
    const harbour = decision(...asked.choices, at('attack', 'harbour'))
    const own: TablePiece = {
      ...{ id: 'marine-1', kind: 'unit', type: 'marine', level: 0, badges: [] },
      ...{ side: 'glass-side', cell: 1 },
    }
    const withPiece = (cell: number, side = 'glass-side') => ({ pieces: [{ ...own, cell, side }], trays: [] })
    expect(next({ decision: decision(...asked.choices, at('bombard', 'harbour')) })).toBe('stop')
    expect(next({ decision: harbour, table: withPiece(1) })).toBe('stop')
    expect(next({ decision: harbour, table: withPiece(2) })).not.toBe('stop')
    expect(next({ decision: harbour, table: withPiece(1, 'car') })).not.toBe('stop')
  })

  test('stops in a new turn, at the end and in the past', () => {
    expect(next({ decision: asked }, 'turn 6')).toBe('stop')
    expect(next({ handover: 'car' })).toBe('stop')
    expect(next({ decision: { ...asked, seat: 'car' } })).toBe('stop')
    expect(next({ paused: true, botsAsked: true })).toBe('stop')
  })

  test('stops at an event of another player that names the seat, its side or its pieces', () => {
    const marine: TablePiece = {
      id: 'marine-1',
      kind: 'unit',
      type: 'marine',
      level: 0,
      badges: [],
      side: 'glass-side',
    }
    const pieces = [marine]
    const seen = (event: Partial<GameEvent>, count = 11, seat = 'car') =>
      next({ decision: asked, log: [step(count, seat, event)], table: { pieces, trays: [] } })
    expect(seen({ other: 'glass' })).toBe('stop')
    expect(seen({ message: { key: 'm', values: { family: { text: 'sides.glass-side' } } } })).toBe('stop')
    expect(seen({ units: ['marine-1'] })).toBe('stop')
    expect(seen({ units: ['marine-2'] })).not.toBe('stop')
    // Heard by the seat, but not about it.
    expect(seen({ only: ['glass'] })).not.toBe('stop')
    // An own one, known before.
    expect(seen({ other: 'glass' }, 11, 'glass')).not.toBe('stop')
    expect(seen({ other: 'glass' }, 10)).not.toBe('stop')
  })
})
