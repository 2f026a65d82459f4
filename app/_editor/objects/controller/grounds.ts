/** The ground that objects require according to the terrain schema; placing one on other ground repaints it. */
import type { Grid } from '../../../../engine/geometry/grid'
import { schemaFor } from '../../../../schemas/catalogue'
import { isLoaded } from '../../../../schemas/library'
import { childOf, isObject, rootAsWritten, settle, valueAt } from '../../../../schemas/walk'
import { applyAll, type Files } from '../../document/change'
import { readMap } from '../../map/model/map-reading'
import { paintCells } from '../../map/model/paint-cells'
import type { EditorSession } from '../../session'
import { isMapFile } from '../../session/pack-files'
import { whyClosed } from '../../session/view'

/** The terrains required by such a list item; empty if any terrain will do. */
export function groundsFor(session: EditorSession, list: string, item: unknown): readonly string[] {
  const { files, state } = session
  const { pack } = state.checked
  const kind = schemaFor('terrain.yaml', files.ruleset)
  const map = files.map?.board?.id
  if (!pack || !kind || !isLoaded(kind) || !isObject(item)) return []
  const terrains = childOf(settle(rootAsWritten(kind), {}), 'terrain')
  const terrain = terrains && childOf(settle(terrains, []), 0)
  const played = Object.values(pack.scenarios).filter((scenario) => scenario.map === map)
  return Object.entries((terrain && settle(terrain, {}).schema.properties) ?? {}).flatMap(
    ([key, { 'x-ground-of': of }]) =>
      of?.list === list &&
      Object.values(item).includes(of.tag) &&
      played.some((scenario) => valueAt(scenario, of.asked))
        ? (pack.terrain.terrain ?? []).filter((one) => valueAt(one, [key]) !== undefined).map(({ id }) => id)
        : [],
  )
}

/** The cells whose terrain is not among these. */
export function cellsWithout(
  session: EditorSession,
  grounds: readonly string[],
  cells: readonly number[],
): readonly number[] {
  const { terrain = [] } = session.files.map?.board ?? {}
  return grounds.length === 0 ? [] : cells.filter((cell) => !grounds.includes(terrain[cell] ?? ''))
}

export type Repainted = { readonly cells: readonly number[]; readonly terrain: string }

/** Whether the map on the board may be painted. */
export const canPaint = ({ files, state }: EditorSession): boolean =>
  files.map?.rows !== undefined && isMapFile(files.map.file) && !whyClosed(state.view, 'ground')

/** The text of the map on the board with new ground on some cells. */
export function repainted(session: EditorSession, text: string, strokes: readonly Repainted[]): string {
  const { file } = session.files.map ?? {}
  if (file === undefined) return text
  return strokes.reduce((so, { cells, terrain }) => {
    const hint = session.files.look.terrain.find(({ id }) => id === terrain)?.look.glyph
    const painted = cells.length > 0 ? paintCells(readMap(file, so), cells, { terrain }, hint) : undefined
    const files: Files = { [file]: so }
    return painted?.type === 'painted' ? applyAll(files, painted.changes)[file] : so
  }, text)
}

/** The strokes that an object on some cells needs: the brush's ground if it fits, or else the first that does. */
export function strokesFor(
  session: EditorSession,
  list: string,
  item: unknown,
  cells: readonly number[],
): readonly Repainted[] {
  const grounds = canPaint(session) ? groundsFor(session, list, item) : []
  const bare = cellsWithout(session, grounds, cells)
  const inHand = session.tool.ground?.terrain
  const terrain = grounds.find((id) => id === inHand) ?? grounds[0]
  return bare.length === 0 || terrain === undefined ? [] : [{ cells: bare, terrain }]
}

/** Moved objects take their ground along: it is swapped with the ground at their target. */
export function carriedStrokes(
  session: EditorSession,
  grid: Grid,
  list: string,
  item: unknown,
  ways: readonly (readonly [from: number, to: number])[],
): readonly Repainted[] {
  const { terrain = [] } = session.files.map?.board ?? {}
  const grounds = canPaint(session) ? groundsFor(session, list, item) : []
  if (grounds.length === 0 || grid.kind === 'areas') return []
  const targets = new Set(ways.map(([, to]) => to))
  const gone = ways.filter(([from]) => !targets.has(from) && grounds.includes(terrain[from] ?? ''))
  const bare = ways.filter(([, to]) => !grounds.includes(terrain[to] ?? ''))
  return [
    ...bare.map(([from, to]) => ({
      cells: [to],
      terrain: grounds.find((id) => id === terrain[from]) ?? grounds[0],
    })),
    ...gone.flatMap(([from], at) => {
      const left = terrain[bare[at]?.[1] ?? -1]
      return left === undefined ? [] : [{ cells: [from], terrain: left }]
    }),
  ]
}
