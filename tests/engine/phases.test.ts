import { describe, expect, test } from 'vitest'
import { type CallState, call, later, takeBack } from '../../engine/kernel/calls'
import type { Next, Phase } from '../../engine/kernel/phase'
import { RESUME } from '../../engine/kernel/phase'
import { only, passing, phaseMachine } from '../../engine/kernel/phases'
import { freshTurn } from '../../engine/kernel/turn'
import type { Choice, GameState, OwnedDef } from '../../engine/types'

/** A game of three players in rooms. Doors lead to other rooms, and some of them return. */
type Toy = GameState & CallState & { log: readonly string[]; secret: readonly number[] }
type Id = 'hall' | 'cellar' | 'attic' | 'both' | 'corridor' | 'ping' | 'pong' | 'over' | typeof RESUME
type Room = Phase<Toy, null, Id>

const def = { seats: ['ann', 'bob', 'cleo'], rules: null } as unknown as OwnedDef<null>
const choice = (type: string): Choice => ({
  action: { type },
  at: { kind: 'button', button: type },
  label: { key: type },
  group: type,
})
const room = (seat: number, types: readonly string[], more: Partial<Room> = {}): Room => ({
  begin: (turn) => void turn.list('log').push(`begin ${turn.state.phase}`),
  enter: (turn) => void turn.list('log').push(`enter ${turn.state.phase}`),
  asked: () => only(seat),
  prompt: () => ({ key: 'which' }),
  choices: () => types.map(choice),
  on: {},
  ...more,
})

const machine = phaseMachine<Toy, null, Id>({
  phases: {
    hall: room(0, ['stay', 'down', 'unseen', 'pass', 'circle', 'end'], {
      on: {
        stay: () => undefined,
        down: (turn) => call(turn, 'cellar'),
        unseen: () => 'both',
        pass: () => 'corridor',
        circle: () => 'ping',
        end: () => 'over',
      },
    }),
    cellar: room(1, ['back', 'up', 'end', 'after'], {
      on: {
        back: () => RESUME,
        up: (turn) => call(turn, 'attic'),
        end: () => 'over',
        after(turn) {
          later(turn, 'attic')
          return RESUME
        },
      },
    }),
    attic: room(2, ['back'], { act: () => RESUME }),
    both: room(0, ['choose'], {
      begin: undefined,
      enter: ({ state }): Next<Id> => (state.secret.length === 2 ? 'hall' : undefined),
      asked: (_, { secret }) => [0, 1].filter((seat) => !secret.includes(seat)),
      on: { choose: (turn, _, seat) => void turn.list('secret').push(seat) },
    }),
    corridor: passing(() => 'attic'),
    ping: passing(() => 'pong'),
    pong: passing(() => 'ping'),
    over: passing(),
  },
  back: takeBack,
  optionalActions: {
    prompt: { key: 'besides' },
    optional: [
      {
        list: (_, { phase }, lists) => void (phase === 'hall' && lists[2].push(choice('knock'))),
        on: { knock: (turn) => call(turn, 'attic') },
      },
    ],
  },
})

/** Starts in the hall, applies the actions, and returns the log. */
function play(...actions: readonly (readonly [string, string])[]) {
  const given: Toy = { phase: '', step: 0, rng: [], resume: [], queue: [], log: [], secret: [] }
  const { turn } = freshTurn(def, given)
  machine.goTo(turn, 'hall')
  for (const [seat, type] of actions) machine.step(turn, seat, { type })
  return turn.state
}
const asked = (state: Toy) => machine.decisions(def, state).map(({ seat, optional }) => [seat, optional])
const HALL = ['begin hall', 'enter hall']

describe('the phase machine', () => {
  test('arrives once, and looks again after each action that stays', () => {
    expect(play().log).toEqual(HALL)
    expect(play(['ann', 'stay']).log).toEqual([...HALL, 'enter hall'])
  })

  test('a phase that is called comes back to the one that called it, which does not begin again', () => {
    const state = play(['ann', 'down'], ['bob', 'back'])
    expect(state).toMatchObject({ phase: 'hall', resume: [] })
    expect(state.log).toEqual([...HALL, 'begin cellar', 'enter cellar', 'enter hall'])
  })

  test('calls within calls come back one by one, each with its queue', () => {
    const down = { ...play(['ann', 'down']), queue: [2, 1] }
    const { turn } = freshTurn(def, down)
    machine.step(turn, 'bob', { type: 'up' })
    expect(turn.state).toMatchObject({ phase: 'attic' })
    turn.state.queue = [0]
    machine.step(turn, 'cleo', { type: 'back' })
    expect(turn.state).toMatchObject({ phase: 'cellar', queue: [2, 1] })
    machine.step(turn, 'bob', { type: 'back' })
    expect(turn.state).toMatchObject({ phase: 'hall', queue: [] })
  })

  test('what is put off begins when its turn comes', () => {
    const state = play(['ann', 'down'], ['bob', 'after'])
    expect(state.phase).toBe('attic')
    expect(state.log.slice(-2)).toEqual(['begin attic', 'enter attic'])
  })

  test('several are asked at once, and each answers for himself', () => {
    const both = play(['ann', 'unseen'])
    expect(asked(both)).toEqual([
      ['ann', undefined],
      ['bob', undefined],
    ])
    expect(asked(play(['ann', 'unseen'], ['bob', 'choose']))).toEqual([['ann', undefined]])
    expect(play(['ann', 'unseen'], ['bob', 'choose'], ['ann', 'choose']).phase).toBe('hall')
  })

  test('what is optional comes last, and interrupts what is asked', () => {
    expect(asked(play())).toEqual([
      ['ann', undefined],
      ['cleo', true],
    ])
    expect(play(['cleo', 'knock']).phase).toBe('attic')
    expect(play(['cleo', 'knock'], ['cleo', 'back']).phase).toBe('hall')
  })

  test('a phase that asks nobody is passed', () => {
    expect(play(['ann', 'pass'])).toMatchObject({
      phase: 'attic',
      log: [...HALL, 'begin attic', 'enter attic'],
    })
  })

  test('the game may end in the middle of a call: nobody is asked any more', () => {
    const state = play(['ann', 'down'], ['bob', 'end'])
    expect(state.phase).toBe('over')
    expect(machine.decisions(def, state)).toEqual([])
    expect(machine.askedFirst(def, state)).toBeUndefined()
  })

  test('phases that go round without a question are named', () => {
    expect(() => play(['ann', 'circle'])).toThrow('These phases go round and never ask anybody: ping, pong')
  })

  test('a decision costs no new list of seats', () => {
    expect(only(5)).toBe(only(5))
    expect(only(5)).toEqual([5])
  })
})
