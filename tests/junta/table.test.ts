/** The parts of the table: mats, tracks, and packs without a place that the rules need. */
import { describe, expect, test } from 'vitest'
import { compile, table, view } from '../../engine/game'
import { hasCause } from '../../engine/rulesets/junta/coup/phases/call'
import { TIE } from '../../engine/rulesets/junta/coup/phases/junta'
import { customers } from '../../engine/rulesets/junta/phases/bank'
import { HOLIDAY, type JuntaDef, OPEN } from '../../engine/rulesets/junta/state'
import type { RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { engineTexts } from '../support/texts'
import { played, standing } from './standing'
import { gameOf } from './table-of'

const { en } = engineTexts

const def = gameOf(4)
const [one, two, three, four] = def.seats as [string, string, string, string]
const offices = { 'office-interior': two, 'office-first-brigade': three, 'office-admiral': four }
const promisedTo = (seats: Record<string, number>) =>
  Object.entries(seats).map(([seat, value]) => ({ seat, value }))

describe('promises on the mats', () => {
  const given = { turn: 2, phase: 'budget' as const, president: one, offices, notes: { [one]: [2, 3, 3] } }
  const shown = (state: Parameters<typeof table>[1]) =>
    (table(def, state).mats ?? []).flatMap(({ seat, counters }) =>
      counters.filter(({ id }) => id === 'promised').map(({ value }) => ({ seat, value })),
    )
  const written = played(def, standing(def, given), [one, { type: 'promise', family: two, amount: 3 }])
  const voted = (option: string) =>
    played(
      def,
      written,
      [one, { type: 'propose' }],
      [one, { type: 'offices', for: option, votes: 1 }],
      ...[one, two, three, four, one, two, three, four].map((seat) => [seat, { type: 'done' }] as const),
    )

  test('are there while they are written, voted on and to be paid', () => {
    expect(shown(written)).toEqual(promisedTo({ [two]: 3 }))
    expect(shown(played(def, written, [one, { type: 'propose' }]))).toEqual(promisedTo({ [two]: 3 }))
    const paying = voted('yes')
    expect([paying.phase, shown(paying)]).toEqual(['pay', promisedTo({ [two]: 3 })])
    const rejected = voted('no')
    expect([rejected.phase, shown(rejected)]).toEqual(['force', promisedTo({ [two]: 3 })])
  })

  test('are gone once the budget was rejected for good, and once it was paid', () => {
    const kept = played(def, voted('no'), [two, { type: 'refrain' }])
    expect([kept.phase, kept.bank, shown(kept)]).toEqual(['locations', HOLIDAY, []])
    const paid = played(def, voted('yes'), [one, { type: 'done' }])
    expect([paid.phase, shown(paid)]).toEqual(['locations', []])
  })
})

describe('what is voted on stands beside the vote', () => {
  const given = { turn: 2, phase: 'budget' as const, president: one, offices, notes: { [one]: [2, 3, 3] } }
  const about = (state: Parameters<typeof table>[1], id: string, viewer = two) =>
    table(def, view(def, state, viewer)).about?.find((found) => found.id === id)
  const written = played(def, standing(def, given), [one, { type: 'promise', family: two, amount: 3 }])
  const proposed = played(def, written, [one, { type: 'propose' }])
  const promises = (state: Parameters<typeof table>[1], viewer?: string) =>
    about(state, 'budget', viewer)?.rows.map(({ side, value }) => [side, value])

  test('who is promised what: to its author while it is written, then to all', () => {
    expect(promises(written, one)).toEqual([[two, 3]])
    expect(promises(written)).toEqual([])
    expect(promises(proposed)).toEqual([
      [two, 3],
      [three, 0],
      [four, 0],
    ])
  })

  test('votes so far, and how many families have still to vote', () => {
    const cast = played(
      def,
      proposed,
      [one, { type: 'offices', for: 'yes', votes: 1 }],
      [one, { type: 'done' }],
    )
    const ballot = about(cast, 'ballot')
    expect(ballot?.rows.map(({ value }) => value)).toEqual([1, 0])
    expect(ballot?.verdict?.values).toMatchObject({ kind: 'half', left: 3 })
  })

  test('the junta elects by most votes, and its leader decides a tie (J-101)', () => {
    const voting = {
      ...standing(def, given),
      ...{ phase: 'junta', coup: 6, leader: 1, rebel: [0, 1, 0, 1], motion: -1, result: 1 },
      ...{ options: [1, 2, 3], tally: [0, 1, 0], slots: [3], round: 0 },
    }
    const ballot = about(voting, 'ballot')
    expect(ballot?.title).toEqual({ key: 'junta.about.junta-ballot', values: undefined })
    expect(ballot?.verdict?.values).toMatchObject({ kind: 'most', left: 1 })
    expect(ballot?.rows.map(({ side, value, of }) => [side, value, of])).toEqual([
      [two, 0, 1],
      [three, 1, 1],
      [four, 0, 1],
    ])
    const tied = { ...voting, options: [1, 2], tally: [0, 0], slots: [1], round: TIE }
    expect(about(tied, 'ballot')?.verdict?.values).toMatchObject({ kind: 'tie' })
  })

  test('an exile is told what is left to do, and nobody else', () => {
    const abroad = { ...standing(def, given), exile: [-1, 0, -1, -1] }
    const away = table(def, abroad).about?.filter(({ id }) => id.startsWith('away'))
    expect(away).toMatchObject([{ seat: two, title: { key: 'junta.about.exile' } }])
  })
})

test('the bank and the rebellion are named on their tracks', () => {
  const state = { ...standing(def, { turn: 2, phase: 'locations', president: one }), coup: 0 }
  const tracks = table(def, state).tracks ?? []
  const labels = (id: string) =>
    tracks.find((track) => track.id === id)?.spaces.map(({ label }) => label?.key)
  expect(labels('bank')).toEqual(['junta.bank.open', 'junta.bank.lunch', 'junta.bank.holiday'])
  expect(labels('coup')?.slice(0, 2)).toEqual(['junta.coup-begins', undefined])
  expect(en.junta['coup-begins']).toBeTruthy()
})

describe('a pack without a bank and without headquarters', () => {
  const raw = loadPack('junta')
  const tables = raw.tables as unknown as { locations: { id: string; role?: string }[] }
  const plain = tables.locations.map(({ id }) => ({ id }))
  const made = compile(
    { ...raw, tables: { ...tables, locations: plain } } as unknown as RawPack,
    'four-families',
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const bare = made.value as unknown as JuntaDef
  const state = standing(bare, { turn: 2, phase: 'bank', president: one, hands: {} })

  test('is no place for those who have not gone anywhere', () => {
    expect(state.location).toEqual([-1, -1, -1, -1])
    expect([state.bank, customers(bare.rules, state)]).toEqual([OPEN, []])
    expect(hasCause(bare.rules, state, 1)).toBe(false)
    expect(hasCause(bare.rules, { ...state, pretext: 1 }, 1)).toBe(true)
  })
})
