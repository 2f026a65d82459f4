import type { Grid } from '../../../../engine/geometry/grid'
import type { Message, ValuePath } from '../../../../schemas/diagnostic'
import type { Change } from '../../document/change'
import type { Image } from '../../map/model/symmetry'
import type { Thing } from '../../map/model/thing'
import type { Point } from '../../map/model/turning'
import type { EditorSession } from '../../session'
import { type LayerLook, layerOf } from '../../session/view'
import type { Gesture, ObjectController, Pointer } from '../../tools/tool'
import { itemOf } from '../model/edit'
import { isWithin, keyOf, type MapObject, titleOf } from '../model/find'
import { type Lacking, lackingIn } from '../model/lacking'
import { type Placeable, placeableKey } from '../model/placeable'
import { spanAt } from '../model/text-edits'
import { carried, ObjectActs } from './acts'
import { thingsOn } from './carry'
import { gestureAt } from './gestures'
import { PieceActs } from './piece-acts'
import { type Grip, type GripKey, gripOf, isSameGrip, ObjectReader, type Standing } from './reading'

const sameWords = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The position of an object is not looked up at each press in a longer text, because it would have to be parsed whole. */
const MOST_SEARCHED = 80_000

/** The controller that places, picks, moves and shapes objects on cells: its selection and its presses. */
export class Objects implements ObjectController {
  readonly reader: ObjectReader
  readonly acts: ObjectActs
  readonly #pieces: PieceActs
  #grips: readonly GripKey[] = []
  #placing: string | undefined
  /** The given fields of the next placed object. */
  #given: Lacking['given'] | undefined
  #shaping: string | undefined
  /** The chosen file, `undefined` for none, or null before the first choice. */
  #scenario: string | undefined | null = null
  #said: Message | undefined

  constructor(private readonly session: EditorSession) {
    this.reader = new ObjectReader(session)
    this.#pieces = new PieceActs(session)
    this.acts = new ObjectActs(session, this.reader, () => this.all)
  }

  get grid(): Grid | undefined {
    return this.session.files.map?.grid
  }
  /** The scenario whose objects are shown beside those of the map: the open one, or else the first. */
  get scenario(): string | undefined {
    const all = this.reader.scenarios
    const wanted = this.#scenario === null ? this.session.state.file : this.#scenario
    return all.find((file) => file === wanted) ?? (this.#scenario === null ? all[0] : undefined)
  }
  get all(): readonly MapObject[] {
    return this.reader.objects(this.scenario)
  }
  /** Its visible objects, which can be pressed. */
  get shown(): readonly MapObject[] {
    return this.#those(({ isShown }) => isShown)
  }
  /** Its objects that may be changed on the map. */
  get open(): readonly MapObject[] {
    return this.#those(({ isShown, isLocked }) => isShown && !isLocked)
  }
  get gripKeys(): readonly GripKey[] {
    return this.#grips
  }
  get grips(): readonly Grip[] {
    const { all } = this
    return this.#grips.flatMap((grip) => gripOf(grip, all) ?? [])
  }
  /** The object whose fields are shown, if it alone is selected. */
  get chosen(): MapObject | undefined {
    const objects = new Set(this.grips.map(({ object }) => object))
    return objects.size === 1 ? [...objects][0] : undefined
  }
  get placing(): Placeable | undefined {
    return this.reader.placeables(this.scenario).find((one) => placeableKey(one) === this.#placing)
  }
  /** The objects that the scenario needs and the map lacks. */
  get lacking(): readonly Lacking[] {
    const { scenario, reader } = this
    if (scenario === undefined) return []
    const { diagnostics } = this.session.state.checked
    return lackingIn(diagnostics, scenario, reader.placeables(scenario), reader.value(scenario))
  }
  /** Whether the next press places this; without given fields, any object of its kind counts. */
  isPlacing({ placeable, given }: Lacking): boolean {
    return this.#placing === placeableKey(placeable) && sameWords(this.#given ?? {}, given)
  }
  /** The list of cells that presses paint. */
  get shaping(): ValuePath | undefined {
    return this.chosen?.lists.find(({ path }) => JSON.stringify(path) === this.#shaping)?.path
  }
  /** The message about the last action, for screen readers. */
  get said(): Message | undefined {
    return this.#said
  }

  press(pointer: Pointer): Gesture | undefined {
    return gestureAt(this, pointer)
  }

  showScenario(file: string | undefined): void {
    this.#scenario = file
    this.choose([])
  }

  /** Starts placing a kind; the first placed object gets the given fields. */
  startPlacing(placeable: Placeable | undefined, given?: Lacking['given']): void {
    if (placeable) this.#callOff()
    this.#placing = placeable && placeableKey(placeable)
    this.#given = given
    this.#shaping = undefined
    this.session.changed()
  }

  shape(list: ValuePath | undefined): void {
    this.#callOff()
    this.#shaping = list && JSON.stringify(list)
    this.#placing = undefined
    this.session.changed()
  }

  /** Cancels a gesture that keys have begun on the map. */
  #callOff(): void {
    if (this.session.tool.isAtWork) this.session.tool.pointerCancel()
  }

  choose(grips: readonly GripKey[], manner: 'only' | 'toggle' = 'only'): void {
    const isIn = (list: readonly GripKey[], grip: GripKey) => list.some((one) => isSameGrip(one, grip))
    const before = manner === 'only' ? [] : this.#grips
    this.#grips = [
      ...before.filter((grip) => !isIn(grips, grip)),
      ...grips.filter((grip) => !isIn(before, grip)),
    ]
    this.#shaping = undefined
    const { chosen } = this
    if (chosen) this.#showText(chosen)
    this.#say(chosen && { key: 'objects.said.chosen', values: { name: titleOf(chosen) } })
  }

  chooseAll(): void {
    this.choose(this.open.map((object) => ({ object: keyOf(object) })))
  }

  leave(): boolean {
    if (this.#shaping !== undefined) this.shape(undefined)
    else if (this.#placing !== undefined) this.startPlacing(undefined)
    else if (this.#grips.length > 0) this.choose([])
    else return false
    return true
  }

  /** The targets of the selected cells. */
  carriedCells(from: number, to: number): readonly number[] {
    const there = this.grid && carried(this.grid, this.grips, from, to)
    return there ? [...there.values()] : []
  }

  move(from: number, to: number): void {
    const { grid, grips } = this
    if (!grid || !this.acts.move(grid, grips, from, to)) return
    const name = grips.length === 1 ? titleOf(grips[0].object) : String(grips.length)
    this.#say({ key: 'objects.said.moved', values: { name, cell: grid.names[to] } })
  }

  place(placeable: Placeable, cells: readonly number[]): void {
    const { grid } = this
    const path = grid && this.acts.place(grid, placeable, cells, this.#given)
    this.#given = undefined
    const made = path && this.all.find((one) => one.file === placeable.file && isWithin(one.path, path))
    if (!made) return
    this.choose([{ object: keyOf(made) }])
    this.#say({ key: 'objects.said.placed', values: { name: titleOf(made), cell: grid.names[cells[0]] } })
  }

  remove(): void {
    const { grid, grips } = this
    if (!grid || grips.length === 0 || !this.acts.remove(grid, grips)) return
    this.choose([])
    this.#say({ key: 'objects.said.removed', values: { count: grips.length } })
  }

  duplicate(): void {
    const objects = [...new Set(this.grips.map(({ object }) => object))].filter((one) => itemOf(one))
    const { grid } = this
    const made = !grid || objects.length === 0 ? [] : this.acts.duplicate(grid, objects)
    if (made.length === 0) return
    this.choose(made)
    this.#say({ key: 'objects.said.copied', values: { name: titleOf(objects[0]) } })
  }

  paintCells(list: ValuePath, cells: readonly number[], isIn: boolean): void {
    const { chosen, grid } = this
    if (!chosen || !grid) return
    const count = this.acts.paintCells(grid, chosen, list, cells, isIn)
    this.#say({ key: isIn ? 'objects.said.cellsIn' : 'objects.said.cellsOut', values: { count } })
  }

  takeUp(cells: readonly number[], from: Point): readonly Thing[] {
    const standing = this.#standing
    return standing ? thingsOn(standing, cells, from) : []
  }

  along(ways: readonly ReadonlyMap<number, number>[]): readonly Change[] {
    const standing = this.#standing
    return standing ? this.#pieces.along(standing, ways) : []
  }

  put(things: readonly Thing[], at: Point, images: readonly Image[]): readonly Change[] {
    const standing = this.#standing
    return standing ? this.#pieces.put(standing, things, at, images) : []
  }

  takeOut(cells: readonly number[]): readonly Change[] {
    const standing = this.#standing
    return standing ? this.#pieces.takeOut(standing, cells) : []
  }

  /** The objects on the map, and the kinds that can be placed. */
  get #standing(): Standing | undefined {
    const { grid, all, reader, scenario } = this
    return grid && { grid, all, placeables: reader.placeables(scenario), value: (file) => reader.value(file) }
  }

  /** Moves the caret to the selected object, if its file is open. */
  #showText({ file, path }: MapObject): void {
    const { session } = this
    const text = file === session.state.file ? session.document.text(file) : undefined
    const span = text !== undefined && text.length <= MOST_SEARCHED ? spanAt(text, path) : undefined
    if (span) session.selection.reveal(file, { start: span.start, end: span.start }, false)
  }

  #those(isWanted: (look: LayerLook) => boolean): readonly MapObject[] {
    const { mapFile, view } = this.session.state
    return this.all.filter(({ file }) => isWanted(view.layers[layerOf(file, mapFile)]))
  }

  #say(said: Message | undefined): void {
    this.#said = said
    this.session.changed()
  }
}
