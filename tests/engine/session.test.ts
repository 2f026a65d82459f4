import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { decisions, hash, outcome, replay } from '../../engine/game'
import {
  act,
  branch,
  canRedo,
  canUndo,
  recordOf,
  redo,
  resume,
  type Session,
  startSession,
  stateOf,
  stepCount,
  stepsOf,
  undo,
} from '../../engine/replay/session'
import { deepFreeze } from './support/freeze'
import { raceDef } from './support/race'

const def = raceDef()
const seeds = fc.nat(2 ** 31)

/** Plays a random game of at most this many steps, and returns every session on the way. */
function sessions(seed: number, steps: number): Session[] {
  const bot = randomBot(seed)
  const all = [startSession(def, { seed })]
  while (all.length <= steps) {
    const session = all[all.length - 1]
    const [decision] = decisions(def, stateOf(session))
    if (!decision) break
    const next = act(session, decision.seat, bot(decision).action)
    if (!next.ok) throw new Error(next.error.rule)
    all.push(deepFreeze(next.value))
  }
  return all
}

test('undo goes back to the very states that were, redo forward again', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 40 }), fc.nat(60), (seed, steps, back) => {
      const all = sessions(seed, steps)
      let session = all[all.length - 1]
      const undone = Math.min(back, all.length - 1)
      for (let i = 0; i < back; i++) session = undo(session)
      expect(stateOf(session)).toBe(stateOf(all[all.length - 1 - undone]))
      expect(canRedo(session)).toBe(undone > 0)
      for (let i = 0; i < undone; i++) session = redo(session)
      expect(stateOf(session)).toBe(stateOf(all[all.length - 1]))
      expect(stepsOf(session)).toEqual(stepsOf(all[all.length - 1]))
      expect(redo(session)).toBe(session)
    }),
  )
})

test('acting after undo forgets what was taken back', () => {
  const all = sessions(4, 6)
  const back = undo(undo(all[all.length - 1]))
  const [decision] = decisions(def, stateOf(back))
  const next = act(back, decision.seat, { type: 'drop' })
  expect(next.ok && canRedo(next.value)).toBe(false)
  expect(next.ok && stepCount(next.value)).toBe(stepCount(back) + 1)
})

test('a seat takes back only its own steps that rolled no die and showed no secret', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const session of sessions(seed, 30).slice(1)) {
        const { seat, action } = session.last!
        expect(canUndo(session)).toBe(true)
        expect(canUndo(session, seat)).toBe(action.type !== 'dash')
        expect(canUndo(session, seat === 'red' ? 'blue' : 'red')).toBe(false)
        expect(undo(session, seat === 'red' ? 'blue' : 'red')).toBe(session)
      }
    }),
  )
  const [start] = sessions(1, 0)
  expect([canUndo(start), undo(start)]).toEqual([false, start])
})

test('an event that reveals something cannot be taken back by a seat', () => {
  const next = act(startSession(def, { seed: 1 }), 'red', { type: 'drop' })
  if (!next.ok) throw new Error(next.error.rule)
  const shown = {
    ...next.value,
    last: { ...next.value.last!, events: [{ type: 'shown', message: { key: 'x' }, reveals: true }] },
  }
  expect([canUndo(next.value, 'red'), canUndo(shown, 'red'), canUndo(shown)]).toEqual([true, false, true])
})

test('a record of a session replays to the same hash, and resumes with the same past', () => {
  fc.assert(
    fc.property(seeds, fc.nat(40), (seed, steps) => {
      const all = sessions(seed, steps)
      const last = all[all.length - 1]
      const record = JSON.parse(JSON.stringify(recordOf(last)))
      expect(hash(replay(def, record))).toBe(record.hash)
      const again = resume(def, record)
      if (!again.ok) throw new Error(again.error.rule)
      expect(stepsOf(again.value)).toEqual(stepsOf(last))
      expect(stateOf(again.value)).toEqual(stateOf(last))
    }),
  )
})

test('resuming stops at the first action that is not legal, and says which', () => {
  const record = recordOf(sessions(3, 5).at(-1)!)
  const actions = record.actions.map((one, i) => (i === 3 ? { ...one, action: { type: 'fly' } } : one))
  expect(resume(def, { ...record, actions })).toMatchObject({
    ok: false,
    error: { index: 3, rule: 'K-FORM' },
  })
})

test('a branch ends where it is cut and leaves the whole alone', () => {
  const all = sessions(9, 8)
  const whole = all[all.length - 1]
  expect(stateOf(branch(whole, 3))).toBe(stateOf(all[3]))
  expect(stateOf(branch(whole, 0))).toBe(whole.start)
  expect(stateOf(branch(whole, 99))).toBe(stateOf(whole))
  expect(canRedo(branch(undo(whole), 2))).toBe(false)
})

test('random bots end the game, and one seed is one game', () => {
  const play = (seed: number) => {
    const all = sessions(seed, 1000)
    const state = stateOf(all[all.length - 1])
    expect(outcome(def, state)).toBeDefined()
    return hash(state)
  }
  expect(play(11)).toBe(play(11))
  expect(new Set([1, 2, 3, 4, 5].map(play)).size).toBe(5)
})
