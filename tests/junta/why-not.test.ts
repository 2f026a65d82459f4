/** Refusals whose texts alone were wrong. The statement is the same, and cases compare only statements. */
import { describe, expect, test } from 'vitest'
import { reason, standing } from './standing'
import { gameOf } from './table-of'

const def = gameOf(4)
const OFFICES = {
  'office-interior': 'glass-family',
  'office-third-brigade': 'glass-family',
  'office-first-brigade': 'car-family',
  'office-admiral': 'car-family',
  'office-second-brigade': 'watch-family',
  'office-air-force': 'watch-family',
}
const at = (given: object) =>
  standing(def, { president: 'cigar-family', offices: OFFICES, pretext: true, ...given } as never)

describe('amounts and notes are numbers', () => {
  test('a text or a switch has not the form of an amount, and nothing at all is none', () => {
    const budget = at({ phase: 'budget', notes: { 'cigar-family': [1, 1] } })
    const why = (amount: string | boolean | number) =>
      reason(def, budget, 'cigar-family', { type: 'promise', family: 'car-family', amount })
    expect(['9999', true].map(why)).toEqual(Array(2).fill('K-FORM kernel.form-value'))
    expect([0, -1].map(why)).toEqual(Array(2).fill('J-54 politics.no-amount'))
  })

  test('nor is it a note', () => {
    const bank = at({
      phase: 'bank',
      locations: { 'car-family': 'swiss-bank' },
      notes: { 'car-family': [1] },
    })
    const why = (note: string | boolean | number) =>
      reason(def, bank, 'car-family', { type: 'deposit', note })
    expect(['1', true].map(why)).toEqual(Array(2).fill('K-FORM kernel.form-value'))
    expect([0, 4].map(why)).toEqual(Array(2).fill('J-91 lives.no-note'))
  })
})

describe('cards', () => {
  const aiming = at({ phase: 'locations', hands: { 'car-family': ['coalition-break'] } })
  const play = (state: ReturnType<typeof at>, family: string) =>
    reason(def, state, 'car-family', { type: 'play', card: 'coalition-break', family })

  test('a card that can be aimed does something, only not there', () => {
    expect(play(aiming, 'watch-family')).toBe('J-11 playing.no-use')
    const aimed = at({
      phase: 'locations',
      hands: { 'car-family': ['coalition-break'] },
      front: { 'watch-family': ['state-church'] },
    })
    expect(play(aimed, 'glass-family')).toBe('J-11 playing.no-aim')
  })

  test('cards that are dealt no more are their owner’s all the same', () => {
    const declaring = at({ phase: 'declare', hands: { 'glass-family': ['state-church'] } })
    const open = [{ from: 2, to: 3, offered: 1, gives: [], wants: [0], words: [] }] as const
    const asked = { ...declaring, deals: open }
    expect(def.rules.cards.ids[0]).toBe('state-church')
    expect(reason(def, asked, 'glass-family', { type: 'accept', with: 'watch-family' })).toBe(
      'J-08 politics.cards-kept',
    )
  })
})

describe('a coup', () => {
  const moving = at({
    phase: 'movement',
    hands: { 'car-family': ['rented-helicopter', 'bribed-police'] },
    notes: { 'car-family': [1] },
    coup: { phase: 3, leader: 'watch-family', rebels: ['watch-family'] },
  })
  const refused = (action: { type: string } & Record<string, string | number>) =>
    reason(def, moving, 'car-family', action)

  test('a card that brings no units begins no rebellion', () => {
    const calling = at({ phase: 'call', hands: { 'car-family': ['state-church'] } })
    expect(reason(def, calling, 'car-family', { type: 'rise', card: 'state-church' })).toBe(
      'J-98 coup.other-card',
    )
  })

  test('units come where their card says', () => {
    const bring = { type: 'bring', card: 'rented-helicopter' }
    expect(refused(bring)).toBe('J-122 coup.say-where')
    expect(refused({ ...bring, cell: 'old-town' })).toBe('J-122 coup.say-where')
  })

  test('of a space and a family the one is named that there is not', () => {
    const bribe = { type: 'bribe', card: 'bribed-police', units: 1 }
    expect(refused({ ...bribe, cell: 'west-precinct', family: 'nobody' })).toBe('J-04 coup.no-family')
    expect(refused({ ...bribe, cell: 'nowhere', family: 'glass-family' })).toBe('J-04 coup.no-space')
  })

  test('two sides there are, and no third', () => {
    expect(refused({ type: 'settle', for: 'nobody' })).toBe('K-FORM kernel.form-value')
  })

  test('what is in hand is not taken once more, and units in their box are of no space', () => {
    const barracks = def.grid.indexOf('first-barracks')
    const units = moving.cell.flatMap((cell, unit) => (cell === barracks ? [unit] : []))
    const taken = { ...moving, picked: units }
    expect(reason(def, taken, 'car-family', { type: 'select', cell: 'first-barracks' })).toBe(
      'J-116 coup.taken',
    )
    const marine = def.rules.units.ids.indexOf('marine-unit-1')
    const landing = { ...moving, picked: [marine < 0 ? def.rules.units.ids.indexOf('marine-unit') : marine] }
    expect(reason(def, landing, 'car-family', { type: 'unit', unit: 'first-brigade-1' })).toBe(
      'J-117 coup.take-a-space-first',
    )
  })
})

describe('police and fights', () => {
  test('police that stands there, is another’s, or was sent', () => {
    const riots = [def.grid.indexOf('slum-quarter')]
    const rebelling = at({
      phase: 'movement',
      coup: { phase: 0, leader: 'car-family', rebels: ['car-family'] },
    })
    const police = rebelling.cell.findIndex((cell) => def.grid.names[cell] === 'west-precinct')
    const unit = def.rules.units.ids[police]
    const post = { type: 'post', unit, cell: 'slum-quarter' }
    const rushing = { ...rebelling, phase: 'police', riots }
    const cell = rebelling.cell.map((one, index) => (index === police ? riots[0] : one))
    const control = rebelling.control.map((one, index) => (index === police ? 1 : one))
    const why = (state: typeof rushing) => reason(def, state, 'glass-family', post)
    expect(why({ ...rushing, cell })).toBe('J-123 coup.there-already')
    expect(why({ ...rushing, control })).toBe('J-123 coup.no-police')
    expect(why({ ...rushing, picked: [police] })).toBe('J-123 coup.posted')
    expect(reason(def, rushing, 'car-family', { type: 'done' })).toBe('J-46 coup.not-yours')
  })

  test('who has retreated, or is another’s, is neither rested nor lost', () => {
    const there = def.grid.indexOf('old-town')
    const state = at({
      phase: 'attack',
      coup: {
        phase: 1,
        leader: 'watch-family',
        rebels: ['watch-family'],
        units: [
          { unit: 'first-brigade', at: 'old-town', count: 3 },
          { unit: 'second-brigade', at: 'old-town', count: 3 },
        ],
      },
    })
    const own = def.rules.units.ids.flatMap((id, unit) =>
      id.startsWith('first-brigade') && state.cell[unit] === there ? [unit] : [],
    )
    const moved = state.moved.map((steps, unit) => (unit === own[1] ? 9 : steps))
    const firing = { ...state, phase: 'fire', field: there, wave: 1, moved }
    const unit = def.rules.units.ids[own[1]]
    const rest = (unit: string) => reason(def, firing, 'car-family', { type: 'rest', unit })
    expect(rest(unit)).toBe('J-133 coup.retreated')
    expect(rest('second-brigade-1')).toBe('J-127 coup.not-your-unit')
    const due = [0, 1, 0, 0]
    expect(reason(def, { ...firing, phase: 'losses', due }, 'car-family', { type: 'lose', unit })).toBe(
      'J-133 coup.retreated',
    )
  })
})
