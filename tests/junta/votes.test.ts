/** Elections and other votes: allowed votes and refusals (J-24 to J-45). */
import { describe, expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import { votesFor } from '../../engine/rulesets/junta/rules/votes'
import { CARDS, NOBODY } from '../../engine/rulesets/junta/state'
import { offered, played, reason, standing } from './standing'
import { gameOf } from './table-of'

const def = gameOf(4)
const [one, two, three, four] = def.seats as [string, string, string, string]
const cast = (card: string, whom: string) => ({ type: 'cast', card, for: whom })
const nominate = (family: string) => ({ type: 'nominate', family })

describe('the first election', () => {
  const state = standing(def, {
    turn: 0,
    hands: {
      [one]: ['middle-classes', 'state-church', 'annual-carnival'],
      [two]: ['village-peasants'],
      [four]: ['electoral-fraud'],
    },
  })

  test('a candidate needs a vote at once', () => {
    expect(reason(def, state, one, cast('middle-classes', two))).toBe('J-27 voting.no-option')
    const named = played(def, state, [one, nominate(two)])
    expect(reason(def, named, one, nominate(three))).toBe('J-26 voting.back-first')
    expect(reason(def, named, one, { type: 'pass' })).toBe('J-26 voting.back-first')
    const backed = played(def, named, [one, cast('middle-classes', two)])
    expect(reason(def, backed, one, nominate(two))).toBe('J-25 voting.candidate')
    const again = played(def, backed, [one, nominate(three)])
    expect(reason(def, again, one, cast('state-church', two))).toBe('J-26 voting.not-yet')
    expect(reason(def, again, one, cast('middle-classes', three))).toBe('J-27 voting.cast-already')
    expect(reason(def, again, one, cast('annual-carnival', three))).toBe('J-27 voting.no-votes')
    expect(reason(def, again, one, { type: 'offices', for: three, votes: 1 })).toBe(
      'J-26 voting.first-election',
    )
  })

  test('who has nothing to vote with nominates nobody, and an influence with an effect is played first', () => {
    const at = played(def, state, [one, { type: 'pass' }], [two, { type: 'pass' }])
    expect(offered(def, at, three, 'nominate')).toEqual([])
    expect(reason(def, at, three, nominate(one))).toBe('J-26 voting.no-backing')
    const last = played(def, at, [three, { type: 'pass' }])
    expect(reason(def, last, four, nominate(one))).toBe('J-26 voting.no-backing')
    const tied = played(def, last, [four, { type: 'pass' }])
    // J-31: no family was elected, all have five new cards and the owner has a note.
    expect(tied.phase).toBe('nominate')
    expect(tied.hand.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(tied.place.filter((place) => place === 10)).toHaveLength(5)
  })

  test('an influence stays and votes once in each vote, whoever it is cast for', () => {
    const done = played(
      def,
      state,
      [one, nominate(one)],
      [one, cast('state-church', one)],
      [one, { type: 'pass' }],
      [two, { type: 'pass' }],
      [three, { type: 'pass' }],
      [four, { type: 'pass' }],
    )
    expect(done.phase).toBe('vote')
    expect(votesFor(def.rules, done)).toEqual([10])
    const church = def.rules.cards.indexOf.get('state-church')
    const inPlay = (at: number) => done.place.map((place, card) => (card === church ? at : place))
    expect(votesFor(def.rules, { ...done, place: inPlay(CARDS.discard) })).toEqual([0])
    expect(votesFor(def.rules, { ...done, place: inPlay(CARDS.covered) })).toEqual([0])
    expect(reason(def, done, one, cast('state-church', one))).toBe('J-27 voting.cast-already')
    expect(reason(def, done, one, cast('village-peasants', one))).toBe('J-27 voting.not-yours')
    const gone = played(
      def,
      done,
      [one, { type: 'done' }],
      [two, { type: 'done' }],
      [three, { type: 'done' }],
      [four, { type: 'done' }],
      [one, { type: 'decline' }],
    )
    expect(reason(def, gone, one, cast('middle-classes', one))).toBe('J-28 voting.declined')
  })
})

describe('later votes', () => {
  const offices = { 'office-interior': two, 'office-admiral': two, 'office-first-brigade': three }

  test('offices vote, two at most, and each vote once', () => {
    const vote = played(
      def,
      standing(def, { turn: 2, phase: 'budget', president: one, offices }),
      [one, { type: 'propose' }],
      [one, { type: 'offices', for: 'yes', votes: 1 }],
    )
    expect(reason(def, vote, one, { type: 'offices', for: 'yes', votes: 1 })).toBe('J-38 voting.office-votes')
    const next = played(def, vote, [one, { type: 'done' }])
    expect(offered(def, next, two, 'offices')).toHaveLength(4)
    const last = played(def, next, [two, { type: 'done' }], [three, { type: 'done' }])
    expect(reason(def, last, four, { type: 'offices', for: 'no', votes: 1 })).toBe('J-38 voting.no-office')
  })

  test('the dead and exiles are not asked, and exiles are told why', () => {
    const state = standing(def, {
      turn: 2,
      phase: 'budget',
      president: one,
      offices,
      exile: { [two]: 'northern-embassy' },
      dead: [three],
    })
    const vote = played(def, state, [one, { type: 'propose' }])
    expect(vote.queue).toEqual([0, 3])
    expect(reason(def, vote, two, cast('middle-classes', 'yes'))).toBe('J-65 voting.exile')
    expect(decisions(def, vote).some(({ seat }) => seat === three)).toBe(false)
  })

  test('a tie that nobody breaks does not last for ever', () => {
    const few = gameOf(4, {}, { government: { most: 2, votes: 2, ballots: 3 } })
    let now = standing(few, { turn: 2, phase: 'nominate', offices })
    for (let step = 0; now.phase === 'nominate' && step < 60; step++)
      now = played(few, now, [few.seats[now.queue[0]], { type: 'pass' }])
    expect(now.president).not.toBe(NOBODY)
  })

  test('a card needs its influence, its price, its moment', () => {
    const state = standing(def, {
      turn: 2,
      phase: 'locations',
      president: one,
      offices,
      hands: { [two]: ['swiss-spy', 'sudden-blackout', 'loyal-bodyguard', 'coalition-break'] },
    })
    const why = (card: string) => reason(def, state, two, { type: 'play', card })
    expect(why('swiss-spy')).toBe('J-11 playing.needs')
    expect(why('sudden-blackout')).toBe('J-11 playing.other-moment')
    expect(why('loyal-bodyguard')).toBe('J-11 playing.own-place')
    expect(why('coalition-break')).toBe('J-11 playing.no-use')
    expect(why('middle-classes')).toBe('J-10 playing.not-in-hand')
  })
})
