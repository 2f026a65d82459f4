/** Blocks in Wir sind das Volk!: moments of a decade, numbers of the rules, and questions and ends of a scenario. */

import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { decisions, outcome } from '../../engine/game'
import { wirSindDasVolk } from '../../engine/rulesets/wir-sind-das-volk'
import { authoring } from '../../engine/rulesets/wir-sind-das-volk/authoring'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { marksNeeded } from '../../engine/rulesets/wir-sind-das-volk/rules/comparing'
import { economyOf } from '../../engine/rulesets/wir-sind-das-volk/rules/economy'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'
import { checkFile } from '../../schemas/check'
import type { VolkPosition, VolkScenarioFile } from '../../schemas/generated/content'
import { at, does, germany, packOfGermany, WHOLE } from './germany'

type Written = Pick<VolkScenarioFile, 'counters' | 'triggers' | 'modifiers'>
type Triggers = NonNullable<Written['triggers']>
const game = (written: Written): VolkDef => germany(WHOLE, written)

/** Two open cards and one factory per side. They are the last cards of this decade. */
const LAST_CARDS: VolkPosition = {
  turn: 'brd',
  open: ['marshall-plan', 'comecon'],
  hands: { brd: [], ddr: [] },
  pile: [],
  special: [],
  factories: ['dortmund', 'bitterfeld'],
}
const plays = (card: string): Action[] => [{ type: 'play', card, use: 'develop' }, { type: 'done' }]
const count = (counter: string, by = 1) => ({ type: 'count', counter, by }) as const
const asked = (def: VolkDef, state: VolkState) => decisions(def, state).map(({ seat }) => seat)
const values = ({ rules }: VolkDef, { counters = [] }: VolkState) =>
  Object.fromEntries(rules.blocks.counters.map(({ id }, index) => [id, counters[index]]))

/** Returns a game with a counter for each moment. */
function counting(...moments: readonly Triggers[number]['at'][]): VolkDef {
  return game({
    counters: moments.map((id) => ({ id })),
    triggers: moments.map((moment) => ({ id: moment, at: moment, do: [count(moment)] })),
  })
}

describe('moments', () => {
  test('of a game that is set up: the decade, its half, its cards', () => {
    const def = counting('set-up-ended', 'turn-began', 'half-began', 'card-drawn', 'turn-ended')
    expect(values(def, wirSindDasVolk.setup(def, 1))).toEqual({
      'set-up-ended': 1,
      'turn-began': 1,
      'half-began': 1,
      'card-drawn': 7,
      'turn-ended': 0,
    })
  })

  test('of a decade that ends and the next that begins', () => {
    const def = counting('card-played', 'turn-ended', 'turn-began', 'half-began', 'card-drawn', 'game-ended')
    const start = at(def, LAST_CARDS)
    expect(values(def, does(def, start, ...plays('marshall-plan')))).toMatchObject({
      'card-played': 1,
      'turn-ended': 0,
    })
    expect(values(def, does(def, start, ...plays('marshall-plan'), ...plays('comecon')))).toEqual({
      'card-played': 2,
      'turn-ended': 1,
      'turn-began': 1,
      'half-began': 2,
      'card-drawn': 7,
      'game-ended': 0,
    })
  })

  test('of the last decade: it ends, and the game with it', () => {
    const def = counting('turn-ended', 'turn-began', 'game-ended')
    const last = at(def, { ...LAST_CARDS, decade: 4 })
    const over = does(def, last, ...plays('marshall-plan'), ...plays('comecon'))
    expect(over.phase).toBe('over')
    expect(values(def, over)).toEqual({ 'turn-ended': 1, 'turn-began': 0, 'game-ended': 1 })
  })

  test('of the wall, which is built and falls', () => {
    const def = counting('wall-built', 'wall-fell')
    const event = (card: string) => ({ type: 'play', card, use: 'event' })
    const open = { turn: 'ddr', hands: { brd: [], ddr: [] }, special: [] }
    const built = does(
      def,
      at(def, { ...open, decade: 2, open: ['wall-building', 'motorways'] }),
      event('wall-building'),
      { type: 'icon', at: 0 },
    )
    expect(values(def, built)).toEqual({ 'wall-built': 1, 'wall-fell': 0 })
    const fell = does(
      def,
      at(def, { ...open, decade: 4, wall: true, open: ['fall-of-the-wall'] }),
      event('fall-of-the-wall'),
      { type: 'icon', at: 0 },
    )
    expect(values(def, fell)).toEqual({ 'wall-built': 0, 'wall-fell': 1 })
  })

  test('of a protest, which is about its side', () => {
    const def = game({
      counters: [{ id: 'west' }, { id: 'east' }],
      triggers: (['brd', 'ddr'] as const).map((is, index) => ({
        id: `of-${is}`,
        at: 'protested',
        when: { type: 'side', is },
        do: [count(['west', 'east'][index])],
      })),
    })
    const poor = at(def, { phase: 'end', step: 6, unrest: { hessen: 3 }, standard: { bayern: 2 } })
    expect(values(def, poor)).toEqual({ west: 1, east: 0 })
  })

  test('of a card, which is about that card and the side that plays it', () => {
    const def = game({
      counters: [{ id: 'plan' }, { id: 'west' }],
      triggers: [
        { id: 'plan', at: 'card-played', when: { type: 'card', is: ['marshall-plan'] }, do: [count('plan')] },
        { id: 'west', at: 'card-played', when: { type: 'side', is: 'brd' }, do: [count('west')] },
      ],
    })
    const start = at(def, LAST_CARDS)
    expect(values(def, does(def, start, ...plays('marshall-plan')))).toEqual({ plan: 1, west: 1 })
    expect(values(def, does(def, start, ...plays('comecon')))).toEqual({ plan: 0, west: 1 })
    expect(values(def, does(def, start, ...plays('marshall-plan'), ...plays('comecon')))).toEqual({
      plan: 1,
      west: 1,
    })
  })

  test('of a reward for prestige', () => {
    const def = counting('scored')
    expect(values(def, at(def, { phase: 'end', step: 2, prestige: 0 })).scored).toBe(0)
    const start = at(def, { phase: 'end', step: 2, prestige: 2 })
    const [choice] = decisions(def, start)[0].choices
    expect(choice.action.type).toBe('reward')
    expect(values(def, does(def, start, choice.action)).scored).toBe(1)
  })
})

/** Each card burns oil. Without oil the East is asked for a sacrifice. */
const oil = (start: number): VolkDef =>
  game({
    counters: [{ id: 'oil', start, least: 0 }],
    triggers: [
      { id: 'burns', at: 'card-played', do: [count('oil', -1)] },
      {
        id: 'gone',
        at: 'card-played',
        once: true,
        when: { type: 'measure', of: { type: 'counter', counter: 'oil' }, most: 0 },
        do: [
          {
            type: 'ask',
            id: 'rationing',
            seat: 'ddr',
            choices: [
              {
                id: 'ration',
                do: [{ type: 'modify', number: 'card-points', by: -1, seat: 'ddr', turns: 1 }],
              },
              { id: 'give-up', do: [{ type: 'end', winner: 'brd' }] },
            ],
          },
        ],
      },
    ],
  })

describe('a track of oil that the scenario adds', () => {
  const first = (def: VolkDef) => does(def, at(def, LAST_CARDS), ...plays('marshall-plan'))
  const built = (def: VolkDef, state: VolkState) => does(def, state, plays('comecon')[0]).tasks[0].count

  test('is on the table, and a case may put it anywhere', () => {
    const def = oil(5)
    const state = at(def, { ...LAST_CARDS, counters: { oil: 3 } })
    const shown = wirSindDasVolk.table(def, state).counters.find(({ id }) => id === 'counter-oil')
    expect(shown?.value).toBe(3)
    expect(authoring.differences(def, state, { counters: { oil: 3 } } as never)).toEqual([])
    expect(authoring.differences(def, state, { counters: { oil: 2 } } as never)).toHaveLength(1)
  })

  test('asks nothing while some is left', () => {
    const state = first(oil(2))
    expect([state.phase, state.counters]).toEqual(['turn', [1]])
  })

  test('asks the East before its turn; what it answers holds for this decade', () => {
    const def = oil(1)
    const waits = first(def)
    expect([waits.phase, asked(def, waits)]).toEqual(['ask', ['ddr']])
    const answered = does(def, waits, { type: 'answer', choice: 'ration' })
    expect([answered.phase, asked(def, answered)]).toEqual(['turn', ['ddr']])
    expect([built(oil(2), first(oil(2))), built(def, answered)]).toEqual([3, 2])
  })

  test('a question between two steps of the end of a decade stops them', () => {
    const def = game({
      triggers: [
        {
          id: 'riot',
          at: 'protested',
          do: [{ type: 'ask', id: 'riot', seat: 'brd', choices: [{ id: 'on' }, { id: 'off' }] }],
        },
      ],
    })
    const waits = at(def, { phase: 'end', step: 6, unrest: { hessen: 3 }, standard: { bayern: 2 } })
    expect([waits.phase, waits.decade]).toEqual(['ask', 1])
    expect(does(def, waits, { type: 'answer', choice: 'on' }).phase).not.toBe('ask')
  })

  test('the end with the decade, and a draw at once', () => {
    const ending = (end: Triggers[number]['do'][number]) =>
      game({ triggers: [{ id: 'x', at: 'card-played', turn: 'ddr', do: [end] }] })
    const end = (def: VolkDef) =>
      does(def, at(def, LAST_CARDS), ...plays('marshall-plan'), ...plays('comecon'))
    const [last, drawn] = [ending({ type: 'end' }), ending({ type: 'end', winner: 'draw' })]
    expect(outcome(last, end(last))).toMatchObject({ winner: 'ddr', level: 'last-decade' })
    expect(outcome(drawn, end(drawn))).toMatchObject({ winner: 'draw', score: 0 })
  })
})

describe('numbers', () => {
  const when = (most: number): Written => ({
    counters: [{ id: 'oil', start: 1 }],
    modifiers: (['economy', 'card-points', 'quiet', 'marks'] as const).map((number) => ({
      number,
      by: 2,
      seat: number === 'marks' ? 'ddr' : 'brd',
      while: { type: 'measure', of: { type: 'counter', counter: 'oil' }, most },
    })),
  })
  const read = (def: VolkDef) => {
    const { rules } = def
    const state = at(def, {
      ...LAST_CARDS,
      unrest: { hessen: 3, bayern: 2 },
      standard: { sachsen: 1 },
    })
    const province = (id: string) => rules.provinces.indexOf.get(id) ?? -1
    const task = (use: string) =>
      does(def, state, { type: 'play', card: 'marshall-plan', use }).tasks[0].count
    return {
      economy: economyOf(rules, state, province('hessen')),
      ofTheEast: economyOf(rules, state, province('sachsen')),
      points: task('develop'),
      quiet: task('quiet'),
      marks: marksNeeded(rules, state),
    }
  }

  test('are modified while their condition holds, and not one beyond it', () => {
    const plain = read(germany(WHOLE))
    expect(read(game(when(0)))).toEqual(plain)
    expect(read(game(when(1)))).toEqual({
      economy: plain.economy + 2,
      ofTheEast: plain.ofTheEast,
      points: plain.points + 2,
      quiet: plain.quiet - 2,
      marks: plain.marks + 2,
    })
  })

  test('stay within their bounds', () => {
    const poor = read(game({ modifiers: [{ number: 'economy', by: -100 }] }))
    expect([poor.economy, poor.ofTheEast]).toEqual([0, 0])
  })
})

test('measures read tracks and protests', () => {
  const def = game({
    counters: [{ id: 'prestige' }, { id: 'protests' }],
    triggers: [
      {
        id: 'read',
        at: 'card-played',
        do: [
          { type: 'set', counter: 'prestige', to: { type: 'track', track: 'prestige' } as never },
          { type: 'set', counter: 'protests', to: { type: 'protests', side: 'brd' } as never },
        ],
      },
    ],
  })
  const state = at(def, { ...LAST_CARDS, prestige: 2, unrest: { hessen: 8 } })
  expect(values(def, does(def, state, ...plays('marshall-plan')))).toEqual({ prestige: 2, protests: 2 })
})

test('names that nothing bears are found at their place, the words of blocks in the schema', () => {
  const raw = packOfGermany()
  const scenario = {
    ...raw.scenarios[WHOLE],
    counters: [{ id: 'oil', hidden: true }],
    triggers: [
      {
        id: 'bad',
        at: 'card-played',
        turn: 'nobody',
        quiet: true,
        when: {
          type: 'all',
          of: [
            { type: 'card', is: ['no-card'] },
            { type: 'side', is: 'no-side' },
          ],
        },
        do: [count('coal'), { type: 'end', winner: 'none' }, { type: 'end', winner: 'draw' }],
      },
    ],
    modifiers: [{ number: 'marks', seat: 'no-seat', by: 1 }],
  }
  const found = crossCheck({ ...raw, scenarios: { ...raw.scenarios, [WHOLE]: scenario } } as never)
  expect(found.map(({ path, found: name }) => `${path.slice(-2).join(' ')}: ${name}`).sort()).toEqual([
    '0 counter: coal',
    '0 seat: no-seat',
    '0 turn: nobody',
    '1 is: no-side',
    '1 winner: none',
    'is 0: no-card',
  ])
  const { file: _, pack: __, ...written } = scenario as typeof scenario & { pack?: string }
  const wrong = (change: object) =>
    checkFile('scenarios/x.yaml', JSON.stringify({ ...written, ...change }), {
      ruleset: 'wir-sind-das-volk',
    })
  expect(wrong({})).toEqual([])
  expect(wrong({ triggers: [{ id: 'x', at: 'arrested', do: [count('oil')] }] })).toHaveLength(1)
})
