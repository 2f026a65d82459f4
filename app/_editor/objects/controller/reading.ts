import type { Grid } from '../../../../engine/geometry/grid'
import { type Kind, schemaFor } from '../../../../schemas/catalogue'
import { isLoaded } from '../../../../schemas/library'
import { isObject } from '../../../../schemas/walk'
import type { EditorSession } from '../../session'
import { readYaml } from '../../yaml/read-yaml'
import { itemOf, standOf } from '../model/edit'
import { keyOf, type MapObject, type NamedCell, objectsIn } from '../model/find'
import { type Placeable, placeablesIn } from '../model/placeable'

/** A parsed file, cached while its text stays the same. */
type Read = {
  readonly text: string
  readonly value: unknown
  readonly objects: readonly MapObject[]
  readonly placeables: readonly Placeable[]
}

export const isCaseFile = (file: string): boolean => /^cases\/[^/]+\.ya?ml$/.test(file)
const fieldOf = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)

const NOTHING: readonly never[] = []

/** The objects of the map on the board and of a scenario played on it, from the current texts. */
export class ObjectReader {
  readonly #read = new Map<string, Read>()
  #parts: readonly (readonly MapObject[])[] = []
  #all: readonly MapObject[] = []

  constructor(private readonly session: EditorSession) {}

  /** The scenarios of the pack for the map on the board. */
  get scenarios(): readonly string[] {
    const { document, files, state } = this.session
    const map = files.map?.board?.id
    const checked = Object.values(state.checked.pack?.scenarios ?? {})
    return Object.keys(document.files).filter((file) => {
      if (schemaFor(file, files.ruleset)?.endsWith('scenario') !== true) return false
      const value = this.#of(file)?.value
      if (!isObject(value)) return false
      return (value.map ?? checked.find(({ id }) => id === value.id)?.map) === map
    })
  }

  /** Returns the same list while the texts have the same objects. */
  objects(scenario: string | undefined): readonly MapObject[] {
    const parts = this.#files(scenario).map((file) => this.#of(file)?.objects ?? NOTHING)
    const isSame = parts.length === this.#parts.length && parts.every((part, at) => part === this.#parts[at])
    if (!isSame) {
      this.#parts = parts
      this.#all = parts.flat()
    }
    return this.#all
  }

  placeables(scenario: string | undefined): readonly Placeable[] {
    return this.#files(scenario).flatMap((file) => this.#of(file)?.placeables ?? NOTHING)
  }

  /** The objects on the map in all scenarios of the pack, and in the test cases based on them. */
  everything(grid: Grid): Standing {
    const { scenarios } = this
    const reads = [...this.#files(undefined), ...scenarios].flatMap((file) => this.#of(file) ?? [])
    return {
      grid,
      all: [...reads.flatMap(({ objects }) => objects), ...this.#cases(scenarios)],
      placeables: reads.flatMap(({ placeables }) => placeables),
      value: (file) => this.value(file),
    }
  }

  value(file: string): unknown {
    return this.#of(file)?.value
  }

  #cases(scenarios: readonly string[]): readonly MapObject[] {
    const ids = scenarios.map((file) => fieldOf(this.#of(file)?.value, 'id'))
    return Object.keys(this.session.document.files)
      .filter(isCaseFile)
      .flatMap((file) => {
        const { value, objects = NOTHING } = this.#of(file) ?? {}
        const cases = fieldOf(value, 'cases')
        const isOn = (one: unknown) => ids.includes(fieldOf(one, 'scenario')) && !fieldOf(one, 'map')
        const own = new Set(Array.isArray(cases) ? cases.flatMap((one, at) => (isOn(one) ? [at] : [])) : [])
        return objects.filter(({ path }) =>
          path[0] === 'cases' ? own.has(Number(path[1])) : path[0] === 'positions' && own.size > 0,
        )
      })
  }

  #files(scenario: string | undefined): readonly string[] {
    const { mapFile } = this.session.state
    return [mapFile ?? [], scenario ?? []].flat()
  }

  #of(file: string): Read | undefined {
    const { session } = this
    const { map } = session.files
    const text = file === map?.file ? map.text : session.document.text(file)
    const kind: Kind | undefined = file === map?.file ? 'map' : schemaFor(file, session.files.ruleset)
    if (text === undefined || !kind || !isLoaded(kind)) return undefined
    const known = this.#read.get(file)
    if (known?.text === text) return known
    const { ok, value } = readYaml(text)
    const read = ok
      ? { text, value, objects: objectsIn(file, kind, value), placeables: placeablesIn(file, kind, value) }
      : { text, value: undefined, objects: NOTHING, placeables: NOTHING }
    this.#read.set(file, read)
    return read
  }
}

/** The parsed objects of the map and of the shown scenario. */
export type Standing = {
  readonly grid: Grid
  readonly all: readonly MapObject[]
  readonly placeables: readonly Placeable[]
  readonly value: (file: string) => unknown
}

/** A selection target: an object with all its cells, or one of them. */
export type Grip = { readonly object: MapObject; readonly cells: readonly NamedCell[] }

/** A grip that survives another reading of its file. */
export type GripKey = { readonly object: string; readonly cell?: string }

/** Whether an object moves as a whole: a site, a region, a zone. Pieces, ends of links and keys move one by one. */
export const isWhole = (object: MapObject, grid: Grid): boolean =>
  grid.kind !== 'areas' &&
  object.unit === undefined &&
  object.lists.length > 0 &&
  object.cells.every(({ isKey }) => !isKey) &&
  itemOf(object) !== undefined

/** The grips of an object on cells that pass a test. */
export function gripsOn(
  object: MapObject,
  grid: Grid,
  isThere: (cell: number) => boolean,
): readonly GripKey[] {
  const there = object.cells.filter(({ cell }) => isThere(grid.indexOf(cell)))
  if (there.length === 0) return []
  if (isWhole(object, grid)) return [{ object: keyOf(object) }]
  const stands = new Set(there.map(({ path }) => JSON.stringify(standOf(path))))
  return [...stands].map((cell) => ({ object: keyOf(object), cell }))
}

export function gripOf({ object, cell }: GripKey, objects: readonly MapObject[]): Grip | undefined {
  const found = objects.find((one) => keyOf(one) === object)
  const cells = found?.cells.filter(
    ({ path }) => cell === undefined || JSON.stringify(standOf(path)) === cell,
  )
  return found && cells && (cell === undefined || cells.length > 0) ? { object: found, cells } : undefined
}

export const isSameGrip = (one: GripKey, other: GripKey): boolean =>
  one.object === other.object && one.cell === other.cell
