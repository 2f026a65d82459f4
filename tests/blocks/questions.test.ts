/** Questions whose answers are found in the game, answers that later blocks read, proposals and bids. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questions } from '../../engine/blocks/checks/questions'
import { answerValues } from '../../engine/bots/answers'
import { decisions, determinize, table, view } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const units: PositionUnit[] = [
  { id: 'a', unit: 'block', at: '0102' },
  { id: 'b', unit: 'block', at: '0103' },
  { id: 'g', unit: 'riders', at: '0902' },
]
const decks: ScenarioFile['decks'] = [
  { id: 'news', ordered: true, cards: [{ id: 'rain' }, { id: 'sun', count: 2 }] },
]
const counters = [{ id: 'seen' }, { id: 'gold', start: 3 }]

const count = (by: number | object, counter = 'seen'): Effect => ({ type: 'count', counter, by }) as Effect
const answer = (of: string) => ({ type: 'answer', of })

/** The program runs as the movement of the crowd ends. */
const run = (program: object[], later: object[] = [], more: Partial<ScenarioFile> = {}): Scene => {
  const triggers = [
    { id: 'now', at: 'movement-ended', turn: 'crowd', once: true, do: program },
    ...(later.length > 0
      ? [{ id: 'later', at: 'movement-ended', turn: 'guard', once: true, do: later }]
      : []),
  ] as CorteoTrigger[]
  return scene(rows, { hand: 2, turn: 'crowd', phase: 'movement', units }, [], {
    scenario: { counters, decks, triggers, ...more },
  }).do('done')
}
const seen = ({ state }: Scene) => (state as CorteoState).counters?.[0]
const gold = ({ state }: Scene) => (state as CorteoState).counters?.[1]
const askUnit = (more: object = {}) => ({
  type: 'ask-unit',
  id: 'target',
  seat: 'guard',
  who: { side: 'crowd' },
  ...more,
})

describe('a question for a unit', () => {
  test('offers each unit of the filter at its place, and the effects are about the answer', () => {
    const asked = run([askUnit({ do: [{ type: 'remove', who: { it: true } }] })])
    expect([asked.asked, asked.offers]).toEqual(['guard', ['answer a', 'answer b']])
    const [{ choices }] = decisions(asked.def, asked.state)
    expect(choices.map(({ at }) => at)).toMatchObject([
      { kind: 'piece', piece: 'a' },
      { kind: 'piece', piece: 'b' },
    ])
    expect(asked.refusal('answer g').message.key).toBe('blocks.refuse.no-such-answer')
    const after = asked.do('answer b')
    expect([after.at('a'), after.at('b')]).toEqual(['0102', 'out'])
  })

  test('takes several one after the other, at most so many, and no more once there are enough', () => {
    const asked = run([
      askUnit({ least: 1, most: 2, do: [count(1), { type: 'status', who: { it: true }, status: 'tired' }] }),
      count(answer('target')),
    ])
    expect(asked.offers).toEqual(['answer a', 'answer b'])
    const one = asked.do('answer b')
    expect(one.offers).toEqual(['answer a', 'answer done'])
    expect(seen(one.do('answer done'))).toBe(2)
    expect(seen(one.do('answer a'))).toBe(4)
  })

  test('without an answer does the rest, and so does none taken', () => {
    const nobody = run([askUnit({ who: { side: 'crowd', status: 'tired' }, otherwise: [count(7)] })])
    expect([nobody.state.phase, seen(nobody)]).toEqual(['movement', 7])
    const free = run([askUnit({ least: 0, otherwise: [count(7)], do: [count(1)] })])
    expect(free.offers).toEqual(['answer a', 'answer b', 'answer done'])
    expect([seen(free.do('answer done')), seen(free.do('answer a'))]).toEqual([7, 1])
  })

  test('is read later: by a filter, a zone, a condition, a measure', () => {
    const here = { type: 'cells', zone: { type: 'answered', of: 'target' } }
    const later = [
      { type: 'if', when: { type: 'answered', of: 'target', is: ['b'] }, do: [count(100)] },
      count({ type: 'units', who: { answered: 'target' } }),
      count({ type: 'times', of: [10, here] }),
      { type: 'for-answer', of: 'target', do: [{ type: 'remove', who: { it: true } }] },
    ]
    const asked = run([askUnit()], later)
    expect(seen(asked.do('answer a', 'done'))).toBe(11)
    const after = asked.do('answer b', 'done')
    expect([seen(after), after.at('b'), after.at('a')]).toEqual([111, 'out', '0102'])
  })

  test('that no block reads leaves nothing in the state', () => {
    expect((run([askUnit()]).do('answer a').state as CorteoState).answered).toBeUndefined()
  })
})

describe('several in an order', () => {
  const program = (ordered: boolean) => [
    askUnit({
      least: 2,
      most: 2,
      ordered,
      do: [
        count({ type: 'times', of: [3, { type: 'counter', counter: 'seen' }] }),
        count({ type: 'units', who: { it: true, zone: { type: 'cells', cells: ['0102'] } } }),
      ],
    }),
  ]
  test('carries out the effects in the order of choosing, otherwise in that of the game', () => {
    // The count quadruples for each unit, and 1 is added for the one in 0102.
    expect(seen(run(program(true)).do('answer b', 'answer a'))).toBe(1)
    expect(seen(run(program(true)).do('answer a', 'answer b'))).toBe(4)
    expect(seen(run(program(false)).do('answer b', 'answer a'))).toBe(4)
  })
})

test('a question for a cell is answered on the map, and its effects happen there', () => {
  const zone = { type: 'cells', cells: ['0503', '0504'] }
  const asked = run([
    {
      type: 'ask-cell',
      id: 'landing',
      seat: 'crowd',
      zone,
      do: [
        {
          type: 'place',
          who: { units: ['block'], side: 'crowd', zone: { type: 'cells', cells: ['0102'] } },
          zone: { type: 'here' },
        },
      ],
    },
  ])
  expect([asked.asked, asked.offers]).toEqual(['crowd', ['answer 0503']])
  expect(asked.do('answer 0503').at('a')).toBe('0503')
})

describe('a question for a card', () => {
  const draw = { type: 'draw', deck: 'news', seat: 'guard', count: 3 }
  const bait = { type: 'ask-card', id: 'bait', seat: 'guard', deck: 'news' }
  test('offers each kind of the hand once, and the card moves where a later effect says', () => {
    const asked = run([
      draw,
      bait,
      { type: 'move-card', answered: 'bait', to: 'display' },
      count({ type: 'cards', deck: 'news', where: 'display', card: 'sun' }),
    ])
    expect(asked.offers).toEqual(['answer rain', 'answer sun'])
    expect(seen(asked.do('answer sun'))).toBe(1)
    expect(seen(asked.do('answer rain'))).toBe(0)
  })
  test('of a hand shows other seats no choices, and bots imagine other ones', () => {
    const asked = run([draw, { ...bait, least: 0, most: 2 }])
    const { def, state } = asked.do('answer sun')
    expect((view(def, state, 'crowd') as CorteoState).underway?.asking).toMatchObject({
      choices: [],
      picked: [],
    })
    expect((view(def, state, 'guard') as CorteoState).underway?.asking).toMatchObject({ picked: [1] })
  })
})

test('a question for a seat stands for it in the effects', () => {
  const asked = run([
    {
      type: 'ask-seat',
      id: 'accused',
      seat: 'guard',
      do: [
        { type: 'draw', deck: 'news', seat: 'answered', count: 2 },
        { type: 'remove', who: { side: 'answered' } },
      ],
    },
    count({ type: 'cards', deck: 'news', where: 'hand', seat: 'crowd' }),
  ])
  expect(asked.offers).toEqual(['answer crowd'])
  const after = asked.do('answer crowd')
  expect([seen(after), after.at('a'), after.at('g')]).toEqual([2, 'out', '0902'])
})

test('a question for a number offers the steps between two measures', () => {
  const asked = run([
    {
      type: 'ask-number',
      id: 'tribute',
      seat: 'crowd',
      from: 1,
      to: { type: 'counter', counter: 'gold' },
      step: 2,
      do: [count({ type: 'less', of: [0, answer('tribute')] }, 'gold')],
    },
  ])
  expect(asked.offers).toEqual(['answer 1', 'answer 3'])
  expect(gold(asked.do('answer 3'))).toBe(0)
  const none = run([
    {
      type: 'ask-number',
      id: 'tribute',
      seat: 'crowd',
      from: 4,
      to: { type: 'counter', counter: 'gold' },
      otherwise: [count(5)],
    },
  ])
  expect(seen(none)).toBe(5)
})

test('a choice carries a value, which is a measure until it is asked again', () => {
  const choices = [{ id: 'little', value: 2 }, { id: 'much', value: 9 }, { id: 'nothing' }]
  const program = [{ type: 'ask', id: 'gift', seat: 'crowd', choices }, count(answer('gift'))]
  const asked = run(program)
  expect(['little', 'much', 'nothing'].map((choice) => seen(asked.do(`answer ${choice}`)))).toEqual([2, 9, 0])
})

describe('a proposal', () => {
  const propose = {
    ...{ type: 'propose', id: 'truce', seat: 'crowd', receiver: 'guard', amount: { from: 1, to: 3 } },
    ...{ accept: [count(answer('truce'))], refuse: [count(50)], otherwise: [count(90)] },
  }
  test('is made by one seat and accepted or refused by another', () => {
    const asked = run([propose])
    expect([asked.asked, asked.offers]).toEqual([
      'crowd',
      ['answer 1', 'answer 2', 'answer 3', 'answer none'],
    ])
    expect(seen(asked.do('answer none'))).toBe(90)
    const made = asked.do('answer 2')
    expect([made.asked, made.offers]).toEqual(['guard', ['answer accept', 'answer refuse']])
    expect(decisions(made.def, made.state)[0].prompt.values).toMatchObject({ amount: 2 })
    expect([seen(made.do('answer accept')), seen(made.do('answer refuse'))]).toEqual([2, 50])
  })
})

describe('bids', () => {
  const bid = (more: object = {}) => ({
    ...{ type: 'bid', id: 'auction', seats: ['crowd', 'guard'], to: 3 },
    ...{
      do: [count(answer('auction'), 'seen'), { type: 'remove', who: { side: 'answered' } }],
      otherwise: [count(70)],
    },
    ...more,
  })
  test('are open in turn, each higher, until the others pass', () => {
    const asked = run([bid()])
    expect(asked.offers).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer pass'])
    const raised = asked.do('answer 1')
    expect([raised.asked, raised.offers]).toEqual(['guard', ['answer 2', 'answer 3', 'answer pass']])
    const won = raised.do('answer 2', 'answer pass')
    expect([seen(won), won.at('g'), won.at('a')]).toEqual([2, 'out', '0102'])
    expect(seen(asked.do('answer 3'))).toBe(3)
    expect(seen(asked.do('answer pass', 'answer pass'))).toBe(70)
  })

  test('are sealed: nobody sees the others before all are opened', () => {
    const asked = run([bid({ sealed: true })])
    const second = asked.do('answer 2')
    expect(second.offers).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer pass'])
    const bidsFor = (viewer: string) =>
      (view(second.def, second.state, viewer) as CorteoState).underway?.asking?.bids?.[0]
    expect(bidsFor('crowd')).toBe(2)
    expect(bidsFor('guard')).not.toBe(2)
    expect(JSON.stringify(second.events)).not.toContain('"2"')
    const won = second.do('answer 1')
    expect([seen(won), won.at('a')]).toEqual([2, 'out'])
    expect(won.events.filter(({ type }) => type === 'answer-revealed')).toHaveLength(2)
  })

  test('that are equal go to the first of the order, or to nobody', () => {
    expect(
      run([bid({ sealed: true })])
        .do('answer 2', 'answer 2')
        .at('a'),
    ).toBe('out')
    expect(seen(run([bid({ sealed: true, ties: 'nobody' })]).do('answer 2', 'answer 2'))).toBe(70)
  })

  test('end, whatever is bid, with the best bid of those made', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
        fc.boolean(),
        fc.boolean(),
        (picks, sealed, lowest) => {
          let now = run([bid({ sealed, lowest, to: 6 })])
          const bids: number[] = []
          for (const pick of picks) {
            if (now.state.phase !== 'ask') break
            const offer = now.offers[pick % now.offers.length]
            if (!offer.endsWith('pass')) bids.push(Number(offer.split(' ')[1]))
            now = now.do(offer)
          }
          expect(now.state.phase).toBe('movement')
          expect(seen(now)).toBe(bids.length === 0 ? 70 : lowest ? Math.min(...bids) : Math.max(...bids))
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('a secret answer', () => {
  const secret = { ...askUnit({ secret: true }), seat: 'crowd' }
  const answered = (state: unknown) => (state as CorteoState).answered?.[0]
  const asked = run(
    [secret],
    [{ type: 'for-answer', of: 'target', do: [{ type: 'remove', who: { it: true } }] }],
  )
  const { def, state, events } = asked.do('answer b')

  test('is in no view and no event before an effect reveals it', () => {
    expect(answered(view(def, state, 'crowd'))?.of).toHaveLength(1)
    expect(table(def, view(def, state, 'crowd')).secrets).toHaveLength(1)
    for (const viewer of ['guard', 'spectator']) {
      expect(answered(view(def, state, viewer))).toMatchObject({ of: [], value: 0 })
      expect(table(def, view(def, state, viewer)).secrets ?? []).toEqual([])
    }
    expect(events.filter(({ type }) => type === 'answered')).toEqual([])
    const told = asked.do('answer b', 'done')
    expect(told.events.find(({ type }) => type === 'answer-revealed')).toMatchObject({
      choice: 'b',
      reveals: true,
    })
    expect(answered(view(told.def, told.state, 'guard'))?.of).toHaveLength(1)
    expect(told.at('b')).toBe('out')
  })

  test('is drawn anew for the bots of other seats, by nothing but what they know', () => {
    const other = asked.do('answer a')
    const drawn = new Set<number>()
    for (let seed = 1; seed <= 30; seed++) {
      const [one, two] = [state, other.state].map((from) =>
        answered(determinize(def, from, 'guard', seedRandom(seed))),
      )
      expect(one).toEqual(two)
      drawn.add(one?.of[0] ?? -1)
    }
    expect(drawn.size).toBe(2)
    expect(answered(determinize(def, state, 'crowd', [1, 2, 3, 4]))).toEqual(answered(state))
  })
})

describe('checks', () => {
  const found = (...program: object[]) =>
    questions({
      scenarios: {
        s: { id: 's', file: 'scenarios/s.yaml', triggers: [{ id: 't', at: 'turn-began', do: program }] },
      },
    } as never).map(({ code }) => code)

  test.each([
    ['an unknown question', [count(answer('nobody'))], ['E-UNKNOWN-QUESTION']],
    ['an unknown filter', [{ type: 'remove', who: { answered: 'nobody' } }], ['E-UNKNOWN-QUESTION']],
    [
      'an unknown answer',
      [
        { type: 'ask', id: 'x', seat: 'a', choices: [{ id: 'yes' }] },
        { type: 'if', when: { type: 'answered', of: 'x', is: ['no'] }, do: [] },
      ],
      ['E-UNKNOWN-ANSWER'],
    ],
    [
      'two kinds of one id',
      [askUnit(), { type: 'ask-cell', id: 'target', seat: 'a', zone: {} }],
      ['E-QUESTION-TWICE'],
    ],
    ['effects of a secret', [askUnit({ secret: true, do: [count(1)] })], ['E-SECRET-WITH-EFFECTS']],
    ['too many numbers', [{ type: 'ask-number', id: 'n', seat: 'a', to: 200 }], ['E-MANY-NUMBERS']],
    ['crossed bounds', [{ type: 'ask-number', id: 'n', seat: 'a', from: 3, to: 2 }], ['E-BOUNDS-CROSSED']],
    ['nothing', [{ type: 'ask-number', id: 'n', seat: 'a', to: 199 }, count(answer('n')), askUnit()], []],
  ])('find %s', (_, program, codes) => {
    expect(found(...(program as object[]))).toEqual(codes)
  })
})

test('a greedy bot values each answer by what comes of it', () => {
  const values = (program: object) => {
    const { def, state } = run([program])
    const [decision] = decisions(def, state)
    const scorer = { standing: (seen: unknown) => (seen as CorteoState).counters?.[0] ?? 0 }
    const { seat } = decision
    return answerValues(def, seat, scorer, decision, view(def, state, seat), [1, 2, 3, 4])
  }
  const number = { type: 'ask-number', id: 'tribute', seat: 'guard', to: 3, do: [count(answer('tribute'))] }
  expect(values(number)).toEqual([0, 1, 2, 3])
  // A bid is worth the result if the others pass.
  const bid = { type: 'bid', id: 'auction', to: 2, do: [count(answer('auction'))], otherwise: [count(-5)] }
  expect(values(bid)).toEqual([1, 2, -5])
  expect(
    values({ type: 'ask', id: 'gift', seat: 'crowd', choices: [{ id: 'yes' }, { id: 'no' }] }),
  ).toBeUndefined()
})
