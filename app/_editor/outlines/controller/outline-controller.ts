import type { Message } from '../../../../schemas/diagnostic'
import type { EditorSession } from '../../session'
import { ownerOf } from '../../session/pack-files'
import { whyClosed } from '../../session/view'
import type { Gesture, OutlineController, Pointer } from '../../tools/tool'
import { type Made, wayThrough } from '../model/acts'
import { placedIn, type Snap, snapped, strideOf } from '../model/borders'
import { AreaCommands, type Outcome } from '../model/commands'
import { type Area, type AreaSheet, isSameSpot, type Spot } from '../model/sheet'
import { areaAt, framed, gestureAt, type Mode, type Reach } from './gestures'

const NO_SHEET: AreaSheet = { areas: [], scenery: [], bends: [], insets: [], steps: 10, grain: 1, cell: 1 }

/** The controller that draws, bends, cuts and joins outlines: its selection, its unfinished path and its presses. */
export class Outlines implements OutlineController {
  #mode: Mode = 'choose'
  #chosen: string | undefined
  #corner: Spot | undefined
  #path: readonly Spot[] = []
  #terrain: string | undefined
  #pointer: Reach | undefined
  #ghost: Made | undefined
  #frame: readonly [Spot, Spot] | undefined
  #said: Message | undefined
  #isRefused = false
  #commands: AreaCommands | undefined
  #strokes = 0
  isFollowing = false

  constructor(private readonly session: EditorSession) {}

  get commands(): AreaCommands {
    const { files } = this.session.document
    const file = this.session.state.mapFile ?? ''
    const { ruleset } = this.session.files
    const { on } = this.#commands ?? {}
    if (this.#commands && on?.files === files && on.file === file && on.ruleset === ruleset)
      return this.#commands
    this.#commands = new AreaCommands({ files, file, ruleset })
    return this.#commands
  }
  /** Whether the map belongs to the pack, is made of areas and can be read. */
  get isReadable(): boolean {
    return this.commands.sheet !== undefined
  }
  get sheet(): AreaSheet {
    return this.commands.sheet ?? NO_SHEET
  }
  get mode(): Mode {
    return this.#mode
  }
  get chosen(): Area | undefined {
    return this.commands.area(this.#chosen)
  }
  /** The selected corner of the chosen area, which keys move. */
  get corner(): Spot | undefined {
    const at = this.#corner
    return at && this.chosen?.shape?.find((one) => isSameSpot(one, at))
  }
  /** The corners of the unfinished path. */
  get path(): readonly Spot[] {
    return this.#path
  }
  get ghost(): Made | undefined {
    return this.#ghost
  }
  /** The rectangle being dragged, or the one from the first corner to the pen. */
  get frame(): readonly [Spot, Spot] | undefined {
    const [from] = this.#mode === 'frame' ? this.#path : []
    return from ? [from, this.snap().at] : this.#frame
  }
  /** The terrain of new areas. */
  get terrain(): string | undefined {
    const { terrain } = this.session.files.look
    return terrain.some(({ id }) => id === this.#terrain) ? this.#terrain : terrain[0]?.id
  }
  /** The message about the last action, or about its refusal. */
  get said(): Message | undefined {
    return this.#said
  }
  get isRefused(): boolean {
    return this.#isRefused
  }
  get pointer(): Reach | undefined {
    return this.#pointer
  }
  /** Step of the arrow keys: a tenth of a cell. */
  get stride(): number {
    return strideOf(this.sheet)
  }

  /** The position of the pointer, snapped to things within reach. */
  snap(but?: Spot): Snap {
    const { point, reach } = this.#pointer ?? { point: [0, 0] as const, reach: 0 }
    return snapped(this.sheet, point, reach, but)
  }
  /** The path from the last corner to a place, along borders if `isFollowing`. */
  wayTo({ at, on }: Snap, isFollowing = this.isFollowing): readonly Spot[] {
    const last = this.#path.at(-1)
    return last ? wayThrough(this.sheet, last, at, isFollowing && on === 'corner').slice(1) : [at]
  }

  press(pointer: Pointer): Gesture | undefined {
    if (pointer.byKey) {
      this.choose(this.session.files.map?.grid?.names[pointer.cell])
      return undefined
    }
    return this.#pointer && gestureAt(this, this.#pointer, pointer.shift)
  }
  /** Moves the pointer, or removes it from the map with `undefined`. */
  point(pointer: Reach | undefined): void {
    const before = this.#pointer && this.snap()
    this.#pointer = pointer
    const after = pointer && this.snap()
    const isSame = before?.on === after?.on && before && after && isSameSpot(before.at, after.at)
    if (!isSame && !this.session.tool.isAtWork) this.session.changed()
  }

  use(mode: Mode): void {
    this.#mode = mode
    this.#path = []
    this.#ghost = undefined
    this.say({ key: `outlines.hints.${mode}` })
  }
  follow(isFollowing: boolean): void {
    this.isFollowing = isFollowing
    this.session.changed()
  }
  take(terrain: string): void {
    this.#terrain = terrain
    this.session.changed()
  }
  choose(id: string | undefined): void {
    const isSame = id === this.#chosen && this.#corner === undefined
    this.#chosen = id
    this.#corner = undefined
    if (!isSame) this.say(id === undefined ? undefined : { key: 'outlines.said.chosen', values: named(id) })
  }
  chooseCorner(at: Spot | undefined): void {
    this.#corner = at
    this.#strokes++
    this.session.changed()
  }

  show(ghost: Made | undefined, frame?: readonly [Spot, Spot]): void {
    this.#ghost = ghost
    this.#frame = frame
    this.session.changed()
  }

  /** Adds a corner to the unfinished path. The first corner closes an outline; a border makes a cut. */
  put(snap: Snap, isFollowing = this.isFollowing): void {
    const way = this.wayTo(snap, isFollowing)
    if (this.#mode === 'node') this.run(this.commands.placeNode(snap.at, this.terrain ?? ''), 'drawn')
    else if (this.#mode === 'cut') this.#cutTo(snap, way)
    else if (this.#mode === 'frame' && this.#path.length > 0) framed(this, this.#path[0], snap.at)
    else if (this.#path.length > 2 && isSameSpot(snap.at, this.#path[0])) {
      this.#path = [...this.#path, ...way.slice(0, -1)]
      this.finish()
    } else if (!this.#path.some((corner) => isSameSpot(corner, snap.at))) {
      this.#path = [...this.#path, ...way]
      this.say({ key: 'outlines.said.corner', values: { count: this.#path.length, ...this.placed(snap.at) } })
    }
  }
  /** Closes the unfinished outline. */
  finish(): void {
    if (this.run(this.commands.draw(this.#path, this.terrain ?? ''), 'drawn')) this.#path = []
    this.session.changed()
  }

  /** Moves the chosen corner by so many strides; consecutive key presses are one undo step. */
  nudge(right: number, down: number): void {
    const { corner, stride } = this
    if (!corner) return
    const to: Spot = [corner[0] + right * stride, corner[1] + down * stride]
    if (!this.run(this.commands.moveCorner(corner, to), undefined, `corner-${this.#strokes}`)) return
    this.#corner = to
    this.say({ key: 'outlines.said.moved', values: this.placed(to) })
  }
  /** Moves the keyboard pen, which acts as the pointer. */
  movePen(right: number, down: number): void {
    const { stride } = this
    const [x, y] = this.#pointer?.point ?? this.#path.at(-1) ?? this.chosen?.at ?? [0, 0]
    const [column, row] = [Math.round(x / stride) + right, Math.round(y / stride) + down]
    this.#pointer = { point: [column * stride, row * stride], reach: stride * 0.6 }
    const { at, on } = this.snap()
    this.say({ key: `outlines.said.pen`, values: { ...this.placed(at), on } })
  }
  /** Adds a corner half way to the next one and selects it. */
  halve(): void {
    const { corner, chosen } = this
    const shape = chosen?.shape ?? []
    const at = corner ? shape.indexOf(corner) : -1
    if (at < 0) return
    const [[ax, ay], [bx, by]] = [shape[at], shape[(at + 1) % shape.length]]
    const middle: Spot = [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
    if (this.run(this.commands.insertCorner(middle), 'inserted')) this.chooseCorner(middle)
  }
  merge(other: Area): void {
    const { chosen } = this
    if (chosen && this.run(this.commands.merge(chosen, other), 'merged')) this.chooseCorner(undefined)
  }

  remove(): void {
    const { corner, chosen } = this
    if (this.takeBack()) return
    if (corner) this.run(this.commands.removeCorner(corner), 'cornerGone')
    else if (chosen) this.run(this.commands.remove(chosen), 'gone')
    this.#corner = undefined
    this.session.changed()
  }
  takeBack(): boolean {
    if (this.#path.length === 0) return false
    this.#path = this.#path.slice(0, -1)
    this.say({ key: 'outlines.said.takenBack', values: { count: this.#path.length } })
    return true
  }
  leave(): boolean {
    if (this.#path.length > 0) {
      this.#path = []
      this.say({ key: 'outlines.said.calledOff' })
    } else if (this.#mode !== 'choose') this.use('choose')
    else if (this.corner) this.chooseCorner(undefined)
    else if (this.chosen) this.choose(undefined)
    else return false
    return true
  }

  /** Whether the map belongs to the pack and can be edited now; if not, it shows why. */
  #mayChange(isOnMap: boolean): boolean {
    const { mapFile = '', view, notice } = this.session.state
    const pack = ownerOf(mapFile)
    const foreign = pack === undefined ? undefined : { key: 'studio.foreignMap', values: { pack } }
    const why = foreign ?? (isOnMap ? whyClosed(view, 'ground') : undefined)
    if (why || notice) this.session.setNotice(why)
    return why === undefined
  }

  /** Applies the change of a form field as one undo step. */
  write(outcome: Outcome): void {
    if (this.#mayChange(false)) this.#do(outcome)
  }

  /** Applies the outcome of a command as one undo step, or shows why it was refused. */
  run(outcome: Outcome, said?: string, stroke?: string): boolean {
    this.#ghost = undefined
    this.#frame = undefined
    return this.#mayChange(true) && this.#do(outcome, said, stroke)
  }

  #do(outcome: Outcome, said?: string, stroke?: string): boolean {
    if (outcome.type === 'refused') {
      const [one, other] = outcome.areas.map((id) => ({ text: `areas.${id}` }))
      const values = { one: one ?? '', other: other ?? '' }
      this.say({ key: `outlines.refused.${outcome.reason}`, values }, true)
      return false
    }
    const { document } = this.session
    if (stroke === undefined) document.closeStep()
    if (outcome.changes.length > 0) document.run({ name: outcome.name, changes: outcome.changes, stroke })
    if (stroke === undefined) document.closeStep()
    if (outcome.id !== undefined && this.commands.area(outcome.id)) this.#chosen = outcome.id
    if (said) this.say({ key: `outlines.said.${said}`, values: named(outcome.id ?? this.#chosen ?? '') })
    return true
  }

  say(said: Message | undefined, isRefused = false): void {
    this.#said = said
    this.#isRefused = isRefused
    this.session.changed()
  }

  /** Selects a dragged corner and shows its position. */
  carried(to: Spot): void {
    this.chooseCorner(to)
    this.say({ key: 'outlines.said.moved', values: this.placed(to) })
  }

  placed(at: Spot): ReturnType<typeof placedIn> {
    return placedIn(this.sheet, at)
  }

  #cutTo(snap: Snap, way: readonly Spot[]): void {
    const { chosen } = this
    const isOnIt =
      chosen?.shape &&
      (snap.border?.areas.includes(chosen.index) || chosen.shape.some((one) => isSameSpot(one, snap.at)))
    if (!chosen?.shape) this.choose(this.#pointer && areaAt(this.sheet, this.#pointer)?.id)
    else if (this.#path.length === 0 && !isOnIt) this.say({ key: 'outlines.refused.no-start' }, true)
    else if (this.#path.length > 0 && isOnIt) {
      if (this.run(this.commands.split(chosen, [...this.#path, ...way]), 'cut')) this.#path = []
    } else {
      this.#path = [...this.#path, ...way]
      this.say({ key: 'outlines.said.corner', values: { ...this.placed(snap.at), count: this.#path.length } })
    }
  }
}

const named = (id: string) => ({ name: { text: `areas.${id}` } })
