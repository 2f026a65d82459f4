/**
 * Every key of a block acts at its moment or causes a finding. All moments are combined with all words and keys that read them, in
 * every ruleset with blocks.
 */
import { describe, expect, test } from 'vitest'
import { schemaFor } from '../../schemas/check'
import { problems } from '../../schemas/judging/validate'
import { complete } from '../../schemas/language/complete'
import { blockProblems } from '../../schemas/moments/findings'
import { LANGUAGES, readersOf } from './moments'

const FILE = 'scenarios/one.yaml'

/** Returns codes with the paths within the first trigger, or the scenario. */
const saidOf = (ruleset: string, scenario: object): string[] =>
  blockProblems(schemaFor(FILE, ruleset)!, scenario).map(({ code, path }) => `${code} ${path.join(' ')}`)

const BARE = {
  order: ['first', 'second'],
  counters: [{ id: 'one' }],
  options: [],
  muster: [],
  hidden: [],
  rules: {
    ...{ captures: [], dormant: [], custody: {}, exits: [], arrivals: [], garrisons: {}, prolong: {} },
    ...{ head: {}, panic: {}, run: {}, jams: {}, launch: { short: true }, smoke: {}, leaving: {} },
    objectives: { covered: true },
  },
}

describe.each(LANGUAGES.map((language) => [language.ruleset, language] as const))(
  '%s',
  (ruleset, language) => {
    const moments = Object.entries(language.moments)

    test('each word at each moment acts or is a finding', () => {
      const readers = readersOf(language)
      expect(readers.length).toBeGreaterThan(3)
      const wrong = readers.flatMap(({ name, of, part }) => {
        const triggers = moments.map(([at]) => ({ id: at, at, ...part }))
        const said = saidOf(ruleset, { ...BARE, triggers }).filter((one) => one.startsWith('W-MOMENT-LACKS'))
        const lacking = new Set(said.map((one) => Number(one.split(' ')[2])))
        return moments.flatMap(([at, { provides }], index) =>
          lacking.has(index) === provides.includes(of) ? [`${name} at ${at}`] : [],
        )
      })
      expect(wrong).toEqual([])
    })

    test('a turn that a moment never is in is a finding', () => {
      const wrong = moments.flatMap(([at, { turn }]) => {
        const never = BARE.order.filter((side) =>
          saidOf(ruleset, { ...BARE, triggers: [{ id: 'a', at, turn: side, do: [] }] }).includes(
            'W-TRIGGER-NEVER triggers 0 turn',
          ),
        )
        const expected = { first: ['second'], last: ['first'], none: BARE.order, any: [] }[turn ?? 'any']
        return never.join() === expected.join() ? [] : [at]
      })
      expect(wrong).toEqual([])
    })

    test('a moment that the scenario has nothing for is a finding', () => {
      for (const [at, { wants }] of moments) {
        const triggers = [{ id: 'a', at, do: [] }]
        expect(saidOf(ruleset, { order: BARE.order, rules: {}, triggers }), at).toEqual(
          wants ? ['W-TRIGGER-NEVER triggers 0 at'] : [],
        )
        expect(saidOf(ruleset, { ...BARE, triggers }), at).toEqual([])
      }
    })

    test('nothing is said where the moment is not known', () => {
      const triggers = [
        { id: 'a', at: 'nowhere', who: {}, when: { type: 'present', who: { it: true } }, do: [] },
        { id: 'b' },
      ]
      expect(saidOf(ruleset, { ...BARE, triggers })).toEqual([])
    })
  },
)

const trigger = (part: object) => ({ ...BARE, triggers: [{ id: 'a', at: 'turn-began', ...part }] })
const doing = (...effects: object[]) => trigger({ do: effects })
const count = { type: 'count', counter: 'one', by: 1 }
const here = { type: 'here' }
const it = { it: true }
const inHere = { type: 'measure', of: { type: 'cells', zone: here } }

test.each([
  ['once beside times', trigger({ once: true, times: 3, do: [] }), ['W-BLOCK-IDLE triggers 0 times']],
  ['times without once', trigger({ once: false, times: 3, do: [] }), []],
  ['from after to', trigger({ from: 5, to: 3, do: [] }), ['W-BLOCK-IDLE triggers 0 to']],
  [
    'units to place that are on the map',
    doing({ type: 'place', who: { side: 'first' }, zone: { type: 'place', place: 'x' } }),
    ['W-BLOCK-IDLE triggers 0 do 0 who'],
  ],
  [
    'units to place that wait',
    doing({ type: 'place', who: { where: 'reserve' }, zone: { type: 'place', place: 'x' } }),
    [],
  ],
  [
    'a face above the die, and one below',
    doing({
      type: 'roll',
      die: 4,
      table: [
        { faces: [4, 5], do: [count] },
        { faces: [0], do: [count] },
      ],
    }),
    ['W-BLOCK-IDLE triggers 0 do 0 table 0 faces 1', 'W-BLOCK-IDLE triggers 0 do 0 table 1 faces 0'],
  ],
  [
    'a face in two rows',
    doing({
      type: 'roll',
      table: [
        { faces: [1, 2], do: [] },
        { faces: [2, 3], do: [] },
      ],
    }),
    ['W-BLOCK-IDLE triggers 0 do 0 table 1 faces 0'],
  ],
  [
    'the die outside of a roll',
    doing({ ...count, by: { type: 'rolled' } }),
    ['W-MOMENT-LACKS triggers 0 do 0 by type'],
  ],
  [
    'the die inside of one',
    doing({ type: 'roll', table: [{ faces: [1], do: [{ ...count, by: { type: 'rolled' } }] }] }),
    [],
  ],
  [
    'the unit of an each',
    doing({
      type: 'each',
      who: {},
      do: [
        {
          type: 'if',
          when: { type: 'present', who: it },
          do: [{ ...count, by: { type: 'cells', zone: here } }],
        },
      ],
    }),
    [],
  ],
  [
    'units of an each that speak of the moment',
    doing({ type: 'each', who: it, do: [count] }),
    ['W-MOMENT-LACKS triggers 0 do 0 who it'],
  ],
  [
    'a cell deep inside of answers',
    doing({
      type: 'ask',
      id: 'q',
      seat: 'first',
      choices: [{ id: 'a', do: [{ type: 'if', when: { type: 'not', of: inHere }, do: [] }] }],
    }),
    ['W-MOMENT-LACKS triggers 0 do 0 choices 0 do 0 when of of zone type'],
  ],
  [
    'a nearest zone without a count',
    doing({ type: 'remove', who: {}, nearest: { type: 'place', place: 'x' } }),
    ['W-BLOCK-IDLE triggers 0 do 0 nearest'],
  ],
  [
    'a modifier that changes nothing',
    { ...BARE, modifiers: [{ number: 'movement' }] },
    ['W-BLOCK-IDLE modifiers 0'],
  ],
  [
    'a modifier that speaks of the unit whose number it is',
    { ...BARE, modifiers: [{ number: 'movement', by: 1, while: { type: 'present', who: it } }] },
    [],
  ],
  [
    'a modifier that speaks of a cell',
    { ...BARE, modifiers: [{ number: 'movement', by: 1, while: inHere }] },
    ['W-MOMENT-LACKS modifiers 0 while of zone type'],
  ],
  [
    'a modifier for the unit of a moment',
    {
      ...BARE,
      triggers: [
        { id: 'a', at: 'piece-moved', do: [{ type: 'modify', number: 'movement', by: 1, who: it }] },
      ],
    },
    ['W-MOMENT-LACKS triggers 0 do 0 who it'],
  ],
  ['a change into nothing', doing({ type: 'change', who: {} }), ['W-BLOCK-IDLE triggers 0 do 0 type']],
  ['nothing that is added', doing({ ...count, by: 0 }), ['W-BLOCK-IDLE triggers 0 do 0 by']],
  [
    'a card that is only drawn where no unit is',
    {
      ...doing({ type: 'draw', deck: 'd' }),
      decks: [{ id: 'd', cards: [{ id: 'c', do: [{ type: 'remove', who: it }] }] }],
    },
    ['W-MOMENT-LACKS decks 0 cards 0 do 0 who it'],
  ],
  [
    'a card that is drawn where a unit is',
    {
      ...BARE,
      triggers: [{ id: 'a', at: 'piece-moved', do: [{ type: 'draw', deck: 'd' }] }],
      decks: [{ id: 'd', cards: [{ id: 'c', do: [{ type: 'remove', who: it }] }] }],
    },
    [],
  ],
  [
    'a number of nobody',
    trigger({ when: { type: 'measure', of: { type: 'number', number: 'movement' }, least: 1 }, do: [] }),
    ['W-MOMENT-LACKS triggers 0 when of type'],
  ],
  [
    'a number of a named unit',
    trigger({
      when: { type: 'measure', of: { type: 'number', number: 'movement', who: { side: 'first' } }, least: 1 },
      do: [],
    }),
    [],
  ],
  [
    'a number of units, of a player',
    trigger({
      when: { type: 'measure', of: { type: 'number', number: 'movement', seat: 'first' }, least: 1 },
      do: [],
    }),
    ['W-NUMBER-OWNER triggers 0 when of seat'],
  ],
  [
    'the last to act where initiative decides',
    {
      ...BARE,
      initiative: [{ side: 'second' }],
      triggers: [{ id: 'a', at: 'turn-ended', turn: 'first', do: [] }],
    },
    [],
  ],
])('corteo: %s', (_, scenario, said) => {
  expect(saidOf('corteo', scenario)).toEqual(said)
})

test('a number of players is not of units, and is read of a named player', () => {
  const scenario = {
    ...BARE,
    modifiers: [
      { number: 'moves', by: 1, who: { side: 'first' } },
      { number: 'moves', by: 1, seat: 'first' },
    ],
    triggers: [
      {
        id: 'a',
        at: 'turn-began',
        when: { type: 'measure', of: { type: 'number', number: 'moves', seat: 'first' } },
        do: [],
      },
    ],
  }
  expect(saidOf('kriegspiel', scenario)).toEqual(['W-NUMBER-OWNER modifiers 0 who'])
})

test('what samples are made of has the form of its schema', () => {
  for (const language of LANGUAGES)
    for (const { name, part } of readersOf(language)) {
      const found = problems(schemaFor(FILE, language.ruleset)!, {
        triggers: [{ id: 'a', at: Object.keys(language.moments)[0], ...part }],
      })
      expect(
        found.filter(({ path }) => path[0] === 'triggers'),
        `${language.ruleset} ${name}`,
      ).toEqual([])
    }
})

describe('completion leaves out what the moment does not provide', () => {
  /** Returns the completions at the bar of the text. */
  const offered = (text: string) =>
    complete(FILE, text.replace('|', ''), text.indexOf('|'), {}, 'en', 'corteo').map(({ label }) => label)
  const at = (moment: string, line: string) => `triggers:\n  - { id: a, at: ${moment}, ${line}`

  test('keys of a trigger and of its filters', () => {
    expect(offered(at('turn-began', '| }'))).not.toEqual(expect.arrayContaining(['who']))
    expect(offered(at('piece-moved', '| }'))).toEqual(expect.arrayContaining(['who', 'zone', 'when']))
    expect(offered(at('piece-moved', '| }'))).not.toContain('other')
    expect(offered(at('turn-began', 'when: { type: present, who: { | } } }'))).not.toContain('it')
    expect(offered(at('piece-moved', 'when: { type: present, who: { | } } }'))).toContain('it')
    expect(offered('triggers:\n  - { id: a, | }')).toContain('who')
  })

  test('kinds of zones, also within an each', () => {
    const zone = (moment: string, around: string) =>
      offered(at(moment, `do: [${around}{ type: feature, zone: { type: | } }`))
    expect(zone('turn-began', '')).not.toContain('here')
    expect(zone('turn-began', '{ type: each, who: {}, do: [')).toContain('here')
    expect(zone('piece-moved', '')).toEqual(expect.arrayContaining(['here', 'there', 'place']))
  })
})
