/** Blocks in Junta: moments of a turn, numbers of a family, questions and ends of a scenario, and secrets. */
import { describe, expect, test } from 'vitest'
import { decisions, outcome, setup, table, view } from '../../engine/game'
import { cardsDrawn, centresNeeded } from '../../engine/rulesets/junta/blocks/numbers'
import { votesOf } from '../../engine/rulesets/junta/rules/cards'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { officeVotes } from '../../engine/rulesets/junta/rules/seats'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Effect, JuntaScenarioFile } from '../../schemas/generated/content'
import { Coup, governed, republic } from './coup-field'
import { standing } from './standing'

type Written = Pick<JuntaScenarioFile, 'counters' | 'triggers' | 'modifiers' | 'steps'>
type Triggers = NonNullable<Written['triggers']>
type Moment = Triggers[number]['at']
const THREE = 'three-families'
const game = (written: Written): JuntaDef => republic(THREE, written)
const count = (counter: string, by = 1) => ({ type: 'count', counter, by }) as const
const values = ({ def: { rules }, state }: Coup): Record<string, number> =>
  Object.fromEntries(rules.blocks.counters.map(({ id }, index) => [id, state.counters?.[index] ?? 0]))

/** Returns a game with a counter for each moment. */
const counting = (...moments: readonly Moment[]): JuntaDef =>
  game({
    counters: moments.map((id) => ({ id })),
    triggers: moments.map((moment) => ({ id: moment, at: moment, do: [count(moment)] })),
  })
const on = (at: Moment, ...effects: Triggers[number]['do']): JuntaDef =>
  game({ counters: [{ id: 'seen' }], triggers: [{ id: 'x', at, do: effects }] })
const question = (...choices: readonly (readonly [string, Effect[]])[]) =>
  ({
    type: 'ask',
    id: 'talk',
    seat: 'watch-family',
    choices: choices.map(([id, effects]) => ({ id, ...(effects.length > 0 && { do: effects }) })),
  }) as const
/** The first, second and third family of the order. */
const families = (def: JuntaDef) => def.seats

/** Plays the first choice of each question until one of the phases begins. */
function goOnTo(coup: Coup, ...phases: readonly string[]): Coup {
  for (let acts = 0; acts < 200 && !phases.includes(coup.state.phase); acts++) coup.do(coup.actions()[0])
  return coup
}

describe('moments', () => {
  test('of a game that is set up, and of the first turn', () => {
    const def = counting('set-up-ended', 'turn-began', 'elected', 'card-drawn')
    const state = setup(def, { seed: 1 }) as JuntaState
    expect(state.counters).toEqual([1, 0, 0, 0])
    const turn = new Coup(def, { president: families(def)[0] })
    expect(values(turn)).toEqual({ 'set-up-ended': 0, 'turn-began': 1, elected: 0, 'card-drawn': 6 })
  })

  test('of a budget that passes, and of one that is defeated and forced', () => {
    const def = counting('aid-drawn', 'budget-proposed', 'budget-passed', 'budget-defeated', 'budget-forced')
    const [president, minister] = families(def)
    const vote = (passes: boolean) => {
      const coup = new Coup(def, governed(def, { phase: 'aid', turn: 1, pretext: false }))
      coup.do({ type: 'propose' })
      while (coup.state.phase === 'vote') {
        const ballot = { type: 'offices', for: passes ? 'yes' : 'no', votes: 1 }
        const isOffered = coup.actions().some((one) => one.type === 'offices')
        coup.do(isOffered ? ballot : { type: 'done' })
      }
      return coup
    }
    expect(values(vote(true))).toMatchObject({ 'aid-drawn': 1, 'budget-proposed': 1, 'budget-passed': 1 })
    const forced = vote(false)
    expect([forced.asked, values(forced)['budget-defeated']]).toEqual([[minister], 1])
    expect(values(forced.do({ type: 'force' }))['budget-forced']).toBe(1)
    expect(forced.state.president).toBe(forced.seat(president))
  })

  test('of an attempt that is declared', () => {
    const coup = new Coup(counting('attempt-declared'), governed(game({}), { phase: 'declare' }))
    coup.do(coup.actions().find(({ type }) => type === 'send-police')!)
    expect(values(coup)['attempt-declared']).toBe(1)
  })

  test('of a coup: it begins, somebody rebels, its phases, who wins', () => {
    const def = counting('coup-began', 'rebelled', 'coup-phase-began', 'coup-won', 'coup-lost', 'turn-ended')
    const coup = new Coup(def, governed(def))
    coup.do({ type: 'rise', by: 'move' })
    expect(values(coup)).toMatchObject({ 'coup-began': 1, rebelled: 1, 'coup-phase-began': 0 })
    for (const seat of families(def)) coup.do({ type: 'settle', for: 'president' }, seat)
    expect(values(coup)).toMatchObject({ 'coup-lost': 1, 'coup-won': 0 })
    goOnTo(coup, 'appoint')
    expect(values(coup)['turn-ended']).toBe(1)
  })

  test.each([
    ['all that could move is bribed away as the coup begins: nothing is owed', [], ['land', 'done']],
    ['one unit of it is left: it has to move', ['second-brigade'], ['select']],
  ])('%s', (_, left, offered) => {
    const president = families(game({}))[0]
    const units = ['secret-police', 'second-brigade', 'marine-unit'].filter((type) => !left.includes(type))
    const def = on('coup-began', { type: 'bribe', units, family: president })
    const leader = families(def)[1]
    const coup = new Coup(def, governed(def, { hands: { [leader]: ['rival-estimate'] } }))
    coup.do({ type: 'rise', by: 'move' }, leader)
    expect(coup.asked[0]).toBe(leader)
    expect([...new Set(coup.actions().map(({ type }) => type))]).toEqual(offered)
  })

  test('of offices, of which one may be meant', () => {
    const def = game({
      counters: [{ id: 'navy' }, { id: 'all' }],
      triggers: [
        {
          id: 'n',
          at: 'office-given',
          when: { type: 'office', is: ['office-admiral'] },
          do: [count('navy')],
        },
        { id: 'a', at: 'office-given', do: [count('all')] },
      ],
    })
    const coup = goOnTo(new Coup(def, { president: families(def)[0], phase: 'appoint' }), 'budget')
    expect(values(coup).navy).toBe(1)
    expect(values(coup).all).toBeGreaterThan(3)
  })

  test('of steps, which begin and end in the order of the scenario', () => {
    const steps = ['offices', 'budget', 'locations', 'attempts', 'coup', 'bank'] as const
    const at = (phase: 'bank' | 'call'): Triggers[number] => ({
      id: phase,
      at: 'phase-began',
      when: { type: 'phase', is: [phase] },
      do: [{ type: 'set', counter: phase, to: { type: 'add', of: [{ type: 'counter', counter: 'n' }, 1] } }],
    })
    const tell: Triggers[number] = { id: 'n', at: 'phase-ended', do: [count('n')] }
    const written = {
      counters: [{ id: 'n' }, { id: 'bank' }, { id: 'call' }],
      triggers: [tell, at('bank'), at('call')],
    }
    const begins = (order?: typeof steps) => {
      const def = game({ ...written, ...(order && { steps: [...order] }) })
      const coup = new Coup(def, governed(def, { phase: 'declare', pretext: false }))
      const before = coup.state.turn
      while (coup.state.turn === before) coup.do(coup.actions().at(-1)!)
      return values(coup)
    }
    expect(begins()).toMatchObject({ bank: 2, call: 3 })
    expect(begins(steps)).toMatchObject({ call: 2, bank: 3 })
  })
})

describe('numbers', () => {
  test('of one family, while it holds an office', () => {
    const numbers = ['cards-drawn', 'office-votes', 'card-votes', 'hand-limit'] as const
    const def = game({
      modifiers: numbers.map((number) => ({
        number,
        by: 3,
        while: { type: 'holds', office: 'office-admiral' } as never,
      })),
    })
    const plain = game({})
    const admiral = 'watch-family'
    const state = standing(def, { ...governed(def), offices: { 'office-admiral': admiral } } as never)
    const card = def.rules.cards.votes.findIndex((votes) => votes > 0)
    const read = ({ rules }: JuntaDef, seat: number) => [
      cardsDrawn(rules, state, seat),
      officeVotes(rules, state, seat),
      votesOf(rules, state, seat, card),
    ]
    const seat = def.seats.indexOf(admiral)
    const other = def.seats.findIndex((_, one) => one !== seat)
    expect(read(def, seat)).toEqual(read(plain, seat).map((number) => number + 3))
    expect(read(def, other)).toEqual(read(plain, other))
  })

  test('one that reads itself through another word reads what it is without modifiers', () => {
    const by = { type: 'votes', family: 'watch-family' } as never
    const def = game({ modifiers: [{ number: 'card-votes', by }] })
    const plain = game({})
    const open = def.rules.cards.votes.findIndex((votes) => votes > 0)
    const read = ({ rules, seats }: JuntaDef) => {
      const given = { ...governed(plain), front: { 'watch-family': [rules.cards.ids[open]] } }
      return votesOf(rules, standing(plain, given as never), seats.indexOf('watch-family'), open)
    }
    expect(read(def)).toBeGreaterThan(read(plain))
    expect(read(def)).toBeLessThanOrEqual(99)
  })

  test('of a coup, within their bounds', () => {
    const def = game({ modifiers: [{ number: 'centres', to: 0 }] })
    expect(centresNeeded(def.rules, standing(def, governed(def)))).toBe(1)
  })

  test('of the aid that is drawn', () => {
    const notes = (modifiers?: Written['modifiers']) => {
      const def = game({ modifiers })
      const given = governed(def, { phase: 'aid', turn: 1 })
      return standing(def, given).hand.reduce((sum, one) => sum + one, 0)
    }
    expect(notes([{ number: 'aid', by: -3 }])).toBe(notes() - 3)
  })
})

describe('effects', () => {
  test('cards and notes for a family, money that is paid, a pretext, a bank that closes', () => {
    const def = on(
      'phase-began',
      { type: 'draw', count: 2, family: 'watch-family' } as never,
      { type: 'note', count: 1, family: 'watch-family' } as never,
      { type: 'pay', amount: 50, family: 'car-family' } as never,
      { type: 'pretext' } as never,
      { type: 'bank-holiday' } as never,
    )
    const [, second] = families(def)
    const given = governed(def, { phase: 'budget', pretext: false, notes: { [second]: [1, 2] } } as never)
    const coup = new Coup(def, given)
    const seat = coup.seat('watch-family')
    const hand = coup.state.place.filter((place) => place === 10 + seat)
    expect(seat).toBeGreaterThanOrEqual(0)
    expect(hand).toHaveLength(2)
    expect([coup.state.pretext, coup.state.bank]).toEqual([1, 2])
    expect(moneyOf(coup.state, seat)).toBeGreaterThan(0)
  })
})

describe('questions', () => {
  const def = on('phase-began', question(['yes', [count('seen')]], ['no', []]), count('seen', 10))

  test('come before anybody is asked something else; nothing else may be done meanwhile', () => {
    const coup = new Coup(def, governed(def, { phase: 'appoint' }))
    expect([coup.state.phase, coup.asked, values(coup).seen]).toEqual(['ask', ['watch-family'], 0])
    expect(table(def, coup.state).phase).toEqual({ key: 'blocks.phase.ask' })
    expect(decisions(def, coup.state).filter(({ optional }) => optional)).toEqual([])
    const [president] = families(def)
    expect(coup.refuses({ type: 'resign' }, president).rule).toBe('K-SEAT')
    coup.do({ type: 'answer', choice: 'yes' })
    expect([coup.state.phase, values(coup).seen, coup.state.underway]).toEqual(['appoint', 11, undefined])
  })

  test('an election that a resignation calls waits for the answer', () => {
    const asking = on('resigned', question(['yes', [count('seen')]]))
    const [president] = families(asking)
    const coup = new Coup(
      asking,
      governed(asking, { phase: 'bank', locations: { [president]: 'central-bank' } } as never),
    )
    const before = coup.state.phase
    coup.do({ type: 'resign' }, president)
    expect([before, coup.state.phase]).toEqual([before, 'ask'])
    expect(coup.do({ type: 'answer', choice: 'yes' }).state.phase).toBe('nominate')
  })
})

describe('what stays secret', () => {
  test('a budget that is being drawn up while somebody is asked, and a card that was drawn', () => {
    const def = on('card-drawn', question(['yes', []], ['no', []]))
    const coup = new Coup(def, { president: families(def)[0] })
    expect(coup.state.phase).toBe('ask')
    const { asking } = coup.state.underway!
    const owner = def.seats[asking!.subject.seat]
    for (const seat of def.seats) {
      const seen = (view(def, coup.state, seat) as JuntaState).underway!
      const known = [seen.asking!, ...seen.due].filter(({ subject }) => subject.it >= 0)
      expect(known.every(({ subject }) => def.seats[subject.seat] === seat)).toBe(true)
      expect(known.length > 0).toBe(
        seat === owner || seen.due.some(({ subject }) => def.seats[subject.seat] === seat),
      )
    }
  })

  test('a hidden counter is not on the table', () => {
    const def = game({ counters: [{ id: 'open' }, { id: 'kept', hidden: true }] })
    const shown = table(def, setup(def, { seed: 1 })).counters.map(({ id }) => id)
    expect(shown).toContain('counter-open')
    expect(shown).not.toContain('counter-kept')
  })
})

describe('ends', () => {
  const ended = (end: Triggers[number]['do'][number]) => {
    const def = on('budget-proposed', end)
    return {
      def,
      coup: new Coup(def, governed(def, { phase: 'aid', turn: 1, pretext: false })).do({ type: 'propose' }),
    }
  }

  test('with the turn: the richest account wins', () => {
    const last = ended({ type: 'end' })
    const [, , third] = last.def.seats
    const given = governed(last.def, {
      phase: 'aid',
      turn: 1,
      pretext: false,
      swiss: { [third]: [3] },
    } as never)
    const coup = new Coup(last.def, given).do({ type: 'propose' })
    for (let acts = 0; acts < 200 && coup.asked.length > 0; acts++) coup.do(coup.actions().at(-1)!)
    expect(outcome(last.def, coup.state)).toMatchObject({ winner: third, level: 'last-turn' })
  })
})
