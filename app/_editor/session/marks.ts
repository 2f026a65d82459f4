import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import { holdOf, quarterOf, turnedPatch } from '../map/model/patch'
import { patchIn, patchText } from '../map/model/patch-text'
import { cellsOf, sidesAround } from '../map/model/shapes'
import { pointFor } from '../map/model/symmetry'
import { MIRROR_ACROSS, MIRROR_DOWN, minus, plus, type Turn, turned } from '../map/model/turning'
import type { Stroke } from '../tools/tool'
import type { ActiveTool } from './active-tool'
import { ownerOf, type PackFiles } from './pack-files'
import type { SessionStore } from './store'

/** Storage of patches as text by name, shared with other maps, packs and tabs. */
export type PatchClipboard = {
  read(name: string): string | null
  write(name: string, text: string): void
}

/** A clipboard that ends with the session. */
export function ownClipboard(): PatchClipboard {
  const texts = new Map<string, string>()
  return { read: (name) => texts.get(name) ?? null, write: (name, text) => void texts.set(name, text) }
}

/** The name of the latest copy. */
const COPIED = 'copied'

/** Operations on the marked cells and on the patch at the pointer. */
export class Marks {
  constructor(
    private readonly store: SessionStore,
    private readonly files: PackFiles,
    private readonly tool: ActiveTool,
    private readonly clipboard: PatchClipboard,
  ) {}

  all(): void {
    const { grid } = this.files.map ?? {}
    if (grid) this.store.set({ marked: cellsOf(grid), markedOn: grid })
  }

  /** Clears the marks if the map has another grid now. */
  keepTo(grid: Grid | undefined): void {
    if (grid !== this.store.state.markedOn) this.none()
  }

  none(): void {
    if (this.store.state.marked.length > 0) this.store.set({ marked: [] })
  }

  /** Inverts the marks. */
  others(): void {
    const { grid } = this.files.map ?? {}
    const marked = new Set(this.store.state.marked)
    if (grid) this.store.set({ marked: cellsOf(grid).filter((cell) => !marked.has(cell)), markedOn: grid })
  }

  /** Whether any cells are marked; shows a notice if not. */
  some(): boolean {
    return this.#isAnyMarked(this.store.state.marked)
  }

  copy(): boolean {
    return this.#keep(COPIED)
  }

  cut(): void {
    if (this.#isOwn() && this.copy()) this.clear()
  }

  /** Picks up the copied patch. */
  paste(): void {
    this.#take(COPIED)
  }

  /** Saves the marked cells as a stamp under a key. */
  keepStamp(key: number): void {
    if (this.#keep(`stamp-${key}`)) this.store.set({ notice: { key: 'studio.marks.kept', values: { key } } })
  }

  takeStamp(key: number): void {
    this.#take(`stamp-${key}`)
  }

  clear(): void {
    const name = { key: 'studio.step.clear' }
    this.#strokeOver((stroke, marked) => {
      stroke.clear(marked)
      stroke.takeOut(marked)
    }, name)
  }

  /** Toggles whether patches take their objects along. */
  carry(): void {
    this.store.set({ isCarrying: !this.store.state.isCarrying })
  }

  /** Paints the marked cells with the brush's ground. */
  paint(): void {
    this.#strokeOver((stroke, marked) => stroke.paint(marked))
  }

  /** Draws the edge tool's type all around the marked cells. */
  wall(): void {
    const { edge } = this.store.state
    this.#strokeOver((stroke, marked) => {
      for (const { cell, direction } of sidesAround(this.#host.grid, marked))
        stroke.paintSide(cell, direction, edge)
    })
  }

  /** Turns the patch at the pointer, or the marked cells, clockwise (1) or back (-1). */
  turn(step: 1 | -1): void {
    const { grid } = this.files.map ?? {}
    if (!grid) return
    const turn = quarterOf(grid)
    this.#change(step === 1 ? turn : backwards(turn))
  }

  flip(way: 'across' | 'down'): void {
    this.#change(way === 'across' ? MIRROR_ACROSS : MIRROR_DOWN)
  }

  get #host() {
    return this.tool.host
  }

  /** Runs one step over the marked cells, if there are any on a map of the pack. */
  #strokeOver(draw: (stroke: Stroke, marked: readonly number[]) => void, name?: Message): void {
    const { marked } = this.store.state
    if (!this.#canChange(marked)) return
    const stroke = this.#host.startStroke(name)
    draw(stroke, marked)
    stroke.end(holdOf(this.#host.grid, marked))
  }

  #change(turn: Turn): void {
    const { tool, patch, marked } = this.store.state
    if (!this.files.map?.grid) return
    const { grid } = this.#host
    if (tool === 'stamp' && patch) {
      this.store.set({ patch: turnedPatch(grid, patch, turn) })
      this.tool.showAnew()
      return
    }
    if (!this.#canChange(marked)) return
    const hold = holdOf(grid, marked)
    const about = pointFor(grid, [turn], marked)
    const at = plus(about, turned(turn, minus(grid.centre(hold), about)))
    const changed = turnedPatch(grid, this.#host.takeUp(marked), turn)
    if (this.#host.cellsUnder(changed, at).length < changed.cells.length) {
      this.store.set({ notice: { key: 'studio.refused.off-map' } })
      return
    }
    this.#host.replaceMarked(changed, at, 'studio.step.turn', hold)
  }

  #keep(name: string): boolean {
    const { marked } = this.store.state
    if (!this.#isAnyMarked(marked)) return false
    const patch = this.#host.takeUp(marked)
    this.clipboard.write(name, patchText(patch))
    this.store.set({ notice: { key: 'studio.marks.copied', values: { count: marked.length } } })
    return true
  }

  #take(name: string): void {
    const patch = patchIn(this.clipboard.read(name))
    if (!patch) {
      this.store.set({ notice: { key: 'studio.marks.nothingKept' } })
      return
    }
    this.store.set({ patch, notice: undefined })
    this.tool.choose('stamp')
  }

  #isAnyMarked(marked: readonly number[]): boolean {
    if (marked.length === 0) this.store.set({ notice: { key: 'studio.marks.nothing' } })
    return marked.length > 0
  }

  #canChange(marked: readonly number[]): boolean {
    return this.#isAnyMarked(marked) && this.#isOwn()
  }

  /** Whether the map belongs to the pack; shows a notice if not. */
  #isOwn(): boolean {
    const { map } = this.files
    const owner = map && ownerOf(map.file)
    if (owner !== undefined) this.store.set({ notice: { key: 'studio.foreignMap', values: { pack: owner } } })
    return map?.grid !== undefined && map.grid.kind !== 'areas' && owner === undefined
  }
}

const backwards = ([xx, xy, yx, yy]: Turn): Turn => [xx, yx, xy, yy]
