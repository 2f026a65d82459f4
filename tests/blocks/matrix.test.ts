/**
 * Words of the language times games. Each word is tried in the smallest pack of every ruleset that has it. Each row is a program
 * that runs as a turn begins, and the value of its counter afterwards. A word of one game alone is tried among the tests of that
 * game.
 */
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { apply, decisions, outcome, setup } from '../../engine/game'
import type { GameDef, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { LANGUAGES, type Language, wordsOf } from './moments'

type Word = Readonly<Record<string, unknown>>
const COUNTERS = [{ id: 'seen' }, { id: 'few', least: 0, most: 2 }, { id: 'done' }]
/** Parts of a state that only blocks need. Corteo always has its counters. */
const THEIRS = ['counters', 'underway', 'happened']
const MOST_ACTS = 400

const count = (by: unknown, counter = 'seen'): Word => ({ type: 'count', counter, by })
const set = (to: unknown, counter = 'seen'): Word => ({ type: 'set', counter, to })
const seen = (least: number): Word => ({ type: 'measure', of: { type: 'counter', counter: 'seen' }, least })
const when = (condition: Word): Word => ({ type: 'if', when: condition, do: [count(1)], else: [count(10)] })
const of = (type: string, ...values: unknown[]): Word => ({ type, of: values })
const ALL_FACES = [1, 2, 3, 4, 5, 6]
const UNITS = { type: 'units', who: {} }
const [YES, NO] = [
  { type: 'turn', from: 1 },
  { type: 'turn', from: 99 },
]

/** Programs by the words under test, each with the value of `seen` after it. */
const ROWS: readonly (readonly [words: string, program: readonly Word[], seen: number])[] = [
  ['count', [count(2), count(-5)], -3],
  ['count, within bounds', [count(5, 'few'), set({ type: 'counter', counter: 'few' })], 2],
  ['count, within bounds from below', [count(-5, 'few'), set({ type: 'counter', counter: 'few' })], 0],
  ['set, counter', [count(3), set(of('add', { type: 'counter', counter: 'seen' }, 4))], 7],
  ['add', [set(of('add', 2, 5))], 7],
  ['less', [set(of('less', 2, 5))], -3],
  ['times', [set(of('times', 2, 5))], 10],
  ['least', [set(of('least', 2, 5))], 2],
  ['most', [set(of('most', 2, 5))], 5],
  ['share', [set({ type: 'share', of: 7, by: 2 })], 3],
  ['rest', [set({ type: 'rest', of: 7, by: 3 })], 1],
  ['rest, below zero', [set({ type: 'rest', of: -1, by: 3 })], 2],
  ['rest, nothing left', [set({ type: 'rest', of: -6, by: 3 })], 0],
  ['happened, by trigger, this time included', [set({ type: 'happened', trigger: 'x' })], 1],
  ['happened, by moment', [set(of('least', { type: 'happened', at: 'turn-began' }, 1))], 1],
  ['happened, never', [set({ type: 'happened', at: 'game-ended' })], 0],
  ['since, in the same turn', [set({ type: 'since', trigger: 'x' })], 0],
  ['since, never', [set({ type: 'since', at: 'game-ended' })], 100_000],
  [
    'happened, as a condition',
    [when({ type: 'happened', trigger: 'x', within: 0 }), when({ type: 'happened', at: 'game-ended' })],
    11,
  ],
  ['repeat, until', [{ type: 'repeat', until: seen(3), do: [count(1)] }], 3],
  ['repeat, until it holds already', [set(3), { type: 'repeat', until: seen(3), do: [count(1)] }], 3],
  ['repeat, until and at most', [{ type: 'repeat', times: 2, until: seen(3), do: [count(1)] }], 2],
  ['later, not yet', [{ type: 'later', turns: 0, do: [count(1)] }], 0],
  ['turn as a number', [set(of('least', { type: 'turn' }, 1))], 1],
  ['if, turn', [when(YES), when(NO)], 11],
  ['measure, at its bound and above', [set(2), when(seen(2)), when(seen(4))], 13],
  ['all', [when(of('all', YES, YES)), when(of('all', YES, NO))], 11],
  ['any', [when(of('any', NO, YES)), when(of('any', NO, NO))], 11],
  ['not', [when({ type: 'not', of: NO }), when({ type: 'not', of: YES })], 11],
  [
    'repeat, as often as it is when it begins',
    [set(2), { type: 'repeat', times: counted(), do: [count(1)] }],
    4,
  ],
  ['repeat, never', [{ type: 'repeat', times: 0, do: [count(1)] }], 0],
  ['repeat, at most a hundred times', [{ type: 'repeat', times: 100_000, do: [count(1)] }], 100],
  ['roll', [{ type: 'roll', table: [{ faces: ALL_FACES, do: [count(1)] }] }, count(10)], 11],
  ['roll, no row', [{ type: 'roll', table: [] }, count(10)], 10],
  [
    'rolled',
    [{ type: 'roll', table: [{ faces: ALL_FACES, do: [count(of('least', { type: 'rolled' }, 1))] }] }],
    1,
  ],
  [
    'one-of, only what holds',
    [{ type: 'one-of', of: [{ when: NO, do: [count(50)] }, { do: [count(1)] }] }],
    1,
  ],
  ['one-of, none', [{ type: 'one-of', of: [{ when: NO, do: [count(50)] }] }, count(1)], 1],
  ['say', [{ type: 'say', text: { en: 'Rain.', it: 'Piove.' } }, count(1)], 1],
  ['each, units', [set(UNITS), { type: 'each', who: {}, do: [count(-1)] }], 0],
  ['present', [set(of('least', UNITS, 1)), count(-1), when({ type: 'present', who: {} })], 1],
  ['remove, units', [{ type: 'remove', who: {} }, set(UNITS)], 0],
  ['ask-seat, of nobody', [{ type: 'ask-seat', id: 'whom', seat: 'nobody', do: [count(9)] }, count(1)], 1],
  ['ask-number, of nobody', [{ type: 'ask-number', id: 'tax', seat: 'nobody', to: 3 }, count(1)], 1],
  ['propose, of nobody', [{ type: 'propose', id: 'truce', seat: 'nobody', receiver: 'nobody' }, count(1)], 1],
  ['bid, of nobody', [{ type: 'bid', id: 'auction', seats: ['nobody'], to: 3, do: [count(9)] }, count(1)], 1],
  [
    'answer, answered, for-answer, reveal-answer, before an answer',
    [
      { type: 'reveal-answer', of: 'talk' },
      { type: 'for-answer', of: 'talk', do: [count(5)] },
      count({ type: 'answer', of: 'talk' }),
      when({ type: 'answered', of: 'talk' }),
    ],
    10,
  ],
  ['ask, of nobody', [{ type: 'ask', id: 'talk', seat: 'nobody', choices: [{ id: 'yes' }] }, count(1)], 1],
]

function counted(): Word {
  return { type: 'counter', counter: 'seen' }
}

async function smallest(ruleset: string): Promise<RawPack> {
  const files = await smallestPackOf(ruleset)
  return checkPack(textFiles(files!), crossCheck).pack!
}

function gameWith(pack: RawPack, program: readonly Word[]): GameDef {
  const [[id, scenario]] = Object.entries(pack.scenarios)
  const triggers = [{ id: 'x', at: 'turn-began', once: true, do: [...program, set(1, 'done')] }]
  const scenarios = { [id]: { ...scenario, counters: COUNTERS, triggers, modifiers: [] } }
  const made = compile({ ...pack, scenarios } as RawPack, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

const valuesOf = (state: GameState) => (state as GameState & { counters: readonly number[] }).counters
const isDone = (state: GameState) => valuesOf(state)[2] === 1

/** Plays until the program has run, the game is over, or the scenario asks a question. */
function run(def: GameDef, from: GameState = setup(def, { seed: 1 })): GameState {
  const bot = randomBot(1)
  let state = from
  for (let left = MOST_ACTS; left > 0 && !isDone(state); left--) {
    const asked = decisions(def, state).find(({ optional }) => !optional)
    if (!asked || asked.phase === 'ask') return state
    const next = apply(def, state, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error(next.error.message.key)
    state = next.value.state
  }
  return state
}

/** Returns every `type` in a program. */
const typesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(typesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === 'type' && typeof inner === 'string' ? [inner] : typesIn(inner),
        )
      : []

describe.each(LANGUAGES.map((language) => [language.ruleset, language] as const))(
  '%s',
  (ruleset, language) => {
    const known = typesOf(language)
    const rows = ROWS.filter(([, program]) => typesIn(program).every((type) => known.has(type)))

    test.each(rows)('%s', async (_, program, expected) => {
      const state = run(gameWith(await smallest(ruleset), program))
      expect(valuesOf(state)).toEqual([expected, valuesOf(state)[1], 1])
    })

    test('ask: what follows waits, in the answer and behind it; nobody is offered what does not hold', async () => {
      const pack = await smallest(ruleset)
      const [, seat] = gameWith(pack, []).seats
      const sure = { type: 'ask', id: 'sure', seat, choices: [{ id: 'yes', do: [count(1)] }] }
      const choices = [{ id: 'yes', do: [sure, count(10)] }, { id: 'no' }, { id: 'never', when: NO }]
      const def = gameWith(pack, [{ type: 'ask', id: 'talk', seat, choices }, count(100)])
      const answer = (state: GameState, choice: string) => {
        const next = apply(def, state, seat, { type: 'answer', choice })
        if (!next.ok) throw new Error(next.error.rule)
        return next.value.state
      }
      const asked = run(def)
      const [question] = decisions(def, asked)
      expect([question.seat, question.phase, valuesOf(asked)[0]]).toEqual([seat, 'ask', 0])
      expect(question.choices.map(({ action }) => action.choice)).toEqual(['yes', 'no'])
      expect(() => answer(asked, 'never')).toThrow('K-ASK')
      expect(valuesOf(answer(asked, 'no')).slice(0, 1)).toEqual([100])
      const again = answer(asked, 'yes')
      expect([decisions(def, again)[0].phase, valuesOf(again)[0]]).toEqual(['ask', 0])
      const after = answer(again, 'yes')
      expect([valuesOf(after)[0], (after as { underway?: unknown }).underway]).toEqual([111, undefined])
    })

    test('a game without blocks has nothing of theirs in its state', async () => {
      const pack = await smallest(ruleset)
      const [[id, scenario]] = Object.entries(pack.scenarios)
      const plain = { ...scenario, counters: undefined, triggers: undefined, modifiers: undefined }
      const made = compile({ ...pack, scenarios: { [id]: plain } } as unknown as RawPack, id)
      const keys = Object.keys(made.ok ? setup(made.value, { seed: 1 }) : {})
      expect(keys).toContain('phase')
      expect(keys.filter((key) => THEIRS.includes(key))).toEqual(ruleset === 'corteo' ? ['counters'] : [])
    })

    test('end: at once, with who has won, and nothing more happens', async () => {
      const pack = await smallest(ruleset)
      const [winner] = gameWith(pack, []).seats
      for (const won of [winner, 'draw']) {
        const def = gameWith(pack, [{ type: 'end', winner: won }, count(1)])
        const state = run(def)
        expect([decisions(def, state), outcome(def, state)?.winner, valuesOf(state)[0]]).toEqual([[], won, 0])
      }
    })
  },
)

const typesOf = (language: Language): Set<string> =>
  new Set(wordsOf(language).map(({ name }) => String(language.definitions[name].properties?.type?.const)))

/** Words of every game. */
const EVERYWHERE = [...typesOf(LANGUAGES[0])].filter((word) =>
  LANGUAGES.every((one) => typesOf(one).has(word)),
)

test('every shared word has a row', () => {
  const tried = new Set([...ROWS.flatMap(([, program]) => typesIn(program)), 'ask', 'end'])
  // Numbers of the rules, figures, cards and options are tried in tests of their own.
  expect(EVERYWHERE.filter((word) => !tried.has(word)).sort()).toEqual([
    ...['choose', 'draw', 'figure', 'modify', 'number', 'option', 'reveal'],
  ])
})
