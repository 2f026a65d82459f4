/** A zone of a choice works wherever a zone is allowed. Each block is tried with both choices. */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import type { Position, PositionUnit, ScenarioFile, Zone } from '../../schemas/generated/content'
import type { Changes } from './fixture'
import { type Scene, scene } from './scene'

const ROW = ['..........']
const WEST = '0101'
const EAST = '1001'
const cells = (...names: string[]): Zone => ({ type: 'cells', cells: names })
const where: Zone = { type: 'chosen', option: 'where' }
const options: ScenarioFile['options'] = [
  {
    id: 'where',
    seat: 'guard',
    choices: [
      { id: 'west', zone: cells(WEST) },
      { id: 'east', zone: cells(EAST) },
    ],
  },
]
const CHOICES = [
  ['west', WEST],
  ['east', EAST],
] as const
const at = (id: string, unit: string, cell: string): PositionUnit => ({ id, unit, at: cell })

/** A row of cells after a choice. */
function chosen(choice: string, given: Position, changes: Changes = {}, dice: number[] = []): Scene {
  return scene(ROW, { options: { where: choice }, ...given }, dice, {
    ...changes,
    scenario: { options, ...changes.scenario },
    units: ({ units }) => {
      const look = { symbol: 's' }
      units.push({ id: 'coach', side: 'guard', speed: 3, power: 0, passive: true, look })
      units.push({ id: 'orators', side: 'guard', speed: 4, power: 0, passive: true, look })
    },
  })
}

const rosters: ScenarioFile['rosters'] = [
  { side: 'crowd', unit: 'row', component: 'weavers', count: 4 },
  { side: 'crowd', unit: 'slingers', component: 'bakers', count: 1 },
  { side: 'guard', unit: 'shields', count: 4 },
  { side: 'guard', unit: 'coach', count: 1 },
  { side: 'guard', unit: 'orators', count: 1 },
]
const placesOf = ({ offers }: Scene) =>
  offers.filter((offer) => offer.startsWith('place ')).map((offer) => offer.slice('place '.length))

describe.each(CHOICES)('with the choice %s', (choice, cell) => {
  test('reinforcements enter there', () => {
    const reinforcements: ScenarioFile['reinforcements'] = [
      { turn: 2, side: 'guard', zone: where, units: [{ unit: 'shields', count: 1 }] },
    ]
    const start = chosen(choice, { hand: 2, turn: 'guard' }, { scenario: { rosters, reinforcements } })
    const taken = start.do(start.offers[0])
    expect(placesOf(taken)).toEqual([cell])
  })

  test('late arrivals wait there', () => {
    const arrivals: ScenarioFile['rules']['arrivals'] = [
      { side: 'guard', turn: 2, zone: where, faces: [2, 4, 6], units: [{ unit: 'riders', count: 1 }] },
    ]
    const start = chosen(
      choice,
      { hand: 2, turn: 'guard' },
      { scenario: { rosters }, rules: { arrivals } },
      [2],
    )
    const taken = start.do(start.offers[0])
    expect(placesOf(taken)).toEqual([cell])
  })

  test('those who go home go there', () => {
    const homing: ScenarioFile['rules']['homing'] = [
      { units: ['row'], to: where, while: { type: 'turn', from: 1 } },
    ]
    const given: Position = { turn: 'crowd', phase: 'movement', units: [at('row', 'row', '0501')] }
    const taken = chosen(choice, given, { scenario: { rosters }, rules: { homing } }).do('select row')
    const ways = taken.offers.filter((offer) => offer.startsWith('move ')).sort()
    expect(ways).toEqual(
      choice === 'west'
        ? ['move 0101', 'move 0201', 'move 0301', 'move 0401']
        : ['move 0601', 'move 0701', 'move 0801', 'move 0901'],
    )
  })

  test('those who are taken lie there', () => {
    const captures: ScenarioFile['rules']['captures'] = [{ units: ['orators'], side: 'crowd', to: where }]
    const given: Position = {
      turn: 'crowd',
      phase: 'movement',
      units: [at('row', 'row', '0501'), at('orator', 'orators', '0601')],
    }
    const after = chosen(choice, given, { scenario: { rosters }, rules: { captures } }).do(
      'select row',
      'move 0601',
    )
    const piece = after.state.names?.indexOf('orator') ?? -1
    expect(after.def.grid.names[after.state.lies[piece]]).toBe(cell)
  })

  test('a convoy drives there: away from it is back', () => {
    const convoys: ScenarioFile['rules']['convoys'] = [{ id: 'state', units: ['coach'], goal: where }]
    const scenario: Changes['scenario'] = {
      rosters,
      counters: [{ id: 'back' }],
      triggers: [
        {
          id: 'back',
          at: 'movement-ended',
          when: { type: 'convoy', convoy: 'state', did: 'back' },
          do: [{ type: 'count', counter: 'back', by: 1 }],
        },
      ],
    }
    const given: Position = { turn: 'guard', phase: 'movement', units: [at('coach', 'coach', '0501')] }
    const after = chosen(choice, given, { scenario, rules: { convoys } }).do(
      'select coach',
      'move 0601',
      'done',
    )
    expect(after.state.counters).toEqual([choice === 'west' ? 1 : 0])
  })

  test('a convoy may stop there without being said to', () => {
    const convoys: ScenarioFile['rules']['convoys'] = [
      { id: 'state', units: ['coach'], goal: cells('0501'), halt: where },
    ]
    const scenario: Changes['scenario'] = {
      rosters,
      counters: [{ id: 'stopped' }],
      triggers: [
        {
          id: 'stopped',
          at: 'movement-ended',
          when: { type: 'convoy', convoy: 'state', did: 'stopped' },
          do: [{ type: 'count', counter: 'stopped', by: 1 }],
        },
      ],
    }
    const given: Position = { turn: 'guard', phase: 'movement', units: [at('coach', 'coach', WEST)] }
    const after = chosen(choice, given, { scenario, rules: { convoys } }).do('done')
    expect(after.state.counters).toEqual([choice === 'west' ? 0 : 1])
  })

  test('the map is left there', () => {
    const exits: ScenarioFile['rules']['exits'] = [{ side: 'crowd', zone: where }]
    const given: Position = {
      turn: 'crowd',
      phase: 'movement',
      units: [at('row', 'row', WEST), at('sling', 'slingers', EAST)],
    }
    const start = chosen(choice, given, { scenario: { rosters }, rules: { exits } })
    const leaving = ['row', 'sling'].filter((unit) => start.do(`select ${unit}`).offers.includes('exit'))
    expect(leaving).toEqual([choice === 'west' ? 'row' : 'sling'])
  })

  test('units in custody lie there, or are flown there', () => {
    const given: Position = {
      turn: 'guard',
      phase: 'movement',
      custody: ['held'],
      units: [at('shield', 'shields', '0501'), at('held', 'row', '0701')],
    }
    const custody = { side: 'crowd', seat: 'guard', units: 1 }
    const lying = (now: Scene) =>
      now.state.lies.filter((one) => one >= 0).map((one) => now.def.grid.names[one])
    const held = chosen(choice, given, {
      scenario: { rosters },
      rules: { custody: { ...custody, zone: where } },
    })
    expect(lying(held)).toEqual([cell])
    const zone = cells('0401')
    const rules = { custody: { ...custody, zone, transfer: where } }
    const before = chosen(choice, given, { scenario: { rosters }, rules })
    expect(lying(before)).toEqual(['0401'])
    expect(lying(before.do('transfer'))).toEqual([cell])
  })

  test('units on it do not count at the end', () => {
    const scoring: ScenarioFile['scoring'] = [
      { id: 'open', type: 'power-on-map', units: ['row', 'slingers'], except: where, times: -1 },
    ]
    const given: Position = {
      turn: 'guard',
      phase: 'movement',
      units: [at('row', 'row', WEST), at('sling', 'slingers', EAST), at('shield', 'shields', '0501')],
    }
    const over = chosen(choice, given, { scenario: { rosters, scoring, turns: 1 } }).do('done')
    expect(outcome(over.def, over.state)?.score).toBe(choice === 'west' ? -6 : -2)
  })
})

test('a zone of two options is made of both choices', () => {
  const second: ScenarioFile['options'] = [
    ...(options ?? []),
    {
      id: 'also',
      seat: 'crowd',
      choices: [
        { id: 'third', zone: cells('0301') },
        { id: 'fourth', zone: cells('0401') },
      ],
    },
  ]
  const zone: Zone = { type: 'any', of: [where, { type: 'chosen', option: 'also' }] }
  const reinforcements: ScenarioFile['reinforcements'] = [
    { turn: 2, side: 'guard', zone, units: [{ unit: 'shields', count: 1 }] },
  ]
  const start = chosen(
    'east',
    { hand: 2, turn: 'guard', options: { where: 'east', also: 'fourth' } },
    { scenario: { rosters, reinforcements, options: second } },
  )
  expect(placesOf(start.do(start.offers[0]))).toEqual(['0401', EAST])
})
