/** Objects on a piece of a map: copying, pasting, moving and removing them. */
import type { Grid } from '../../../../engine/geometry/grid'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isObject, valueAt } from '../../../../schemas/walk'
import type { Thing } from '../../map/model/thing'
import { cellNear, minus, type Point, plus, to6 } from '../../map/model/turning'
import { itemOf, standOf } from '../model/edit'
import type { MapObject, NamedCell } from '../model/find'
import { freeId, type Placeable } from '../model/placeable'
import { type Grip, isWhole, type Standing } from './reading'
import { gripsOf } from './symmetry-images'

/**
 * Whole objects on some cells, and the pieces there of objects that also have others. Only placeable objects count; rules that
 * name cells do not.
 */
export function gripsWithin(standing: Standing, cells: readonly number[]): readonly Grip[] {
  const { grid } = standing
  const inside = new Set(cells)
  return standing.all
    .filter((object) => object.cells.length > 0 && placeableOf(standing, object))
    .flatMap((object) => gripsOf(object, grid))
    .filter((grip) => grip.cells.every(({ cell, isKey }) => !isKey && inside.has(grid.indexOf(cell))))
}

/** Copies objects that are wholly on some cells, as offsets from a point. */
export function thingsOn(standing: Standing, cells: readonly number[], from: Point): readonly Thing[] {
  const { grid } = standing
  const items = new Map<MapObject, NamedCell[]>()
  for (const grip of gripsWithin(standing, cells))
    items.set(grip.object, [...(items.get(grip.object) ?? []), ...grip.cells])
  return [...items].flatMap(([object, held]) => {
    const path = itemOf(object)
    const item = path && valueAt(standing.value(object.file), path)
    const kind = placeableOf(standing, object)
    if (!path || !kind || !isObject(item)) return []
    const kept = isWhole(object, grid) ? undefined : held
    return {
      of: ofWhat(object.file),
      list: kind.list,
      ...(kind.tag === undefined ? {} : { tag: kind.tag }),
      within: kind.within,
      item: kept ? withOnly(item, path, object, kept) : item,
      cells: held.map((cell) => {
        const { x, y } = minus(grid.centre(grid.indexOf(cell.cell)), from)
        const own = kept ? placeAmong(object, kept, cell) : cell.path
        return { path: own.slice(path.length), x: to6(x), y: to6(y) }
      }),
    }
  })
}

/** The item with only the copied pieces. */
function withOnly(
  item: Record<string, unknown>,
  path: ValuePath,
  { cells }: MapObject,
  kept: readonly NamedCell[],
): Record<string, unknown> {
  const stays = new Set(kept.map((cell) => JSON.stringify(standOf(cell.path))))
  const copy = structuredClone(item)
  const gone = cells.map((cell) => standOf(cell.path)).filter((stand) => !stays.has(JSON.stringify(stand)))
  const places = new Map(gone.map((stand) => [JSON.stringify(stand), stand.slice(path.length)]))
  for (const stand of [...places.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))) {
    const list = valueAt(copy, stand.slice(0, -1))
    if (Array.isArray(list)) list.splice(Number(stand.at(-1)), 1)
  }
  return copy
}

/** The path of a cell in the item after the other pieces are removed. */
function placeAmong({ cells }: MapObject, kept: readonly NamedCell[], cell: NamedCell): ValuePath {
  const stand = standOf(cell.path)
  const list = JSON.stringify(stand.slice(0, -1))
  const all = new Set(
    cells
      .filter((one) => kept.includes(one) && JSON.stringify(standOf(one.path).slice(0, -1)) === list)
      .map((one) => Number(standOf(one.path).at(-1))),
  )
  const before = [...all].filter((at) => at < Number(stand.at(-1))).length
  return typeof stand.at(-1) === 'number'
    ? [...stand.slice(0, -1), before, ...cell.path.slice(stand.length)]
    : cell.path
}

/** The list item for a thing pasted at a point of a map; undefined if a cell of it would be off the map. */
export function itemAt(
  grid: Grid,
  { item, cells }: Thing,
  at: Point,
  image: (cell: number) => number,
): Record<string, unknown> | undefined {
  const copy = structuredClone(item)
  for (const { path, x, y } of cells) {
    const under = cellNear(grid, plus(at, { x, y })).cell
    const cell = under < 0 ? -1 : image(under)
    const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined
    if (cell < 0 || typeof holder !== 'object') return undefined
    holder[path.at(-1) ?? ''] = grid.names[cell]
  }
  return copy
}

/** An item under its own id, or under a free one if it is taken. */
export function withFreeId(item: Record<string, unknown>, taken: Set<string>): Record<string, unknown> {
  const { id } = item
  if (typeof id !== 'string') return item
  const free = taken.has(id) ? freeId(id.replace(/-\d+$/, ''), taken) : id
  taken.add(free)
  return { ...item, id: free }
}

/** The list of a map or scenario that accepts a thing; a list in the same surroundings comes first. */
export function listFor(placeables: readonly Placeable[], thing: Thing): Placeable | undefined {
  const fits = placeables.filter(
    ({ file, list, tag }) => ofWhat(file) === thing.of && list === thing.list && tag === thing.tag,
  )
  const within = thing.within.join()
  return fits.find((one) => one.within.join() === within) ?? fits[0]
}

/** The placeable kind of an object. */
export function placeableOf({ placeables, value }: Standing, object: MapObject): Placeable | undefined {
  const path = itemOf(object)
  const item = path && valueAt(value(object.file), path)
  if (!path || !isObject(item)) return undefined
  const list = JSON.stringify(path.slice(0, -1))
  return placeables.find(
    (one) =>
      one.file === object.file &&
      JSON.stringify(one.path) === list &&
      (one.tag === undefined || Object.values(item).includes(one.tag)),
  )
}

const ofWhat = (file: string): Thing['of'] => (/(?:^|:)maps\//.test(file) ? 'map' : 'scenario')
