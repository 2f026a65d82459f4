/** Symmetry of objects: which objects are images of each other, and how an action on one affects the others. */
import type { Grid } from '../../../../engine/geometry/grid'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { cellsBy, type Image } from '../../map/model/symmetry'
import { itemOf, standOf } from '../model/edit'
import type { MapObject, NamedCell } from '../model/find'
import { type Grip, isWhole } from './reading'

/**
 * Some cells with their images, in the order of the images. Images off the map, or with the same cells as another, are left out.
 */
export function cellsWithImages(images: readonly Image[], cells: readonly number[]): readonly number[][] {
  const seen = new Set<string>()
  return [[...cells], ...images.map((image) => cells.map((cell) => image.cell(cell)))].filter((there) => {
    const key = keyOfCells(there)
    if (there.includes(-1) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Returns grips with their existing images. */
export function withSymmetryImages(
  grid: Grid,
  images: readonly Image[],
  grips: readonly Grip[],
  all: readonly MapObject[],
): readonly Grip[] {
  const mirrored = images.flatMap((image) => grips.flatMap((grip) => imageOf(grid, image, grip, all) ?? []))
  const seen = new Set<NamedCell>()
  return [...grips, ...mirrored].filter(({ cells }) => {
    const isNew = cells.length === 0 || cells.some((cell) => !seen.has(cell))
    for (const cell of cells) seen.add(cell)
    return isNew
  })
}

/** The object or piece at the image of another one: of the same kind, and preferably in the same list. */
function imageOf(
  grid: Grid,
  image: Image,
  { object, cells }: Grip,
  all: readonly MapObject[],
): Grip | undefined {
  const here = cells.map(({ cell }) => grid.indexOf(cell))
  const there = here.map((cell) => (cell < 0 ? -1 : image.cell(cell)))
  if (here.length === 0 || there.includes(-1)) return undefined
  const list = listOf(object)
  const alike = all
    .filter((one) => isAlike(one, object))
    .toSorted((a, b) => Number(listOf(b) === list) - Number(listOf(a) === list))
    .flatMap((one) => gripsOf(one, grid))
  const on = (wanted: readonly number[]) => {
    const key = keyOfCells(wanted)
    return alike.filter((grip) => keyOfCells(grip.cells.map(({ cell }) => grid.indexOf(cell))) === key)
  }
  // Several objects on the same cells are matched to their images in order.
  const at = on(here).findIndex((grip) => grip.object === object && grip.cells[0] === cells[0])
  const found = on(there)
  return found[at] ?? found[0]
}

const isAlike = (one: MapObject, other: MapObject): boolean =>
  one.file === other.file && one.list === other.list && one.tag === other.tag && one.unit === other.unit

/** The list that contains an object in the text. */
const listOf = (object: MapObject): string => JSON.stringify(itemOf(object)?.slice(0, -1) ?? object.path)

/** The object as a whole, or each of its pieces. */
export function gripsOf(object: MapObject, grid: Grid): readonly Grip[] {
  if (isWhole(object, grid)) return [{ object, cells: object.cells }]
  const stands = new Map<string, NamedCell[]>()
  for (const cell of object.cells) {
    const key = JSON.stringify(standOf(cell.path))
    stands.set(key, [...(stands.get(key) ?? []), cell])
  }
  return [...stands.values()].map((cells) => ({ object, cells }))
}

const keyOfCells = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join()

/** Returns moved grips with their existing images, each with the image of its target; undefined if one would leave the map. */
export function carriedAlike(
  grid: Grid,
  images: readonly Image[],
  { grips, there }: Carried,
  all: readonly MapObject[],
): Carried | undefined {
  const every = [...grips]
  const targets = new Map(there)
  for (const image of images)
    for (const grip of grips) {
      const mirrored = imageOf(grid, image, grip, all)
      if (!mirrored || mirrored.cells.some((cell) => targets.has(cell))) continue
      const to = new Map(
        grip.cells.map((cell) => [image.cell(grid.indexOf(cell.cell)), image.cell(there.get(cell) ?? -1)]),
      )
      if ([...to.values()].includes(-1)) return undefined
      every.push(mirrored)
      for (const cell of mirrored.cells) targets.set(cell, to.get(grid.indexOf(cell.cell)) ?? -1)
    }
  return { grips: every, there: targets }
}

type Carried = { readonly grips: readonly Grip[]; readonly there: ReadonlyMap<NamedCell, number> }

/** Cells painted into a list of an object, or out of it. */
export type ListStroke = {
  readonly object: MapObject
  readonly list: ValuePath
  readonly cells: readonly number[]
}

/**
 * A stroke with its images: on the lists of the object's images, or on its own list if it is its own image. One stroke for each
 * list.
 */
export function strokesAlike(
  grid: Grid,
  images: readonly Image[],
  stroke: ListStroke,
  all: readonly MapObject[],
): readonly ListStroke[] {
  const { object, list, cells } = stroke
  const strokes: ListStroke[] = [stroke]
  for (const image of images) {
    const mirrored = imageOf(grid, image, { object, cells: object.cells }, all)?.object
    if (!mirrored) continue
    const there = [...mirrored.path, ...list.slice(object.path.length)]
    const painted = cellsBy(image, cells)
    const at = strokes.findIndex(({ list: one }) => JSON.stringify(one) === JSON.stringify(there))
    if (at < 0) strokes.push({ object: mirrored, list: there, cells: painted })
    else strokes[at] = { ...strokes[at], cells: [...strokes[at].cells, ...painted] }
  }
  return strokes
}
