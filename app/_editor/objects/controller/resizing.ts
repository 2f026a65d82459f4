/** Resizes a map and updates every mention of its cells, in the map and in the pack's scenarios on it. */
import type { Grid } from '../../../../engine/geometry/grid'
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isLoaded } from '../../../../schemas/library'
import { isObject, valueAt } from '../../../../schemas/walk'
import { type Change, difference } from '../../document/change'
import { commonestOf } from '../../map/model/ground'
import type { MapReading } from '../../map/model/map-reading'
import {
  cellTurned,
  commentsOfRows,
  gridTurned,
  namesTurned,
  type Quarter,
  withRowsTurned,
} from '../../map/model/quarter'
import { cellIn, type Growth, gridOf, withGrid, withSize } from '../../map/model/size'
import { groundAt } from '../../map/model/source-map'
import type { EditorSession } from '../../session'
import { ownerOf } from '../../session/pack-files'
import { readYaml } from '../../yaml/read-yaml'
import { directionsIn } from '../model/directions'
import { itemOf, moved, standOf, withoutCells, withoutItems } from '../model/edit'
import { withoutEmptied } from '../model/emptied'
import { type MapObject, type NamedCell, titleOf } from '../model/find'
import { fromTheEnd, withoutItemAt, withScalars } from '../model/text-edits'
import { placeableOf } from './carry'
import { isCaseFile, ObjectReader, type Standing } from './reading'

/** A change of a map's grid: rows and columns added or removed, or a quarter turn. */
export type Regridding = Growth | Quarter

/** The result of resizing a map: the changes, and the contents that would be lost. */
export type Resized = {
  readonly grid: Grid
  readonly changes: readonly Change[]
  readonly lost: {
    /** Cells with a ground other than the most common one. */
    readonly cells: readonly string[]
    /** Sides with something on them. */
    readonly sides: readonly string[]
    /** Objects that are removed, or lose cells. */
    readonly things: readonly MapObject[]
    /** Test cases that mention removed cells; they stay unchanged and fail. */
    readonly cases: readonly string[]
    /** Comments beside and between the rows. */
    readonly comments: readonly string[]
  }
}

/**
 * The reason why a map cannot be resized. The size may be out of range, the map may belong to another pack, its rows may be
 * unreadable, or a rule may mention a removed cell.
 */
export type Fault = { readonly fault: 'size' | 'foreign' | 'unread' | 'rule'; readonly name?: string }

/** The mapping of a map's cells and directions, and its text. */
type Grids = {
  readonly next: Grid
  /** -1 if the cell is removed. */
  readonly cell: (cell: number) => number
  readonly direction: (name: string) => string
  /** The text of the map with the new grid and its rows; new cells get a character. */
  readonly written: (text: string, fill: string) => string | undefined
}

type Moving = Grids & {
  readonly map: MapReading
  readonly grid: Grid
  readonly standing: Standing
  readonly scenarios: readonly string[]
  readonly ruleset: string | undefined
  /** The new name of a cell; undefined if it is removed. */
  readonly nameOf: (cell: string) => string | undefined
}

function gridsOf(grid: Grid, how: Regridding): Grids | undefined {
  if (typeof how === 'string') {
    const next = gridTurned(grid, how)
    const directions = namesTurned(grid, next, how)
    return {
      next,
      cell: (cell) => cellTurned(grid, how, cell),
      direction: (name) => directions.get(name) ?? name,
      written: (text) => {
        const turned = withRowsTurned(text, grid, how)
        return turned && withGrid(turned, grid, next)
      },
    }
  }
  const next = gridOf(grid, how)
  return (
    next && {
      next,
      cell: (cell) => cellIn(grid, next, how, cell),
      direction: (name) => name,
      written: (text, fill) => withSize(text, grid, next, how, fill),
    }
  )
}

export function resized(session: EditorSession, how: Regridding): Resized | Fault {
  const { map } = session.files
  if (!map?.grid || !map.board || map.grid.kind === 'areas') return { fault: 'size' }
  if (ownerOf(map.file) !== undefined) return { fault: 'foreign' }
  const { grid } = map
  const grids = gridsOf(grid, how)
  if (!grids) return { fault: 'size' }
  const unread = unreadIn(session)
  if (unread !== undefined) return { fault: 'unread', name: unread }
  const reader = new ObjectReader(session)
  const { scenarios } = reader
  const standing = reader.everything(grid)
  const nameOf = (cell: string) => grids.next.names[grids.cell(grid.indexOf(cell))]
  const { ruleset } = session.files
  const moving: Moving = { ...grids, map, grid, standing, scenarios, ruleset, nameOf }
  const torn = standing.all.filter(({ cells }) => cells.some((cell) => isLost(moving, cell)))
  const rule = torn.find(
    (object) => !isCaseFile(object.file) && !(placeableOf(standing, object) && canLose(object)),
  )
  if (rule) return { fault: 'rule', name: titleOf(rule) }
  const changes = changesOf(session, moving)
  if (!changes) return { fault: 'unread', name: map.file }
  const fill = commonestOf(map.board)
  const isLostGround = (name: string, cell: number) =>
    nameOf(name) === undefined && groundAt(map, cell)?.terrain !== fill?.terrain
  const sides = sidesOf(moving).filter(({ to }) => to === undefined)
  return {
    grid: grids.next,
    changes,
    lost: {
      cells: grid.names.filter(isLostGround),
      sides: sides.map(({ name }) => name),
      things: torn.filter(({ file }) => !isCaseFile(file)),
      cases: [...new Set(torn.flatMap((object) => caseOf(standing, object) ?? []))],
      comments: typeof how === 'string' ? commentsOfRows(map.text) : [],
    },
  }
}

/** The id of the test case that contains an object. */
function caseOf({ value }: Standing, { file, path }: MapObject): string | undefined {
  const id = isCaseFile(file) ? valueAt(value(file), [...path.slice(0, 2), 'id']) : undefined
  return typeof id === 'string' ? id : undefined
}

/** Returns a file of the pack that may mention cells of the map and cannot be read. */
function unreadIn({ document, files }: EditorSession): string | undefined {
  return Object.entries(document.files).find(([file, text]) => {
    if (!/^(?:maps|scenarios|cases)\//.test(file)) return false
    const kind = schemaFor(file, files.ruleset)
    return !kind || !isLoaded(kind) || !readYaml(text).ok
  })?.[0]
}

const isLost = ({ grid, nameOf }: Moving, { cell }: NamedCell): boolean =>
  grid.indexOf(cell) >= 0 && nameOf(cell) === undefined

/** Whether an object can lose cells: it belongs to a list item, and its cells are items or keys. */
const canLose = (object: MapObject): boolean =>
  itemOf(object) !== undefined &&
  object.cells.every(({ path, isKey }) => isKey || typeof path.at(-1) === 'number')

function changesOf(session: EditorSession, moving: Moving): readonly Change[] | undefined {
  const { map, standing, scenarios } = moving
  const changes: Change[] = []
  for (const file of new Set([map.file, ...scenarios, ...standing.all.map((object) => object.file)])) {
    const before = session.document.text(file) ?? ''
    const named = renamed(moving, file, before)
    const turned = named && withDirections(moving, file, named)
    const after = turned !== undefined && file === map.file ? resizedText(moving, turned) : turned
    if (after === undefined) return undefined
    changes.push(...difference(file, before, withoutEmptied(file, moving.ruleset, before, after)))
  }
  return changes
}

function resizedText(moving: Moving, text: string): string | undefined {
  const { map, written } = moving
  const ground = map.board && commonestOf(map.board)
  const fill = map.legend.glyphs.find((glyph) => {
    const one = map.legend.groundOf(glyph)
    return one?.terrain === ground?.terrain && one?.up === undefined
  })
  const walled = withSides(moving, text)
  return fill === undefined || walled === undefined ? undefined : written(walled, fill)
}

/** The text of a file with its directions renamed: upward slopes and wind directions. */
function withDirections({ ruleset, direction }: Moving, file: string, text: string): string | undefined {
  const kind = schemaFor(file, ruleset)
  const named = kind && isLoaded(kind) ? directionsIn(kind, readYaml(text).value) : []
  const other = named.filter(({ name }) => direction(name) !== name)
  return other.length === 0
    ? text
    : withScalars(
        text,
        other.map(({ path, name }) => ({ path, value: direction(name) })),
      )
}

/** The text of a file with all cells renamed and lost ones removed. Removals come last, so that paths stay valid. */
function renamed(moving: Moving, file: string, text: string): string | undefined {
  const { standing, nameOf, grid } = moving
  const own = standing.all.filter((object) => object.file === file)
  const cells = own.flatMap((object) => object.cells)
  const staying = cells.filter((cell) => grid.indexOf(cell.cell) >= 0 && !isLost(moving, cell))
  const other = staying.filter(({ cell }) => nameOf(cell) !== cell)
  const after = moved(text, other, ({ cell }) => nameOf(cell) ?? cell)
  // A test case that mentions removed cells is now wrong, and reports it when it is run.
  if (isCaseFile(file)) return after
  const gone = own.filter((object) => isGone(moving, object))
  const out = own
    .filter((object) => !gone.includes(object))
    .flatMap((object) => object.cells.filter((cell) => isLost(moving, cell)))
  // A key of a mapping that stays has its new name by now; lost keys have their old one.
  return (
    after &&
    withoutItems(
      withoutCells(after, out),
      gone.flatMap((object) => [itemOf(object) ?? []]),
    )
  )
}

/** Whether an object is removed: all its cells are lost, or one of a fixed number of them. */
function isGone(moving: Moving, object: MapObject): boolean {
  const lost = object.cells.filter((cell) => isLost(moving, cell))
  const stands = (cells: readonly NamedCell[]) =>
    new Set(cells.map(({ path }) => JSON.stringify(standOf(path))))
  const isTuple = object.lists.length === 0 && object.unit === undefined
  return lost.length > 0 && (isTuple || stands(lost).size === stands(object.cells).size)
}

type Side = { readonly path: ValuePath; readonly name: string; readonly to: string | undefined }

/** The sides of the map with something on them, with their new names. */
function sidesOf({ map, nameOf, direction: turned }: Moving): readonly Side[] {
  const { value } = readYaml(map.text)
  const edges = isObject(value) && Array.isArray(value.edges) ? value.edges : []
  return edges.flatMap((edge, at) => {
    const sides: readonly unknown[] = isObject(edge) && Array.isArray(edge.sides) ? edge.sides : []
    return sides.flatMap((name, index) => {
      if (typeof name !== 'string') return []
      const [cell = '', direction = ''] = name.split('/')
      const to = nameOf(cell)
      return [
        {
          path: ['edges', at, 'sides', index],
          name,
          to: to === undefined ? undefined : `${to}/${turned(direction)}`,
        },
      ]
    })
  })
}

function withSides(moving: Moving, text: string): string | undefined {
  const sides = sidesOf(moving)
  const other = sides.flatMap(({ path, name, to }) =>
    to === undefined || to === name ? [] : [{ path, value: to }],
  )
  const after = withScalars(text, other)
  const gone = sides.flatMap(({ path, to }) => (to === undefined ? [path] : []))
  if (after === undefined) return undefined
  const count = (at: unknown, list: readonly ValuePath[]) => list.filter((path) => path[1] === at).length
  const all = sides.map(({ path }) => path)
  const bare = new Set(gone.map(([, at]) => at).filter((at) => count(at, gone) === count(at, all)))
  const out = [
    ...gone.filter(([, at]) => !bare.has(at)),
    ...[...bare].map((at): ValuePath => ['edges', Number(at)]),
  ]
  return fromTheEnd(after, out).reduce(withoutItemAt, after)
}
