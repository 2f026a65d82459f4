/** The pieces of a scenario, from its rosters: those of the first side first. */
import type { KriegspielRuleOptions, KriegspielUnitType } from '../../../../schemas/generated/content'
import type { Begun } from '../../../blocks/units/begun'
import { nameInLine } from '../../../compile/unit-lines'
import type { BoardMap } from '../../../types'
import type { KriegspielPack, Pieces, Tables } from '../rules'
import { RESERVE } from '../state'

type Scenario = KriegspielPack['scenarios'][string]

export function compilePieces(
  { units: { units: types } }: KriegspielPack,
  { rosters, order: sides }: Scenario,
  options: Required<KriegspielRuleOptions>,
): Pieces {
  const made: Made[] = []
  const begun: Begun[] = []
  for (const [side, name] of sides.entries()) {
    const counts = new Map<string, number>()
    for (const line of rosters.filter((entry) => entry.side === name)) {
      const type = types.findIndex(({ id }) => id === line.unit)
      for (let index = 0; type >= 0 && index < line.count; index++) {
        const number = (counts.get(line.unit) ?? 0) + 1
        counts.set(line.unit, number)
        for (const status of line.status ?? []) begun.push({ piece: made.length, status })
        const id = nameInLine(line, line.count, index) ?? `${name}-${line.unit}-${number}`
        made.push({ id, side, type, name: line.id })
      }
    }
  }
  return { ...piecesOf(types, made, sides.length, options), begun }
}

type Made = { readonly id: string; readonly side: number; readonly type: number; readonly name?: string }

/** By piece, its changes; `undefined` for none. */
type Becoming = (piece: number) => { readonly unit: number; readonly side: number } | undefined

/** Returns the pieces with the types and sides that they have become. Names stay. */
export function piecesRecast({ pack, pieces, sides, ruleOptions }: Tables, becoming: Becoming): Pieces {
  const made = pieces.ids.map((id, piece): Made => {
    const { unit, side } = becoming(piece) ?? { unit: -1, side: -1 }
    return {
      id,
      side: side >= 0 ? side : pieces.side[piece],
      type: unit >= 0 ? unit : pieces.type[piece],
      name: pieces.named.get(piece),
    }
  })
  return { ...piecesOf(pack.units.units, made, sides.length, ruleOptions), begun: pieces.begun }
}

function piecesOf(
  types: readonly KriegspielUnitType[],
  made: readonly Made[],
  sides: number,
  options: Required<KriegspielRuleOptions>,
): Omit<Pieces, 'begun'> {
  const typeOf = (index: number): KriegspielUnitType => types[made[index].type]
  const bytes = (value: (type: KriegspielUnitType) => number) =>
    Uint8Array.from(made, (_, index) => value(typeOf(index)))
  return {
    count: made.length,
    ids: made.map(({ id }) => id),
    indexOf: new Map(made.map(({ id }, index) => [id, index])),
    side: Uint8Array.from(made, ({ side }) => side),
    type: Uint16Array.from(made, ({ type }) => type),
    attack: bytes(({ attack }) => attack),
    defence: bytes(({ defence }) => defence),
    range: bytes(({ range, emits }) => (emits && options.relayRange === 'none' ? 0 : range)),
    speed: bytes(({ speed }) => speed),
    charge: bytes(({ charge }) => charge ?? 0),
    emits: bytes(({ emits }) => (emits ? 1 : 0)),
    combat: bytes(({ combat }) => (combat ? 1 : 0)),
    stopsLines: bytes(({ combat }) => (combat || options.lineBlockers === 'any' ? 1 : 0)),
    bound: bytes(({ combat }) => (combat || options.relayCutOff === 'needs-supply' ? 1 : 0)),
    of: Array.from({ length: sides }, (_, side) =>
      [...made.keys()].filter((piece) => made[piece].side === side),
    ),
    named: new Map(made.flatMap(({ name }, piece) => (name === undefined ? [] : [[piece, name] as const]))),
  }
}

/** Returns the written cell of every piece, or `undefined` without an opening. Pieces of one roster line take cells in the order of writing. */
export function openingOf(
  { units: { units: types } }: KriegspielPack,
  { opening, order: sides }: Scenario,
  { grid }: BoardMap,
  pieces: Pieces,
): readonly number[] | undefined {
  if (!opening) return undefined
  const cells = new Map<string, number>()
  for (const { side, units } of opening) {
    if (!sides.includes(side)) continue
    const counts = new Map<string, number>()
    for (const { unit, at } of units)
      for (const name of at) {
        const number = (counts.get(unit) ?? 0) + 1
        counts.set(unit, number)
        cells.set(`${side}-${unit}-${number}`, grid.indexOf(name))
      }
  }
  const counts = new Map<string, number>()
  return pieces.ids.map((_, piece) => {
    const kind = `${sides[pieces.side[piece]]}-${types[pieces.type[piece]].id}`
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    return cells.get(`${kind}-${number}`) ?? RESERVE
  })
}
