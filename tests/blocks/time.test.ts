/** Words about time in every game: every nth turn, delayed effects, what has happened, repetition until a condition holds. */
import { describe, expect, test } from 'vitest'
import type { BlockRules, BlockState } from '../../engine/blocks/port'
import { scheduledArrivals } from '../../engine/blocks/schedule'
import { apply, decisions, setup, view } from '../../engine/game'
import type { GameEvent, TablePiece } from '../../engine/types'
import { LANGUAGES } from './moments'
import { gameWith, type Played, played } from './played'

const COUNTERS = [{ id: 'seen' }, { id: 'done' }, { id: 'first' }]
const SEEN = 0
const DONE = 1
const FIRST = 2

type Word = Readonly<Record<string, unknown>>
const set = (counter: string, to: unknown): Word => ({ type: 'set', counter, to })
const count = (by: unknown, counter = 'seen'): Word => ({ type: 'count', counter, by })
const SEEN_NOW = { type: 'counter', counter: 'seen' }
const TURN = { type: 'turn' }
/** Appends the present turn to `seen` as a digit. */
const NOTE = set('seen', { type: 'add', of: [{ type: 'times', of: [SEEN_NOW, 10] }, TURN] })
/** Stops the game of a test once a turn has begun. */
const stop = (from: number) => ({ id: 'stop', at: 'turn-began', from, once: true, do: [set('done', 1)] })
const isStopped = ({ counters }: Played) => counters[DONE] === 1
/** Runs as the first turn begins, with the number of that turn in `first`. */
const begin = (...effects: Word[]) => ({
  id: 'begin',
  at: 'turn-began',
  once: true,
  do: [set('first', TURN), ...effects],
})

/** The counters at the end of a game of the smallest pack with these triggers. */
async function counters(ruleset: string, ...triggers: object[]): Promise<readonly number[]> {
  const def = await gameWith(ruleset, { counters: COUNTERS, triggers })
  return played(def, isStopped).at(-1)!.counters
}

const GAMES = LANGUAGES.map(({ ruleset }) => ruleset)
/** The smallest pack of this game has a single turn. */
const ONE_TURN = 'wir-sind-das-volk'
const OF_SEVERAL_TURNS = GAMES.filter((ruleset) => ruleset !== ONE_TURN)

describe.each(OF_SEVERAL_TURNS)('%s', (ruleset) => {
  test('a delayed effect happens in its turn, not in the one before', async () => {
    const later = { type: 'later', turns: 1, do: [NOTE] }
    const before = await counters(ruleset, begin(later, set('done', 1)))
    expect(before[SEEN]).toBe(0)
    const values = await counters(ruleset, begin(later), stop(3))
    expect(values[SEEN]).toBe(values[FIRST] + 1)
  })

  test('two of the same effect wait at once, and nothing is left in the state afterwards', async () => {
    const later = (turns: number) => ({ type: 'later', turns, do: [count(1)] })
    const def = await gameWith(ruleset, {
      counters: COUNTERS,
      triggers: [begin({ type: 'repeat', times: 2, do: [later(1)] }), stop(3)],
    })
    const states = played(def, isStopped)
    expect(Math.max(...states.map(({ delayed = [] }) => delayed.length))).toBe(2)
    expect(states.at(-1)!.counters[SEEN]).toBe(2)
    expect(Object.hasOwn(states.at(-1)!, 'delayed')).toBe(false)
    expect(JSON.parse(JSON.stringify(states))).toEqual(states)
  })
})

describe.each(GAMES)('%s', (ruleset) => {
  test('a game without the new words has no state for them', async () => {
    const def = await gameWith(ruleset, { counters: COUNTERS, triggers: [begin(), stop(2)] })
    for (const state of played(def, isStopped)) {
      expect(Object.hasOwn(state, 'delayed')).toBe(false)
      expect(Object.hasOwn(state, 'tallies')).toBe(false)
    }
  })
})

test('a delayed effect happens within the single turn of a short game', async () => {
  const later = { type: 'later', turns: 0, at: 'card-played', times: 2, do: [count(1)] }
  const def = await gameWith(ONE_TURN, { counters: COUNTERS, triggers: [begin(later)] })
  expect(played(def).at(-1)!.counters[SEEN]).toBe(2)
})

describe('over several turns', () => {
  const every = (parts: object) => ({ id: 'beat', at: 'turn-ended', turn: 'gardeners', ...parts, do: [NOTE] })
  /** The turns of the four-turn game that a trigger noted, as digits. */
  const noted = async (...triggers: object[]) => (await counters('corteo', ...triggers))[SEEN]

  test('every second turn', async () => expect(await noted(every({ every: 2 }))).toBe(24))
  test('counted from a turn', async () => expect(await noted(every({ every: 2, from: 1 }))).toBe(13))
  test('up to a turn', async () => expect(await noted(every({ every: 2, to: 3 }))).toBe(2))
  test('less often than the game is long', async () => expect(await noted(every({ every: 5 }))).toBe(0))

  const later = (parts: object) => begin({ type: 'later', turns: 1, do: [NOTE], ...parts })
  test('a delayed effect that repeats', async () => expect(await noted(later({ times: 2 }))).toBe(23))
  test('until a condition holds', async () => {
    const until = { type: 'turn', from: 3 }
    expect(await noted(later({ times: 9, until }))).toBe(2)
    expect(await noted(later({ until: { type: 'turn', from: 2 } }))).toBe(0)
  })
  test('at another moment', async () => {
    expect(await noted(later({ turns: 0, at: 'turn-ended' }))).toBe(1)
    expect(await noted(later({ turns: 2, at: 'turn-ended' }))).toBe(3)
  })
  test('never, with no times', async () => expect(await noted(later({ times: 0 }))).toBe(0))

  test('turns since a trigger', async () => {
    const mark = { id: 'mark', at: 'turn-began', from: 2, to: 2, once: true, do: [count(0)] }
    const read = (from: number) => ({
      ...{ id: 'read', at: 'turn-began', from, once: true },
      do: [set('seen', { type: 'since', trigger: 'mark' })],
    })
    expect(await noted(mark, read(4))).toBe(2)
    expect(await noted(mark, read(2))).toBe(0)
    expect(await noted(read(2), mark)).toBe(100_000)
  })

  test('happened within so many turns, at the bound and beyond', async () => {
    const within = (turns: number) => ({
      ...{ id: 'read', at: 'turn-began', from: 4, once: true },
      when: { type: 'happened', trigger: 'mark', within: turns },
      do: [count(1)],
    })
    const mark = { id: 'mark', at: 'turn-began', from: 2, once: true, do: [count(0)] }
    expect(await noted(mark, within(2))).toBe(1)
    expect(await noted(mark, within(1))).toBe(0)
  })

  test('moments are counted with their filters', async () => {
    const read = (parts: object) => ({
      ...{ id: 'read', at: 'game-ended' },
      do: [set('seen', { type: 'happened', at: 'turn-ended', ...parts })],
    })
    const [all, own, none] = [
      await noted(read({})),
      await noted(read({ turn: 'gardeners' })),
      await noted(read({ turn: 'kites' })),
    ]
    expect([own, none]).toEqual([4, 0])
    expect(all).toBeGreaterThanOrEqual(4)
  })
})

test('the subject of the moment is kept', async () => {
  const gone = { type: 'remove', who: { it: true } }
  const def = await gameWith('corteo', {
    counters: COUNTERS,
    triggers: [
      {
        ...{ id: 'mark', at: 'piece-moved', once: true },
        do: [{ type: 'later', turns: 1, do: [set('seen', { type: 'units', who: { it: true } }), gone] }],
      },
      {
        ...{ id: 'after', at: 'turn-ended', from: 2 },
        do: [set('first', { type: 'units', who: { it: true } })],
      },
    ],
  })
  expect(played(def).at(-1)!.counters[SEEN]).toBe(1)
})

test('the log shows delayed effects when they happen; quiet ones stay hidden', async () => {
  const told = async (quiet: boolean, text?: string) => {
    const events: GameEvent[] = []
    const later = { type: 'later', turns: 1, do: [count(1)], ...(text ? { text } : {}) }
    const triggers = [{ ...begin(later), quiet }, stop(2)]
    const def = await gameWith('corteo', { counters: COUNTERS, triggers })
    const states = played(def, isStopped, (event) => events.push(event))
    const seen = states.map((state) => view(def, state, def.seats[0]) as unknown as Played)
    const most = Math.max(...seen.map(({ delayed = [] }) => delayed.length))
    return [most, JSON.stringify(events.filter((event) => !('only' in event)))] as const
  }
  const [open, line] = await told(false)
  expect(open).toBe(1)
  expect(line).toContain('blocks-later')
  expect((await told(false, 'storm'))[1]).toContain('triggers.storm')
  const [hidden, none] = await told(true)
  expect(hidden).toBe(0)
  expect(none).not.toContain('blocks-later')
})

test('effects that delay themselves twice come to a limit', async () => {
  const again = { type: 'later', turns: 0, at: 'turn-began', do: [count(1)] }
  const def = await gameWith('corteo', {
    counters: COUNTERS,
    triggers: [{ id: 'x', at: 'turn-began', do: [{ type: 'repeat', times: 100, do: [again] }] }],
  })
  const most = Math.max(...played(def).map(({ delayed = [] }) => delayed.length))
  expect(most).toBe(100)
})

test('a step leaves the state before it as it was', async () => {
  const def = await gameWith('corteo', {
    counters: COUNTERS,
    triggers: [
      { id: 'x', at: 'piece-moved', do: [{ type: 'later', turns: 1, do: [count(1)] }] },
      { id: 'y', at: 'game-ended', when: { type: 'happened', at: 'piece-moved' }, do: [count(1)] },
    ],
  })
  for (const state of played(def)) {
    const before = JSON.stringify(state)
    const [asked] = decisions(def, state)
    if (asked) apply(def, state, asked.seat, asked.choices[0].action)
    expect(JSON.stringify(state)).toBe(before)
  }
})

describe('longer and shorter games', () => {
  /** The last turn of a game with this effect in its second turn, and the turn in which it ended. */
  async function lastOf(ruleset: string, effect: Word): Promise<readonly number[]> {
    const change = { id: 'change', at: 'turn-began', from: 2, once: true, do: [effect] }
    const end = { id: 'end', at: 'game-ended', do: [set('seen', { type: 'last-turn' }), set('first', TURN)] }
    const [seen, , first] = await counters(ruleset, change, end)
    return [seen, first]
  }

  test('a turn more, and a turn less', async () => {
    expect(await lastOf('corteo', { type: 'turns', by: 1 })).toEqual([5, 5])
    expect(await lastOf('corteo', { type: 'turns', by: -1 })).toEqual([3, 3])
  })
  test('a last turn; never before the present one', async () => {
    expect(await lastOf('corteo', { type: 'turns', to: 3 })).toEqual([3, 3])
    expect(await lastOf('corteo', { type: 'turns', to: 1 })).toEqual([2, 2])
    expect(await lastOf('cry-havoc', { type: 'turns', to: 3 })).toEqual([3, 3])
    expect(await lastOf('kriegspiel', { type: 'turns', to: 3 })).toEqual([3, 3])
  })
  test('at most two hundred turns', async () => {
    const most = { type: 'turns', by: 100_000 }
    const def = await gameWith('corteo', {
      counters: COUNTERS,
      triggers: [begin(most, set('seen', { type: 'last-turn' }), set('done', 1))],
    })
    expect(played(def, isStopped).at(-1)!.counters[SEEN]).toBe(200)
  })
})

test('an arrival every third turn is announced for its turns', async () => {
  const def = await gameWith('kriegspiel', {})
  const rules = def.rules as BlockRules
  const entry = {
    id: 'reserves',
    at: 'turn-began',
    side: 'upper',
    every: 3,
    count: 1,
    zone: { type: 'all', of: [] },
  }
  const state = setup(def, { seed: 1 }) as BlockState
  const place = Object.values(rules.blocks.port.pieces!.where)[0]
  const waiting = {
    ...rules,
    blocks: {
      ...rules.blocks,
      port: { ...rules.blocks.port, pieces: { ...rules.blocks.port.pieces!, cell: () => place } },
    },
  } as BlockRules
  const shown = scheduledArrivals(
    [entry as never],
    waiting,
    state,
    (piece) => ({ id: `${piece}` }) as TablePiece,
  )
  expect(shown.map(({ turn }) => turn)).toEqual([3, 6, 9, 12, 15])
})
