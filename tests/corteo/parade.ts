/** The town with everything that moving units may meet: a convoy, prisoners, sleepers, exits from the map. */
import { compile } from '../../engine/game'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { ScenarioFile, UnitsFile } from '../../schemas/generated/content'
import { own } from '../support/own'
import { type Changes, townPack } from './fixture'

const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })
const WEST = ['0104', '0109', '0113']
const EAST = ['2204', '2209', '2213']
const look = { symbol: 's' }

const units: UnitsFile['units'] = [
  { id: 'coach', side: 'guard', speed: 3, power: 0, passive: true, look },
  { id: 'orators', side: 'guard', speed: 4, power: 0, passive: true, entersBases: true, stacks: false, look },
  { id: 'strangers', side: 'crowd', speed: 4, power: 2, look },
]

const rules: Partial<ScenarioFile['rules']> = {
  barricades: { side: 'crowd', pieces: 10, cost: 1, removable: true, reusable: true },
  disengage: { crowd: 1, guard: 1 },
  objectives: { side: 'crowd', covered: true, leave: true },
  leaving: { side: 'crowd', turns: 2, edges: ['west'] },
  jams: {
    pieces: 3,
    faces: [1, 3, 5],
    on: ['avenue'],
    roads: ['avenue', 'street'],
    ways: 3,
    removers: ['porters'],
  },
  dormant: [{ units: ['strangers'], wakers: { components: ['bakers'] }, faces: [1, 3, 5] }],
  captures: [{ units: ['orators'], side: 'crowd', to: cells('0101', '2213') }],
  convoys: [
    {
      id: 'coaches',
      units: ['coach'],
      escort: { units: 2, distance: 3 },
      clear: 2,
      goal: cells(...EAST),
      halt: { type: 'terrain', terrain: ['avenue'] },
    },
  ],
  exits: [
    { side: 'guard', units: ['coach'], zone: cells(...EAST) },
    { side: 'crowd', units: ['row'], zone: cells(...WEST), when: { type: 'turn', from: 3 } },
    { side: 'crowd', units: ['family'], zone: cells(...WEST, ...EAST), back: true },
  ],
  homing: [{ units: ['family'], to: cells(...WEST, ...EAST), while: { type: 'turn', from: 3 } }],
}

const BOTS: CorteoPack['bots'] = {
  bots: [
    {
      side: 'crowd',
      weights: { objective: 100, approach: 4, capture: 500, arrest: 100, danger: 2, retreat: 2 },
    },
    {
      side: 'guard',
      weights: { objective: 60, storm: 60, approach: 4, capture: 500, escort: 40, retreat: 8 },
    },
  ],
}

const convoy = (did: 'stopped' | 'back' | 'stayed') => ({
  id: did,
  at: 'movement-ended' as const,
  turn: 'guard',
  when: { type: 'convoy' as const, convoy: 'coaches', did },
  do: [{ type: 'count' as const, counter: did, by: 1 }],
})
const counted = (id: 'captured' | 'exited' | 'woken') => ({
  id,
  at: id === 'exited' ? 'piece-left' : id,
  do: [{ type: 'count' as const, counter: id, by: 1 }],
})

export function parade(): CorteoDef {
  const { scenarios, maps } = townPack()
  const { rosters, setup } = scenarios.evening
  const scenario: Changes['scenario'] = {
    rosters: [
      ...rosters,
      { side: 'guard', unit: 'coach', count: 3 },
      { side: 'guard', unit: 'orators', count: 5 },
      { side: 'crowd', unit: 'strangers', count: 4 },
    ],
    setup: [
      {
        side: 'crowd',
        groups: [
          ...setup[0].groups.map((group) => ({
            ...group,
            units: ['slingers', 'runners', 'block', 'row', 'family'],
          })),
          {
            id: 'strangers',
            units: ['strangers'],
            count: 4,
            zone: { type: 'terrain', terrain: ['popular'] },
            perCell: 2,
          },
        ],
      },
      {
        side: 'guard',
        groups: [
          ...setup[1].groups,
          { id: 'coach', units: ['coach'], count: 3, zone: cells('0904', '1004', '1104'), perCell: 2 },
          {
            id: 'orators',
            units: ['orators'],
            count: 5,
            zone: { type: 'near', distance: 4, of: cells('0809') },
            perCell: 1,
          },
        ],
      },
    ],
    scoring: [
      ...scenarios.evening.scoring,
      { id: 'captured', type: 'counter', counter: 'captured', times: 1 },
      { id: 'exited', type: 'counter', counter: 'exited', times: 1 },
    ],
    counters: ['captured', 'exited', 'woken', 'stopped', 'back', 'stayed', 'steps'].map((id) => ({ id })),
    triggers: [
      counted('captured'),
      counted('exited'),
      counted('woken'),
      convoy('stopped'),
      convoy('back'),
      convoy('stayed'),
      {
        id: 'steps',
        at: 'turn-ended',
        do: [{ type: 'count', counter: 'steps', by: 1, each: { type: 'head-steps' } as never }],
      },
    ],
  }
  const pack = townPack({
    scenario,
    rules,
    map: { ...maps.town, regions: [{ id: 'west', cells: WEST }] },
    units: (file) => file.units.push(...units),
  })
  const made = compile({ ...pack, bots: BOTS }, 'evening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}
