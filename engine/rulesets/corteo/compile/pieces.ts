/** The pieces of a scenario, from its rosters, named after component and unit type and numbered from 1. */
import type { ScenarioFile, UnitType } from '../../../../schemas/generated/content'
import { type Seats, seatIndex } from '../../../blocks/options/options'
import type { Becomes } from '../../../blocks/port'
import type { Begun } from '../../../blocks/units/begun'
import { nameInLine } from '../../../compile/unit-lines'
import type { CorteoPack } from '../pack'

const STACKS = { never: 0, always: 1, base: 2 } as const

/** One entry a piece. */
export type Pieces = Readonly<ReturnType<typeof compilePieces>>

/** The origin and kind of a piece. Effects may change the last three. */
type Line = {
  readonly id?: string
  readonly name?: string
  readonly status?: readonly string[]
  readonly component: number
  readonly arrival: number
  readonly pool: number
  readonly type: number
  readonly side: number
  readonly seat: number
}

/** The class of movement of a type on a side. */
export type WalkOf = (type: number, side: number) => number

/** Compiles the pieces of the sides that play this scenario. */
export function compilePieces(
  pack: CorteoPack,
  scenario: ScenarioFile,
  sides: readonly string[],
  walkOf: WalkOf,
  seats: Seats,
) {
  const { units: types, components = [] } = pack.units
  const lines = everyLine(scenario).flatMap((line): Line[] => {
    const type = types.findIndex((unit) => unit.id === line.unit)
    const side = sides.indexOf(line.side)
    const component = components.findIndex(({ id }) => id === line.component)
    const { count, arrival, pool, status, id: name } = line
    const seat = seatIndex(seats, line.seat, side)
    return type < 0 || side < 0
      ? []
      : Array.from({ length: count }, (_, index) => ({
          ...{ type, side, seat, component, arrival, pool, status, name },
          id: nameInLine(line, count, index),
        }))
  })
  const ids: readonly string[] = names(
    lines.map(({ type, component }) => nameOf(types[type], components[component]?.id)),
  ).map((id, piece) => lines[piece].id ?? id)
  return {
    ids,
    indexOf: new Map(ids.map((id, index) => [id, index])),
    /** Names that the scenario gives, by piece; absent for most. */
    named: new Map(lines.flatMap(({ name }, piece) => (name === undefined ? [] : [[piece, name] as const]))),
    begun: lines.flatMap(({ status = [] }, piece): Begun[] => status.map((one) => ({ piece, status: one }))),
    ...tableOf(pack, scenario, walkOf, lines),
  }
}

/** Returns the same pieces with the same names after effects have changed some of them. */
export const piecesRecast = (
  pack: CorteoPack,
  scenario: ScenarioFile,
  walkOf: WalkOf,
  pieces: Pieces,
  recast: (piece: number) => Becomes | undefined,
): Pieces => ({
  ...pieces,
  ...tableOf(
    pack,
    scenario,
    walkOf,
    pieces.ids.map((_, piece) => {
      const { unit = -1, side: over = -1, seat = -1 } = recast(piece) ?? {}
      const side = over >= 0 ? over : pieces.side[piece]
      // A piece of a side without a player has no seat, even if an effect names one.
      const isPlayed = side < scenario.order.length
      return {
        type: unit >= 0 ? unit : pieces.type[piece],
        side,
        seat: !isPlayed ? -1 : seat >= 0 || over >= 0 ? seat : pieces.seat[piece],
        component: pieces.component[piece],
        arrival: pieces.arrival[piece],
        pool: pieces.pool[piece],
      }
    }),
  ),
})

function tableOf(pack: CorteoPack, scenario: ScenarioFile, walkOf: WalkOf, lines: readonly Line[]) {
  const { units: types } = pack.units
  const removers = scenario.rules.jams?.removers ?? []
  const garrison = scenario.rules.garrisons?.tag
  const { bases } = scenario.rules
  const isOpenTo = (side: number) => scenario.order[side] === bases?.side
  const each = (value: (unit: UnitType) => number) => lines.map(({ type }) => value(types[type]))
  return {
    count: lines.length,
    /** Index in `rules.types`. */
    type: Int16Array.from(lines, ({ type }) => type),
    side: Int8Array.from(lines, ({ side }) => side),
    seat: Int8Array.from(lines, ({ seat }) => seat),
    /** 1 for pieces that do not control, fight, throw or hold anything. */
    passive: Uint8Array.from(each((unit) => (unit.passive ? 1 : 0))),
    /** 1 for pieces that may walk into the bases of their side. */
    entersBases: Uint8Array.from(lines, ({ type, side }) =>
      types[type].entersBases || (isOpenTo(side) && bases?.walk) ? 1 : 0,
    ),
    /** 1 for pieces that fall back into the bases of their side. */
    fallsBack: Uint8Array.from(lines, ({ side }) => (isOpenTo(side) && bases?.fallBack ? 1 : 0)),
    /** 1 for pieces that also travel by the networks of the other side. */
    rides: Uint8Array.from(each((unit) => (unit.rides ? 1 : 0))),
    /** Index of the muster that offers the piece in addition to the roster, -1 for pieces of the roster. */
    pool: Int8Array.from(lines, ({ pool }) => pool),
    /** Indices in `rules.dormant`, `rules.captures` and `rules.convoys`; -1 if the piece is none of these. */
    sleeps: Int8Array.from(each(({ id }) => indexWith(scenario.rules.dormant, id))),
    taken: Int8Array.from(each(({ id }) => indexWith(scenario.rules.captures, id))),
    convoy: Int8Array.from(each(({ id }) => indexWith(scenario.rules.convoys, id))),
    component: Int16Array.from(lines, ({ component }) => component),
    /** Speed in half points. */
    speed: Int16Array.from(each((unit) => unit.speed * 2)),
    power: Int16Array.from(each((unit) => unit.power)),
    /** Range of its throws in cells; 0 for pieces that do not throw, and for all if the scenario has no throws. */
    range: Int8Array.from(
      each((unit) => (unit.passive || !scenario.rules.launch ? 0 : (unit.launch?.range ?? 0))),
    ),
    spreads: Uint8Array.from(each((unit) => (unit.launch?.spreads ? 1 : 0))),
    column: Uint8Array.from(each((unit) => (unit.column ? 1 : 0))),
    /** Stacking of the piece: 0 never, 1 always, 2 on a base. */
    stacks: Uint8Array.from(each((unit) => (scenario.rules.stackAll ? STACKS.always : stacksOf(unit)))),
    /** Index in `rules.arrivals` of late pieces; -1 for those of the rosters. */
    arrival: Int8Array.from(lines, ({ arrival }) => arrival),
    /** 1 for pieces that clear jams. */
    clears: Uint8Array.from(each(({ id }) => (removers.includes(id) ? 1 : 0))),
    /** 1 for pieces bound to the objective where they stand. */
    bound: Uint8Array.from(each((unit) => (garrison !== undefined && unit.tags?.includes(garrison) ? 1 : 0))),
    /** Class of movement; pieces of one class have the same costs. */
    walk: Int8Array.from(lines, ({ type, side }) => walkOf(type, side)),
  }
}

/** The first block of a list that names the unit type, or -1. */
const indexWith = (
  blocks: readonly { readonly units: readonly string[] }[] | undefined,
  id: string,
): number => (blocks ?? []).findIndex(({ units }) => units.includes(id))

/** Returns the rosters, the pools of the musters, then the late arrivals, each with the index of its block. */
function everyLine({ rosters, rules, muster }: ScenarioFile) {
  const spare = (muster ?? []).flatMap(({ side, seat, pool: lines }, pool) =>
    lines.map((line) => ({ seat, ...line, side, arrival: -1, pool })),
  )
  const late = (rules.arrivals ?? []).flatMap(({ side, units }, arrival) =>
    units.map((line) => ({ ...line, side, arrival, pool: -1 })),
  )
  return [...rosters.map((line) => ({ ...line, arrival: -1, pool: -1 })), ...spare, ...late]
}

const stacksOf = ({ stacks = true }: UnitType): number =>
  stacks === 'base' ? STACKS.base : stacks ? STACKS.always : STACKS.never

const nameOf = (unit: UnitType, component: string | undefined) =>
  component ? `${component}-${unit.id}` : unit.id

/** Numbers pieces of one name from 1, in roster order. */
function names(stems: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return stems.map((stem) => {
    const number = (seen.get(stem) ?? 0) + 1
    seen.set(stem, number)
    return `${stem}-${number}`
  })
}

/**
 * Unit types that move alike share a class: one side and the same closed ground.
 * @param crosses true if units may change sides, which gives each type a class on every side
 */
export function walkClasses(pack: CorteoPack, order: readonly string[], crosses: boolean) {
  const closing = new Set(pack.terrain.terrain.flatMap(({ closedTo = [] }) => closedTo))
  const types = pack.units.units.map(({ side, tags = [] }) => ({
    side,
    tags: tags.filter((tag) => closing.has(tag)),
  }))
  const keyOf = (type: number, side: string) => [side, ...types[type].tags].join(' ')
  const classes: { side: string; tags: readonly string[] }[] = []
  const known = new Map<string, number>()
  for (const [type, { side: own, tags }] of types.entries())
    for (const side of crosses ? [own, ...order] : [own])
      if (order.includes(side) && !known.has(keyOf(type, side)))
        known.set(keyOf(type, side), classes.push({ side, tags }) - 1)
  const walkOf: WalkOf = (type, side) =>
    known.get(keyOf(type, order[side])) ?? known.get(keyOf(type, types[type].side)) ?? 0
  return { walkOf, classes }
}
