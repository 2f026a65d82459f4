/** A position of Corteo as the judge of refusals looks at it: the slow reading's table (`naive-table.ts`), and what the hand has come to. */
import {
  ARRESTED,
  type CorteoDef,
  type CorteoState,
  has,
  MOVED,
  PANICKED,
  RESERVE,
} from '../../engine/rulesets/corteo/state'
import type { MapFile } from '../../schemas/generated/content'
import { type City, cityOf, type Side } from './naive-city'
import { kindOf } from './naive-positions'
import { naiveReach } from './naive-reach'
import type { NaiveTable, NaiveUnit } from './naive-table'

export type Man = NaiveUnit & {
  readonly where: 'map' | 'reserve' | 'arrested' | 'elsewhere'
  readonly hasMoved: boolean
  readonly isPanicked: boolean
  readonly range: number
}

export type Scene = {
  readonly def: CorteoDef
  readonly state: CorteoState
  readonly step: string
  readonly side: Side
  readonly table: NaiveTable
  /** Nothing lies about that the slow reading does not know: panic, smoke, jams, covered objectives. */
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

function manOf(def: CorteoDef, state: CorteoState, piece: number, id: string): Man {
  const { pieces, types, sides, components } = def.rules
  const type = types[pieces.type[piece]]
  const cell = state.cell[piece]
  return {
    id,
    type: type.id,
    side: sides[pieces.side[piece]] as Side,
    at: def.grid.names[cell] ?? '',
    speed: type.speed,
    power: type.power,
    kind: kindOf(type.tags),
    component: components[pieces.component[piece]],
    where: cell >= 0 ? 'map' : cell === RESERVE ? 'reserve' : cell === ARRESTED ? 'arrested' : 'elsewhere',
    hasMoved: has(state, piece, MOVED),
    isPanicked: has(state, piece, PANICKED),
    range: type.launch?.range ?? 0,
  }
}

export function sceneOf(def: CorteoDef, state: CorteoState): Scene {
  const { names } = def.grid
  const ids = state.names ?? def.rules.pieces.ids
  const men = new Map(ids.map((id, piece) => [id, manOf(def, state, piece, id)]))
  const units = [...men.values()].filter(({ where }) => where === 'map')
  const active = state.active < 0 ? undefined : men.get(ids[state.active])
  return {
    def,
    state,
    step: state.phase,
    side: def.rules.sides[state.turn] as Side,
    table: {
      city: cityIn(def),
      rules: def.scenario === 'base' ? 'base' : 'advanced',
      units,
      barricades: state.barricades.map((cell) => names[cell]),
      covered: [],
      running: false,
    },
    isPlain:
      state.points <= MOST_POINTS &&
      units.every(({ isPanicked }) => !isPanicked) &&
      state.smoke.length + state.jams.length + state.covered.length === 0,
    men,
    active,
    cells: new Set(names),
    ways: new Map(),
  }
}

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
