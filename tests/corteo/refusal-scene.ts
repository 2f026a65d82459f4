/** A position of Corteo as the judge of refusals looks at it: the slow reading's table (`naive-table.ts`), and what the hand has come to. */

import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import {
  ARRESTED,
  CLEARED,
  type CorteoState,
  CUSTODY,
  FOUGHT,
  HEAD,
  has,
  MOVED,
  OUT,
  PANICKED,
  RESERVE,
  throwsOf,
} from '../../engine/rulesets/corteo/state'
import type { Seat } from '../../engine/types'
import type { MapFile, ScenarioFile } from '../../schemas/generated/content'
import { type City, cityOf, type Side } from './naive-city'
import { kindOf } from './naive-positions'
import { naiveReach } from './naive-reach'
import type { NaiveTable, NaiveUnit } from './naive-table'
import { type Place, placeOf } from './naive-zone'

export type Man = NaiveUnit & {
  readonly where: 'map' | 'reserve' | 'arrested' | 'custody' | 'out' | 'elsewhere'
  /** Its number among the pieces of the game. */
  readonly index: number
  readonly seat: string
  readonly hasMoved: boolean
  readonly isPanicked: boolean
  readonly hasFought: boolean
  readonly hasThrown: boolean
  readonly hasCleared: boolean
  readonly isHead: boolean
  readonly passive: boolean
  readonly entersBases: boolean
  readonly range: number
  /** Hand in which it comes back over the edge. */
  readonly back: number | undefined
}

export type Scene = {
  readonly def: CorteoDef
  readonly state: CorteoState
  readonly step: string
  /** Who is asked, and the side it plays. */
  readonly seat: Seat
  readonly seatSide: Side
  /** The side in turn. */
  readonly side: Side
  readonly scenario: ScenarioFile
  readonly place: Place
  /** Cells of traffic jams and of smoke. */
  readonly jams: readonly string[]
  readonly smoke: readonly string[]
  /** Who falls back now, in order; and who goes to a base. */
  readonly going: readonly Man[]
  readonly homeless: readonly Man[]
  readonly table: NaiveTable
  /** Nothing is present that the slow reading does not know: panic, smoke, jams, covered objectives. */
  readonly isPlain: boolean
  readonly men: ReadonlyMap<string, Man>
  readonly active: Man | undefined
  readonly cells: ReadonlySet<string>
  /** Ways that were looked for before. */
  readonly ways: Map<string, Set<string>>
}

const cities = new WeakMap<CorteoDef, City>()

function cityIn(def: CorteoDef): City {
  const known = cities.get(def) ?? cityOf(def.rules.pack.maps[def.map.id] as MapFile)
  cities.set(def, known)
  return known
}

const WHERE = new Map<number, Man['where']>([
  [RESERVE, 'reserve'],
  [ARRESTED, 'arrested'],
  [CUSTODY, 'custody'],
  [OUT, 'out'],
])

function manOf(def: CorteoDef, state: CorteoState, piece: number, id: string): Man {
  const { pieces, types, sides, components } = def.rules
  const type = types[pieces.type[piece]]
  const cell = state.cell[piece]
  const left = state.gone.indexOf(piece)
  return {
    id,
    index: piece,
    seat: def.rules.seats[pieces.seat[piece]].id,
    type: type.id,
    side: sides[pieces.side[piece]] as Side,
    at: def.grid.names[cell] ?? '',
    speed: type.speed,
    power: type.power,
    kind: kindOf(type.tags),
    component: components[pieces.component[piece]],
    where: cell >= 0 ? 'map' : (WHERE.get(cell) ?? 'elsewhere'),
    hasMoved: has(state, piece, MOVED),
    isPanicked: has(state, piece, PANICKED),
    hasFought: has(state, piece, FOUGHT),
    hasThrown: throwsOf(state, piece) > 0,
    hasCleared: has(state, piece, CLEARED),
    isHead: has(state, piece, HEAD),
    head: has(state, piece, HEAD),
    passive: type.passive === true,
    entersBases: type.entersBases === true,
    back: left < 0 ? undefined : state.goneUntil[left],
    range: type.launch?.range ?? 0,
  }
}

export function sceneOf(def: CorteoDef, state: CorteoState, seat: Seat): Scene {
  const { names } = def.grid
  const { rules } = def
  const ids = state.names ?? rules.pieces.ids
  const men = new Map(ids.map((id, piece) => [id, manOf(def, state, piece, id)]))
  const units = [...men.values()].filter(({ where }) => where === 'map')
  const active = state.active < 0 ? undefined : men.get(ids[state.active])
  const city = cityIn(def)
  const listed = (pieces: readonly number[]) => pieces.map((piece) => men.get(ids[piece])!)
  const own = rules.seats.find(({ id }) => id === seat)!
  return {
    def,
    state,
    step: state.phase,
    seat,
    seatSide: rules.sides[own.side] as Side,
    scenario: rules.scenario,
    place: placeOf(def, state, city.terrain),
    jams: state.jams.map((cell) => names[cell]),
    smoke: state.smoke.map((cell) => names[cell]),
    going: listed(state.going),
    homeless: listed(state.homeless),
    side: def.rules.sides[state.turn] as Side,
    table: {
      city,
      rules: def.scenario === 'base' ? 'base' : 'advanced',
      units: units.map((man) => ({ ...man, passive: man.passive || man.isPanicked })),
      barricades: state.barricades.map((cell) => names[cell]),
      covered: state.covered.map((cell) => names[cell]),
      running: false,
    },
    isPlain:
      state.points <= MOST_POINTS &&
      units.every(({ isPanicked, passive }) => !isPanicked && !passive) &&
      (rules.scenario.rules.homing === undefined || state.hand < FIRST_OF_HOMING) &&
      state.smoke.length + state.jams.length === 0,
    men,
    active,
    cells: new Set(names),
    ways: new Map(),
  }
}

/** C-174: from this hand on some are on their way home. */
export const FIRST_OF_HOMING = 6

/** The slow reading tries every way: with more half points than these it takes too long. */
const MOST_POINTS = 12

/** Half points are counted; a piece in hand goes on with those it has left. */
export function reach({ table, state, ways }: Scene, man: Man): Set<string> {
  const known = ways.get(man.id)
  if (known) return known
  const unit = { ...man, speed: state.points / 2 }
  const units = table.units.map((one) => (one.id === man.id ? unit : one))
  const found = naiveReach({ ...table, units }, unit)
  ways.set(man.id, found)
  return found
}
