/** Compares the engine with the slow implementation, position by position, and counts the situations. */

import { apply, decisions, outcome, table as tableOf } from '../../engine/game'
import { authoring } from '../../engine/rulesets/corteo/authoring'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Action, GameEvent } from '../../engine/types'
import type { MapFile, ScenarioFile, UnitsFile } from '../../schemas/generated/content'
import { cityPack, city as compiled } from './city'
import { cityOf } from './naive-city'
import { bandOf, fightsWith, naivePower, naiveRatio, touching } from './naive-clash'
import { type Chance, chanceOf, type Sample, samplePosition } from './naive-positions'
import { naiveReach } from './naive-reach'
import { naiveScore } from './naive-score'
import { controlledBy, groundOf, isControlled, type NaiveUnit } from './naive-table'

export type Seen = Record<(typeof COUNTED)[number], number>
/** Situations that must occur, or the comparison proves too little. */
export const COUNTED = [
  ...(['control', 'moves', 'none', 'running', 'outOfControl', 'station', 'exit', 'sentry', 'slope'] as const),
  ...([
    'clash',
    'head',
    'otherHead',
    'home',
    'crowd',
    'uphill',
    'stack',
    'column',
    'several',
    'beyondTable',
  ] as const),
  ...(['covered', 'arrested', 'over', 'inTheOpen', 'sheltered'] as const),
]

type OptionAssignment = { readonly def: CorteoDef; readonly scenario: ScenarioFile }

export function naiveWorld() {
  const pack = cityPack()
  const seen = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Seen
  const city = cityOf(pack.maps.city as MapFile)
  const assignments: OptionAssignment[] = ['base', 'advanced'].map((id) => ({
    def: compiled(pack, id),
    scenario: pack.scenarios[id],
  }))
  const types = pack.units as UnitsFile
  /** Returns the differences of the engine at a seed in words, or `undefined` if both agree. */
  const look = (seed: number): string | undefined => {
    const chance = chanceOf(seed)
    const assignment = assignments[seed % 2]
    const phase = chance.once(2) ? 'movement' : 'clash'
    const sample = samplePosition(city, assignment.scenario, types, chance, phase)
    const faults = [
      ...controlFaults(assignment, sample, seen),
      ...(phase === 'movement'
        ? moveFaults(assignment, sample, seen)
        : clashFaults(assignment, sample, chance, seen)),
      ...scoreFaults(assignment, sample, chance, seen),
    ]
    return faults.length === 0 ? undefined : `${faults.join('; ')} ${JSON.stringify(sample.given)}`
  }
  return { look, seen }
}

const stateOf = ({ def }: OptionAssignment, { given }: Sample, dice: number[] = []): CorteoState =>
  authoring.position(def, given, dice)

const listed = (cells: Iterable<string>): string => [...new Set(cells)].sort().join(' ')
const differ = (what: string, engine: Iterable<string>, naive: Iterable<string>): string[] =>
  listed(engine) === listed(naive) ? [] : [`${what}: engine ${listed(engine)}, slow ${listed(naive)}`]

function controlFaults(assignment: OptionAssignment, sample: Sample, seen: Seen): string[] {
  const { marks } = tableOf(assignment.def, stateOf(assignment, sample))
  return (['march', 'power'] as const).flatMap((side) => {
    const zone = marks.filter((mark) => mark.kind === 'zone' && mark.side === side)
    if (zone.length > 0) seen.control += 1
    const cells = zone.map(({ cell }) => assignment.def.grid.names[cell])
    return differ(`control of ${side}`, cells, controlledBy(sample.table, side))
  })
}

function moveFaults(assignment: OptionAssignment, sample: Sample, seen: Seen): string[] {
  const { def } = assignment
  const state = stateOf(assignment, sample)
  return sample.table.units
    .filter(({ side }) => side === sample.turn)
    .flatMap((unit) => {
      const ends = naiveReach(sample.table, unit)
      countMoves(sample, unit, ends, seen)
      const taken = apply(def, state, sample.turn, { type: 'select', unit: unit.id })
      const asked = taken.ok ? decisions(def, taken.value.state)[0].choices : []
      const moves = asked.flatMap(({ action }) => (action.type === 'move' ? [String(action.cell)] : []))
      return differ(`${unit.type} at ${unit.at}`, moves, ends)
    })
}

function countMoves({ table }: Sample, unit: NaiveUnit, ends: Set<string>, seen: Seen): void {
  const ground = groundOf(table, unit.at)
  seen[ends.size > 0 ? 'moves' : 'none'] += 1
  if (ends.size === 0) return
  if (table.running) seen.running += 1
  if (isControlled(table, unit.side, unit.at)) seen.outOfControl += 1
  if (ground === 'metro' && unit.side === 'march') seen.station += 1
  if (ground === 'barracks') seen.exit += 1
  if (ground === 'objective' && unit.kind === 'sentry') seen.sentry += 1
  if ([...ends].some((cell) => groundOf(table, cell) === 'slope')) seen.slope += 1
}

/** Compares the first clash of the phase, formed at random: its units, power and ratio. */
function clashFaults(assignment: OptionAssignment, sample: Sample, chance: Chance, seen: Seen): string[] {
  const { def } = assignment
  const { table, turn } = sample
  let state = stateOf(assignment, sample, [1, 1, 1, 1, 1, 1])
  let march: string | undefined
  let events: readonly GameEvent[] = []
  const act = (action: Action) => {
    const done = apply(def, state, decisions(def, state)[0].seat, action)
    if (!done.ok) throw new Error(JSON.stringify([action, done.error]))
    state = done.value.state as CorteoState
    events = done.value.events
  }
  const pairs = touching(table, turn)
  while (state.phase === 'march') {
    const { action } = chance.of(decisions(def, state)[0].choices)
    march = String(action.unit)
    act(action)
    seen.otherHead += 1
  }
  if (state.phase !== 'clash' || state.turn !== def.rules.sides.indexOf(turn))
    return pairs.length === 0 ? [] : [`no clash, though ${pairs[0].join(' touches ')}`]
  if (pairs.length === 0) return ['a clash of nobody in touch']
  act(chance.of(decisions(def, state)[0].choices).action)
  while (String(state.phase) === 'join') act(chance.of(decisions(def, state)[0].choices).action)
  const clash = events.find(({ type }) => type === 'clash')
  return clash ? fightFaults(sample, march, clash, seen) : ['no die was cast']
}

function fightFaults({ table }: Sample, march: string | undefined, clash: GameEvent, seen: Seen): string[] {
  const named = (ids: unknown) => table.units.filter(({ id }) => (ids as string[]).includes(id))
  const [attackers, defenders] = [named(clash.attackers), named(clash.defenders)]
  const attack = naivePower(table, attackers, defenders, { attacks: true, march })
  const defence = naivePower(table, defenders, attackers, { attacks: false, march })
  countClash({ table, attackers, defenders, march, attack, defence }, seen)
  const whole = (group: NaiveUnit[]) => group.flatMap((unit) => fightsWith(table, unit)).map(({ id }) => id)
  const expected = `${attack} to ${defence}, ${naiveRatio(attack, defence)}`
  const found = `${clash.attack} to ${clash.defence}, ${clash.ratio}`
  return [
    ...(expected === found ? [] : [`clash: engine ${found}, slow ${expected}`]),
    ...differ('attackers', clash.attackers as string[], whole(attackers)),
    ...differ('defenders', clash.defenders as string[], whole(defenders)),
  ]
}

type Fought = {
  readonly table: Sample['table']
  readonly attackers: NaiveUnit[]
  readonly defenders: NaiveUnit[]
  readonly march: string | undefined
  readonly attack: number
  readonly defence: number
}

function countClash({ table, attackers, defenders, march, attack, defence }: Fought, seen: Seen): void {
  const all = [...attackers, ...defenders]
  const on = (ground: string) =>
    all.some(({ side, at }) => side === 'march' && groundOf(table, at) === ground)
  const leads = (unit: NaiveUnit) =>
    unit.head &&
    bandOf(table, unit).length > 1 &&
    (!march || bandOf(table, unit).some(({ id }) => id === march))
  const plain = (units: NaiveUnit[]) => units.reduce((sum, { power }) => sum + power, 0)
  const onSlope = all.some(({ at }) => groundOf(table, at) === 'slope')
  seen.clash += 1
  if (all.some(leads)) seen.head += 1
  if (on('popular')) seen.home += 1
  if (on('crowded')) seen.crowd += 1
  if (onSlope && !all.some(leads) && (attack > plain(attackers) || defence > plain(defenders)))
    seen.uphill += 1
  if (all.some((unit) => all.some((other) => other !== unit && other.at === unit.at))) seen.stack += 1
  if (all.filter(({ kind }) => kind === 'armoured').length > 1) seen.column += 1
  if (attackers.length > 1 && defenders.length > 0) seen.several += 1
  if (attack > defence * 5 || defence > attack * 5) seen.beyondTable += 1
}

/** Compares the current points and those of the end of the game. */
function scoreFaults(assignment: OptionAssignment, { table }: Sample, chance: Chance, seen: Seen): string[] {
  const { def, scenario } = assignment
  const units = table.units.filter(({ side }) => side === 'march')
  const covered = [...table.city.objectives.keys()].filter(
    (cell) => chance.once(9) && !units.some(({ at }) => at === cell),
  )
  // Draws only types with pieces off the map, since a unit on the map cannot be arrested.
  const left = (type: string) =>
    scenario.rosters.reduce((sum, line) => sum + (line.unit === type ? line.count : 0), 0) -
    units.filter((unit) => unit.type === type).length
  const arrested = ['cordone-4-2', 'gruppo-4-1', 'spezzone-6-6'].filter(
    (type) => chance.once(2) && left(type) > 0,
  )
  const given = {
    ...{ hand: scenario.turns, turn: 'power', phase: 'movement' as const, covered, arrested },
    units: units.map(({ id, at, component, type }) => ({ id, at, unit: type, component })),
  }
  const expected = naiveScore({ ...table, units, covered }, arrested)
  if (covered.length > 0) seen.covered += 1
  if (arrested.length > 0) seen.arrested += 1
  const state = authoring.position(def, given, [])
  if (state.phase !== 'over') {
    const { total } = tableOf(def, state).score ?? { total: Number.NaN }
    return total === expected.now ? [] : [`score: engine ${total}, slow ${expected.now}`]
  }
  const { score } = outcome(def, state)!
  seen.over += 1
  if (expected.open > 0) seen.inTheOpen += 1
  if (expected.safe > 0) seen.sheltered += 1
  return score === expected.end ? [] : [`score at the end: engine ${score}, slow ${expected.end}`]
}
