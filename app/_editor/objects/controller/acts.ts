import type { Grid } from '../../../../engine/geometry/grid'
import type { Message, ValuePath } from '../../../../schemas/diagnostic'
import { namesOf } from '../../../../schemas/language/names'
import { valueAt } from '../../../../schemas/walk'
import { cellNear, minus, plus } from '../../map/model/turning'
import type { EditorSession } from '../../session'
import type { NewName } from '../../yaml/add-names'
import {
  copied,
  itemOf,
  moved,
  withCell,
  withField,
  withName,
  withoutCells,
  withoutItems,
} from '../model/edit'
import { isWithin, keyOf, type MapObject, type NamedCell, textGroupOf, titleOf } from '../model/find'
import { idsIn, itemFor, listAt, namesFor } from '../model/make'
import { freeId, type Placeable } from '../model/placeable'
import { renamed } from '../model/rename'
import { withNewItem, withoutItemAt } from '../model/text-edits'
import { carriedStrokes, type Repainted, repainted, strokesFor } from './grounds'
import { type Grip, type GripKey, isWhole, type ObjectReader } from './reading'
import { ObjectSteps } from './steps'
import {
  carriedAlike,
  cellsWithImages,
  type ListStroke,
  strokesAlike,
  withSymmetryImages,
} from './symmetry-images'

/** Actions on objects, and on their images under a symmetry. Each action is one step of the history. */
export class ObjectActs {
  readonly #steps: ObjectSteps

  constructor(
    private readonly session: EditorSession,
    private readonly reader: ObjectReader,
    /** All objects on the map; the images of a symmetry are found among them. */
    private readonly all: () => readonly MapObject[],
  ) {
    this.#steps = new ObjectSteps(session)
  }

  /** Moves cells by the offset between two cells. */
  move(grid: Grid, grips: readonly Grip[], from: number, to: number): boolean {
    const own = carried(grid, grips, from, to)
    const alike = own && carriedAlike(grid, this.#images, { grips, there: own }, this.all())
    if (!alike) return this.#steps.refuse('studio.refused.thing-off-map')
    const { grips: every, there } = alike
    if (this.#steps.stops(filesOf(every))) return false
    if (every.some(({ object }) => meetsItself(grid, object, there)))
      return this.#steps.refuse('studio.refused.thing-taken')
    const names = new Map([...there].map(([cell, at]) => [cell, grid.names[at]]))
    const strokes = every.flatMap(({ object, cells }) =>
      carriedStrokes(
        this.session,
        grid,
        object.list,
        valueAt(this.reader.value(object.file), itemOf(object) ?? []),
        cells.map((cell) => [grid.indexOf(cell.cell), there.get(cell) ?? -1]),
      ),
    )
    return this.#steps.step(stepOf('move', grips), this.#filesWith(filesOf(every), strokes), (file, text) =>
      moved(
        this.#onGround(file, text, strokes),
        every.filter(({ object }) => object.file === file).flatMap(({ cells }) => cells),
        (cell) => names.get(cell) ?? cell.cell,
      ),
    )
  }

  /** Creates an object on some cells, with a name in all languages and optional fields. Returns its place. */
  place(
    grid: Grid,
    placeable: Placeable,
    cells: readonly number[],
    given: Readonly<Record<string, unknown>> = {},
  ): ValuePath | undefined {
    const { file, path, list, shape, tag } = placeable
    if (this.#steps.stops([file])) return undefined
    const taken = new Set(idsIn(list, this.session.document.files, this.#names))
    const { id: _own, ...ofAll } = given
    const items = cellsWithImages(this.#images, cells).map((there, at) => {
      const names = there.map((cell) => grid.names[cell])
      const item = itemFor(placeable, names, this.#names, taken, at === 0 ? given : ofAll)
      if (item.id !== undefined) taken.add(item.id)
      return item
    })
    const strokes = cellsWithImages(this.#images, cells).flatMap((there, at) =>
      strokesFor(this.session, list, items[at]?.item, there),
    )
    const name: Message = { key: 'studio.step.placeThing', values: { name: items[0].id ?? tag ?? list } }
    const count = listAt(this.reader.value(file), path).length
    const put = (text: string | undefined, item: string) =>
      text === undefined ? undefined : withNewItem(text, path, item)
    const isDone = this.#steps.step(
      name,
      this.#filesWith([file], strokes),
      (of, text) => {
        const ground = this.#onGround(of, text, strokes)
        return of === file
          ? items.map(({ written }) => written).reduce<string | undefined>(put, ground)
          : ground
      },
      () => items.flatMap(({ id }) => namesFor(shape, id)),
    )
    return isDone ? [...path, count] : undefined
  }

  /** Removes the selection: whole objects, or single cells of objects that keep others. */
  remove(grid: Grid, grips: readonly Grip[]): boolean {
    const every = withSymmetryImages(grid, this.#images, grips, this.all())
    if (this.#steps.stops(filesOf(every))) return false
    return this.#steps.step(stepOf('remove', grips), filesOf(every), (file, text) =>
      withoutGrips(grid, every, file, text),
    )
  }

  /** Duplicates each object under a new id. */
  duplicate(grid: Grid, chosen: readonly MapObject[]): readonly GripKey[] {
    const grips = chosen.map((object) => ({ object, cells: object.cells }))
    const objects = [
      ...new Set(withSymmetryImages(grid, this.#images, grips, this.all()).map(({ object }) => object)),
    ]
    const files = [...new Set(objects.map(({ file }) => file))]
    if (this.#steps.stops(files)) return []
    const made = new Map<MapObject, GripKey>()
    const names: NewName[] = []
    const taken = new Map<string, Set<string>>()
    const copy = (text: string | undefined, object: MapObject): string | undefined => {
      const item = itemOf(object)
      if (text === undefined || !item) return undefined
      const ids =
        taken.get(object.list) ?? new Set(idsIn(object.list, this.session.document.files, this.#names))
      const before = valueAt(this.reader.value(object.file), [...item, 'id'])
      const id = typeof before === 'string' ? freeId(before.replace(/-\d+$/, ''), ids) : undefined
      if (id !== undefined) taken.set(object.list, ids.add(id))
      const second = copied(text, item, id)
      if (!second) return undefined
      made.set(object, {
        object: keyOf({ file: object.file, path: [...second.path, ...object.path.slice(item.length)] }),
      })
      names.push(...namesFor(object.shape, id))
      return second.text
    }
    const isDone = this.#steps.step(
      { key: 'studio.step.copyThing', values: { name: titleOf(objects[0]) } },
      files,
      (file, text) => objects.filter((one) => one.file === file).reduce<string | undefined>(copy, text),
      () => names,
    )
    return isDone ? chosen.flatMap((object) => made.get(object) ?? []) : []
  }

  /** Adds cells to a list of an object, or removes them. Returns their number. */
  paintCells(
    grid: Grid,
    object: MapObject,
    list: ValuePath,
    cells: readonly number[],
    isIn: boolean,
  ): number {
    if (this.#steps.stops([object.file])) return 0
    const strokes = strokesAlike(grid, this.#images, { object, list, cells }, this.all())
    const name: Message = { key: 'studio.step.shapeThing', values: { name: titleOf(object) } }
    const changes = strokes.map((stroke) => ({ ...stroke, ...changeOfList(grid, stroke, isIn) }))
    const put = (text: string | undefined, { list, changed, out }: (typeof changes)[number]) =>
      isIn
        ? changed.reduce<string | undefined>(
            (so, cell) => (so === undefined ? so : withCell(so, list, grid.names[cell])),
            text,
          )
        : out.reduce<string | undefined>((so, index) => so && withoutItemAt(so, [...list, index]), text)
    const ground = changes.flatMap(({ object, changed }) =>
      isIn
        ? strokesFor(
            this.session,
            object.list,
            valueAt(this.reader.value(object.file), itemOf(object) ?? []),
            changed,
          )
        : [],
    )
    const isDone = this.#steps.step(name, this.#filesWith([object.file], ground), (file, text) => {
      const under = this.#onGround(file, text, ground)
      return file === object.file ? changes.reduce<string | undefined>(put, under) : under
    })
    return isDone ? changes[0].changed.length : 0
  }

  /** Sets a field of an object, or of a mapping inside it; `undefined` removes it. A new id replaces the old one everywhere. */
  setField(object: MapObject, path: ValuePath, value: unknown): boolean {
    const { document, files } = this.session
    const field = String(path.at(-1))
    const name: Message = { key: 'studio.step.fieldOfThing', values: { name: titleOf(object), field } }
    const isId = field === 'id' && path.length === object.path.length + 1
    if (isId && typeof value === 'string')
      return this.#steps.run(
        name,
        renamed(document.files, object, value, files.ruleset, textGroupOf(object.shape)),
      )
    return this.#steps.step(name, [object.file], (_, text) => withField(text, path, value))
  }

  /** The name of an object in the language of a file. */
  setName({ id = '', ...object }: MapObject, group: string, file: string, name: string): boolean {
    if (name.trim() === '') return false
    const step: Message = { key: 'studio.step.nameOfThing', values: { name: id || object.list } }
    return this.#steps.step(step, [file], (_, text) => withName(text, group, id, name.trim()))
  }

  /** The files, with the map file if its ground changes too. */
  #filesWith(files: readonly string[], strokes: readonly Repainted[]): readonly string[] {
    const { map } = this.session.files
    return strokes.length > 0 && map ? [...new Set([...files, map.file])] : files
  }

  #onGround(file: string, text: string, strokes: readonly Repainted[]): string {
    return file === this.session.files.map?.file ? repainted(this.session, text, strokes) : text
  }

  get #images() {
    return this.session.tool.host.images
  }

  get #names() {
    return namesOf(this.session.state.checked.pack)
  }
}

/** The cells that a stroke changes in a list, and the paths of removed ones, the last first. */
function changeOfList(grid: Grid, { object, list, cells }: ListStroke, isIn: boolean) {
  const has = new Map(
    object.cells.filter(({ path }) => isWithin(path, list)).map((cell) => [grid.indexOf(cell.cell), cell]),
  )
  const changed = [...new Set(cells)].filter((cell) => cell >= 0 && has.has(cell) !== isIn)
  const out = changed.map((cell) => Number(has.get(cell)?.path.at(-1))).sort((a, b) => b - a)
  return { changed, out }
}

/** The targets of cells moved from one cell to another; undefined if one of them is off the map. */
export function carried(
  grid: Grid,
  grips: readonly Grip[],
  from: number,
  to: number,
): ReadonlyMap<NamedCell, number> | undefined {
  const way = minus(grid.centre(to), grid.centre(from))
  const there = new Map<NamedCell, number>()
  for (const cell of grips.flatMap(({ cells }) => cells)) {
    const at = grid.indexOf(cell.cell)
    const target = grid.kind === 'areas' ? (at === from ? to : at) : at < 0 ? -1 : movedBy(grid, at, way)
    if (target < 0) return undefined
    there.set(cell, target)
  }
  return there
}

/** Whether two keys of a mapping would become equal. */
export function meetsItself(
  grid: Grid,
  { cells }: MapObject,
  there: ReadonlyMap<NamedCell, number>,
): boolean {
  const keys = cells.filter(({ isKey }) => isKey)
  return new Set(keys.map((key) => grid.names[there.get(key) ?? -1] ?? key.cell)).size < keys.length
}

const movedBy = (grid: Grid, cell: number, way: { readonly x: number; readonly y: number }): number =>
  cellNear(grid, plus(grid.centre(cell), way)).cell

const stepOf = (what: 'move' | 'remove', grips: readonly Grip[]): Message => ({
  key: what === 'move' ? 'studio.step.moveThing' : 'studio.step.removeThing',
  values: { name: grips.length === 1 ? titleOf(grips[0].object) : String(grips.length) },
})

/** The text of a file without the selection: whole items, or single cells of those that keep others. */
export function withoutGrips(grid: Grid, grips: readonly Grip[], file: string, text: string): string {
  const own = grips.filter(({ object }) => object.file === file)
  const isAll = ({ object }: Grip) =>
    itemOf(object) !== undefined &&
    (isWhole(object, grid) || object.lists.length === 0 || cellsHeld(own, object) === object.cells.length)
  const items = own.filter(isAll).flatMap(({ object }) => [itemOf(object) ?? []])
  const cells = own.filter((grip) => !isAll(grip)).flatMap((grip) => grip.cells)
  return withoutItems(withoutCells(text, cells), items)
}

export const filesOf = (grips: readonly Grip[]): readonly string[] => [
  ...new Set(grips.map(({ object }) => object.file)),
]

const cellsHeld = (grips: readonly Grip[], object: MapObject): number =>
  new Set(grips.filter((grip) => grip.object === object).flatMap(({ cells }) => cells)).size
