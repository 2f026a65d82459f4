/** The changes that create a map or a scenario, named in every language of the pack, as one step. */
import { freeId, idOf } from '../../../../schemas/id-of'
import { isObject } from '../../../../schemas/walk'
import { type Change, difference, type Files } from '../../document/change'
import { isAcross } from '../../map/model/bounds'
import { withField } from '../../objects/model/edit'
import { idsIn, namedEverywhere } from '../../objects/model/make'
import { freeId as numbered } from '../../objects/model/placeable'
import { written } from '../../objects/model/text-edits'
import { nameFromId } from '../../yaml/add-names'
import { withItem } from '../../yaml/edit-list'
import { readYaml } from '../../yaml/read-yaml'
import { asScalar } from '../../yaml/scalar'
import { lineBreak } from '../../yaml/sections'
import { newFileText } from './file-names'

/** Squares, flat hexes, pointy hexes, or areas with outlines. */
export type Shape = 'square' | 'flat' | 'pointy' | 'areas'

export type NewMap = {
  readonly name: string
  readonly shape: Shape
  /** Only for hexes: which columns (flat) or rows (pointy) are pushed by half a hex, counted from 0. */
  readonly offset: 'odd' | 'even'
  readonly columns: number
  readonly rows: number
  /** The terrain of every cell, or of the first area. */
  readonly ground: string
  /** Only for areas: the surroundings, and whether the map starts empty instead of with one area to cut. */
  readonly around: 'paper' | 'sea'
  readonly isEmpty: boolean
}

export type NewScenario = {
  readonly name: string
  /** The file of the scenario to copy. */
  readonly from: string
  /** The id of its map; the default is the map of the copied scenario. */
  readonly map?: string
}

/** A file to open, and the changes that create it. */
export type NewPart = { readonly file: string; readonly changes: readonly Change[] }

/** Returns the fault of a new map: a missing name, or a size out of range. */
export function mapFault({ name, columns, rows }: NewMap): 'name' | 'size' | undefined {
  if (name.trim() === '') return 'name'
  return isAcross(columns) && isAcross(rows) ? undefined : 'size'
}

export function newMap(files: Files, wish: NewMap, ruleset: string | undefined): NewPart {
  const [id, file] = freeFile(files, 'maps', wish.name)
  const area = wish.shape === 'areas' && !wish.isEmpty ? freeArea(files) : undefined
  const head = `${newFileText(file, ruleset)}\nid: ${id}\n\n`
  const text = head + (wish.shape === 'areas' ? areasText(wish, area) : rowsText(wish))
  const names = [{ group: 'maps', id, name: wish.name.trim() }]
  if (area !== undefined) names.push({ group: 'areas', id: area, name: nameFromId(area) })
  return { file, changes: [{ type: 'add', file, text }, ...namedEverywhere(files, names)] }
}

const freeArea = (files: Files): string => numbered('area', idsIn('areas', files, {}))

/** An empty sheet, or one filled by a single area. */
function areasText({ around, columns, rows, ground }: NewMap, area: string | undefined): string {
  const grid = `grid: { kind: areas, around: ${around} }\n\n`
  if (area === undefined) return `${grid}areas: []\n`
  const item = {
    id: area,
    terrain: ground,
    at: [columns / 2, rows / 2],
    shape: [
      [0, 0],
      [columns, 0],
      [columns, rows],
      [0, rows],
    ],
  }
  return `${grid}areas:\n  - ${written(item)}\n`
}

function rowsText({ shape, offset, columns, rows, ground }: NewMap): string {
  const size = `columns: ${columns}, rows: ${rows}`
  const grid =
    shape === 'square'
      ? `kind: square, ${size}`
      : `kind: hex, orientation: ${shape}, offset: ${offset}, ${size}`
  const row = `  - '${'.'.repeat(columns)}'\n`
  const legend = `legend:\n  '.': { terrain: ${asScalar(ground, true)} }`
  return `grid: { ${grid} }\n\n${legend}\n\nrows:\n${row.repeat(rows)}`
}

/** A copy of a scenario under a name of its own, listed in `pack.yaml`; undefined if the source cannot be read. */
export function newScenario(files: Files, { name, from, map }: NewScenario): NewPart | undefined {
  const [id, file] = freeFile(files, 'scenarios', name)
  const before = files[from] ?? ''
  if (!isObject(readYaml(before).value)) return undefined
  const onMap = map === undefined ? before : withField(before, ['map'], map)
  const text = onMap === undefined ? undefined : withField(onMap, ['id'], id)
  if (text === undefined) return undefined
  const manifest = files['pack.yaml'] ?? ''
  const listed = withItem(manifest, ['scenarios'], id, lineBreak(manifest))
  const changes: Change[] = [
    { type: 'add', file, text },
    ...difference('pack.yaml', manifest, listed),
    ...namedEverywhere(files, [{ group: 'scenarios', id, name: name.trim() }]),
  ]
  return { file, changes }
}

/** A free id in a folder, made from a name, and its file. */
function freeFile(files: Files, folder: string, name: string): readonly [string, string] {
  const fileOf = (id: string) => `${folder}/${id}.yaml`
  const id = freeId(idOf(name) || folder.replace(/s$/, ''), (one) => fileOf(one) in files)
  return [id, fileOf(id)]
}
