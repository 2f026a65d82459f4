/**
 * Cry Havoc's moments of steps, moves, shots and fights. Each happens once at its event, with the parts that the vocabulary says. In
 * the position or with the die one below it does not.
 */
import { expect, test } from 'vitest'
import type { Action } from '../../engine/types'
import vocabulary from '../../schemas/cry-havoc/vocabulary.json'
import { azure, GRASS, gules, type Setting, Skirmish, type Unit } from '../cry-havoc/skirmish'
import { type Seen, watched } from './watched'

type MomentId = keyof typeof vocabulary.moments
/** The parts of a moment: pieces and cells by their ids, the seat by its side. */
type About = Readonly<Record<string, string | number>>
type Scene = {
  readonly step: 'first-shots' | 'movement' | 'second-shots' | 'fights'
  readonly units: readonly Unit[]
  readonly acts: readonly (string | Action)[]
  readonly dice?: readonly number[]
  readonly setting?: Setting
}
/** `near`: the changes of the scene that keep the moment away. */
type Row = readonly [at: MomentId, about: About, scene: Scene, near: Partial<Scene>]

const rider = (side: typeof gules, id: string, at: [string, string]): Unit[] => [
  side('knight-at-arms', id, at, { on: `${id}-horse` }),
  side('war-horse', `${id}-horse`, undefined),
]
const far = [azure('town-folk', 'far', '0909'), gules('town-folk', 'away', '0109')]
const COUNTED: Setting = { ...GRASS, options: { ammunition: { dice: 3 } } }
const RANSOM: Setting = {
  ...{ ...GRASS, options: { ransom: { ratio: 8, yields: 4, guards: 2 } } },
  scoring: [{ type: 'captive', id: 'ransom', side: 'gules', points: 'worth' }],
}

const archers = [gules('bow-man', 'a', '0303'), azure('spear-man', 'd', '0503'), ...far]
const foes = [gules('foot-serjeant', 'a', '0505'), azure('spear-man', 'd', '0504'), ...far]
const moving = (...units: Unit[]) => ({ step: 'movement' as const, units: [...units, ...far] })
const fighting = (units: readonly Unit[] = foes, ...dice: number[]) => ({
  ...{ step: 'fights' as const, units, dice },
  acts: ['select a', 'against d', 'strike'],
})
const shooting = (...dice: number[]) => ({
  ...{ step: 'first-shots' as const, units: archers, dice },
  acts: ['select a', 'shoot d'],
})

const STEPS: readonly Row[] = [
  ['first-shots-began', { seat: 'azure' }, { ...fighting(), acts: ['done'] }, { acts: ['select a'] }],
  ['movement-began', { seat: 'gules' }, { ...shooting(), acts: ['done'] }, { acts: ['select a'] }],
  [
    'second-shots-began',
    { seat: 'gules' },
    { ...moving(...archers), units: archers, acts: ['done'] },
    { acts: ['select a'] },
  ],
  [
    'fights-began',
    { seat: 'gules' },
    { ...shooting(), step: 'second-shots', acts: ['done'] },
    { acts: ['select a'] },
  ],
  ['recovery-began', { seat: 'gules' }, { ...fighting(), acts: ['done'] }, { acts: ['select a'] }],
  [
    'got-up',
    { unit: 'b', cell: '0101' },
    { ...fighting([...foes, gules('spear-man', 'b', '0101', { stunned: true })]), acts: ['done'] },
    { units: [...foes, gules('spear-man', 'b', '0101', { stunned: 'late' })] },
  ],
]

const mule = (id: string, at: [string, string], more = {}) => gules('pack-mule', id, at, more)
const man = gules('spear-man', 'a', '0303')
const led = moving(man, mule('m', ['0304', '0305']))
const file = [mule('m', ['0303', '0304']), mule('n', ['0305', '0306'])]
const quivers = [gules('bow-man', 'b', '0303', { arrows: 4 }), gules('bow-man', 'c', '0304', { arrows: 0 })]
const captive = azure('knight-at-arms', 'k', '0501', { captive: true })

const MOVES: readonly Row[] = [
  [
    'followed',
    { unit: 'm', other: 'a', cell: '0303', there: '0304' },
    { ...led, acts: ['select a', 'lead m', 'move 0302'] },
    { acts: ['select a', 'move 0302'] },
  ],
  [
    'turned',
    { unit: 'k', cell: '0505' },
    { ...moving(...rider(gules, 'k', ['0504', '0505'])), acts: ['select k', 'turn'] },
    { acts: ['select k', 'move 0503'] },
  ],
  [
    'led',
    { unit: 'm', other: 'a', cell: '0304' },
    { ...led, acts: ['select a', 'lead m'] },
    { acts: ['select a'] },
  ],
  [
    'released',
    { unit: 'm', cell: '0304' },
    { ...led, acts: ['select a', 'lead m', 'release m'] },
    { acts: ['select a', 'lead m'] },
  ],
  [
    'mounted',
    { unit: 'k', cell: '0303' },
    {
      ...moving(gules('knight-at-arms', 'k', '0302'), gules('war-horse', 'h', ['0303', '0304'])),
      acts: ['select k', 'mount h'],
    },
    { acts: ['select k', 'move 0301'] },
  ],
  [
    'dismounted',
    { unit: 'k', cell: '0403' },
    { ...moving(...rider(gules, 'k', ['0303', '0304'])), acts: ['select k', 'dismount 0403'] },
    { acts: ['select k'] },
  ],
  [
    'tied',
    { unit: 'n', other: 'm', cell: '0305' },
    {
      ...moving(gules('spear-man', 'a', '0405'), ...file),
      acts: ['select a', { type: 'tie', unit: 'n', to: 'm' }],
    },
    { acts: ['select a'] },
  ],
  [
    'untied',
    { unit: 'n', cell: '0305' },
    {
      ...moving(gules('spear-man', 'a', '0405'), file[0], { ...file[1], ahead: 'm', tied: true }),
      acts: ['select a', 'untie n'],
    },
    { acts: ['select a'] },
  ],
  [
    'missiles-passed',
    { unit: 'c', other: 'b', cell: '0304' },
    {
      ...{ ...moving(...quivers), setting: COUNTED },
      acts: ['select b', { type: 'give', unit: 'c', count: 1 }],
    },
    { acts: ['select b'] },
  ],
  [
    'missiles-passed',
    { unit: 'c', other: 'x', cell: '0304' },
    {
      ...moving(quivers[1], azure('bow-man', 'x', '0305', { health: 'dead', arrows: 1 })),
      ...{ setting: COUNTED, acts: ['select c', 'take x'] },
    },
    { acts: ['select c'] },
  ],
  [
    'delivered',
    { unit: 'k', other: 's', cell: '0501' },
    {
      ...moving(gules('foot-serjeant', 's', '0401'), captive),
      ...{ setting: RANSOM, acts: ['select s', 'lead k', 'deliver k'] },
    },
    { acts: ['select s', 'lead k'] },
  ],
]

const CORNER: Setting = {
  rows: ['.........', '.........', '....hh...', '...2hh...', '.........', '.........', '.........'],
  edges: [{ type: 'house-wall', sides: ['0503/SW', '0503/NW', '0504/SW', '0504/NW'] }],
}
const crossfire: Scene = {
  step: 'first-shots',
  units: [
    ...[gules('bow-man', 'north', '0401'), gules('bow-man', 'east', '0706')],
    ...[azure('spear-man', 'd', '0404'), azure('spear-man', 'far', '0907')],
  ],
  ...{ dice: [10, 10], setting: CORNER, acts: ['select north', 'shoot d', 'cover'] },
}
const shot = { unit: 'a', other: 'd', cell: '0503' }
const withMissiles = (arrows: number) => [gules('bow-man', 'a', '0303', { arrows }), ...archers.slice(1)]

const SHOTS: readonly Row[] = [
  ['shot-aimed', shot, shooting(10), { acts: ['select a'] }],
  ['shot-decided', { ...shot, rolled: 10 }, shooting(10), { acts: ['select a'] }],
  ['hit', shot, shooting(8), { dice: [9] }],
  ['missed', shot, shooting(9), { dice: [8] }],
  [
    'out-of-missiles',
    { unit: 'a', cell: '0303' },
    { ...shooting(10), units: withMissiles(1), setting: COUNTED },
    { units: withMissiles(2) },
  ],
  [
    'cover-taken',
    { unit: 'd', other: 'north', cell: '0404' },
    crossfire,
    { acts: ['select north', 'shoot d', 'save'] },
  ],
]

/** 24 + 24 + 12 against the 5 of a wounded knight on foot: 8-1 and more. */
const overwhelm: Scene = {
  ...{ step: 'fights', dice: [5, 1], setting: RANSOM },
  units: [
    ...rider(gules, 'a', ['0505', '0506']),
    ...rider(gules, 'b', ['0404', '0405']),
    gules('foot-serjeant', 's', '0604'),
    azure('knight-at-arms', 'd', '0504', { health: 'wounded' }),
    ...far,
  ],
  acts: ['select a', 'against d', 'select b', 'select s', 'strike'],
}
/** 36 against 12 is 3-1 in the table of riders, where a 2 stuns. */
const charge: Scene = {
  ...{ step: 'fights', dice: [2], acts: ['select a', 'against k', 'select b', 'select c', 'strike'] },
  units: [
    ...[gules('knight-at-arms', 'a', '0505'), gules('foot-serjeant', 'b', '0404')],
    ...[gules('spear-man', 'c', '0604'), ...rider(azure, 'k', ['0504', '0503']), ...far],
  ],
}
const fight = { unit: 'a', other: 'd', cell: '0504' }
const beaten = fighting(foes, 4)
const friend = azure('spear-man', 'friend', '0403')

const FIGHTS: readonly Row[] = [
  ['fight-began', fight, fighting(foes, 6), { acts: ['select a', 'against d'] }],
  ['odds-known', fight, fighting(foes, 6), { acts: ['select a', 'against d'] }],
  ['fight-decided', { ...fight, rolled: 1 }, overwhelm, { dice: [4] }],
  ['quarter-refused', { unit: 'd', cell: '0504', rolled: 5 }, overwhelm, { dice: [4] }],
  [
    'retreated',
    { unit: 'd', cell: '0503', there: '0504' },
    { ...beaten, acts: [...beaten.acts, 'retreat 0503'] },
    { acts: beaten.acts },
  ],
  [
    'cornered',
    { unit: 'd', cell: '0504' },
    fighting([...foes, gules('spear-man', 'b', '0503'), friend], 4),
    { units: [...foes, friend] },
  ],
  [
    'advanced',
    { unit: 'a', cell: '0504', there: '0505' },
    { ...beaten, acts: [...beaten.acts, 'retreat 0503', 'advance a 0504'] },
    { acts: [...beaten.acts, 'retreat 0503', 'stay'] },
  ],
  ['unhorsed', { unit: 'k', other: 'k-horse', cell: '0504' }, charge, { dice: [6] }],
  [
    'landed',
    { unit: 'k', cell: '0502' },
    { ...charge, acts: [...charge.acts, 'fall 0502'] },
    { acts: charge.acts },
  ],
]

const ROWS = [...STEPS, ...MOVES, ...SHOTS, ...FIGHTS]

const actOf = (words: string): Action => {
  const [type, ...rest] = words.split(' ')
  const cell = rest.find((part) => /^\d{4}$/.test(part))
  const unit = rest.find((part) => part !== cell)
  return { type, ...(unit ? { unit } : {}), ...(cell ? { cell } : {}) }
}

/** Plays a scene and returns what was seen of a moment, and how often a trigger of the scenario has run at it. */
function played(at: MomentId, { step, units, acts, dice, setting = GRASS }: Scene) {
  const seen: Seen[] = []
  const blocks: Setting['blocks'] = {
    counters: [{ id: 'seen' }],
    triggers: [{ id: 'x', at, do: [{ type: 'count', counter: 'seen', by: 1 }] }],
  }
  const given = { step, side: 'gules', turn: 1, units: [...units] }
  const game = new Skirmish({ ...setting, blocks }, given, dice, (def) =>
    watched(def, [at], (one) => seen.push(one)),
  )
  for (const act of acts) game.take(typeof act === 'string' ? actOf(act) : act)
  const named = (piece: number) => game.state.names?.[piece]
  const parts = seen.map(({ subject }): About => {
    const { it, other, cell, there, seat, rolled } = subject
    const { grid, seats } = game.def
    const all = {
      ...{ unit: named(it), other: named(other), cell: grid.names[cell], there: grid.names[there] },
      ...{ seat: seats[seat], rolled: rolled > 0 ? rolled : undefined },
    }
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as About
  })
  return { parts, times: game.state.counters?.[0] }
}

test.each(ROWS)('%s happens once, with its parts, and not one below', (at, about, scene, near) => {
  expect(played(at, scene)).toEqual({ parts: [about], times: 1 })
  expect([...Object.keys(about)].sort()).toEqual([...vocabulary.moments[at].provides].sort())
  expect(played(at, { ...scene, ...near })).toEqual({ parts: [], times: 0 })
})
