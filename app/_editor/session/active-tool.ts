import type { Grid } from '../../../engine/geometry/grid'
import type { Direction } from '../../../schemas/generated/content'
import type { PackDocument } from '../document/document'
import { hasDirection } from '../document/pack-look'
import { BRUSH_SIZES, type BrushShape, type BrushSize } from '../map/model/brush'
import { sideDirections } from '../map/model/corners'
import type { Ground } from '../map/model/ground'
import type { Part } from '../map/model/mix'
import type { CellSide } from '../map/model/paint-sides'
import type { Placed } from '../map/model/patch'
import { placedBy, type SymmetryId, withImages } from '../map/model/symmetry'
import type { Point } from '../map/model/turning'
import { toolById, toolThatPuts } from '../tools/registry'
import type { Held, Pointer } from '../tools/tool'
import { ToolMachine } from '../tools/tool-machine'
import { MapEditor } from './map-editor'
import { ownerOf, type PackFiles } from './pack-files'
import type { Selection } from './selection'
import type { SessionStore } from './store'

/** The active tool on the map: its paint, and its pointer and keyboard input. */
export class ActiveTool {
  readonly #machine = new ToolMachine(toolThatPuts('ground'))
  readonly #host: MapEditor
  /** The grid on which the current gesture began. */
  #grid: Grid | undefined
  /** The keyboard cursor, while keys are in use. */
  #cursor: number | undefined
  /** The cell under the pointer or the keyboard cursor. */
  #over: number | undefined
  #placed: { readonly of: readonly Placed[]; readonly all: readonly Placed[] } | undefined
  #shown: { readonly of: readonly number[]; readonly cells: readonly number[] } | undefined

  constructor(
    private readonly store: SessionStore,
    private readonly files: PackFiles,
    parts: { readonly document: PackDocument; readonly selection: Selection },
  ) {
    this.#host = new MapEditor({ ...parts, store, files, tool: this })
    const { terrain, edges } = files.look
    store.set({ terrain: terrain[0]?.id, edge: edges[0]?.id })
    this.#show()
  }

  choose(id: string): void {
    this.#machine.use(toolById(id))
    this.#show()
  }

  chooseTerrain(terrain: string, up: Direction = this.store.state.up): void {
    this.store.set({ terrain, up, isMixing: false })
    this.#takeToolFor('ground')
  }

  chooseEdge(edge: string | undefined): void {
    this.store.set({ edge })
    this.#takeToolFor('sides')
  }

  chooseSize(size: BrushSize): void {
    this.store.set({ size })
  }

  chooseShape(shape: BrushShape): void {
    this.store.set({ shape })
  }

  /** Switches between a mix of grounds and the single ground; the mix is kept either way. */
  chooseMix(mix: readonly Part[], isMixing: boolean): void {
    this.store.set({ mix, isMixing })
    if (isMixing) this.#takeToolFor('ground')
  }

  chooseSymmetry(symmetry: SymmetryId): void {
    this.store.set({ symmetry })
  }

  /** Selects the next smaller or larger brush, if there is one. */
  stepSize(step: 1 | -1): void {
    const size = BRUSH_SIZES[BRUSH_SIZES.indexOf(this.store.state.size) + step]
    if (size !== undefined) this.chooseSize(size)
  }

  /** The map operations of tools, for commands. */
  get host(): MapEditor {
    return this.#host
  }

  /** Updates the preview after the patch over the map has changed. */
  showAnew(): void {
    this.#show()
  }

  /** The ground of the brush: the terrain, with an upward direction if it has one. */
  get ground(): Ground | undefined {
    const { terrain, up } = this.store.state
    if (terrain === undefined) return undefined
    const known = this.files.look.terrain.find((candidate) => candidate.id === terrain)
    return hasDirection(known) ? { terrain, up: this.#fitting(up) } : { terrain }
  }

  /** The mix that replaces the single ground; empty if it is off. */
  get mix(): readonly Part[] {
    const { mix, isMixing } = this.store.state
    return isMixing ? mix : []
  }

  /** Whether a gesture is in progress. */
  get isAtWork(): boolean {
    return this.#machine.isAtWork
  }

  pointerDown(cell: number, press: Partial<Pointer> = {}): void {
    const { map } = this.files
    if (!map?.grid) return
    const owner = ownerOf(map.file)
    const { leavesMap, worksAnywhere } = this.#machine.tool
    if (owner !== undefined && !leavesMap && !worksAnywhere) {
      this.store.set({ notice: { key: 'studio.foreignMap', values: { pack: owner } } })
      return
    }
    this.#grid = map.grid
    this.#machine.down(this.#host, { cell, side: -1, shift: false, alt: false, ...press })
    this.#show()
  }
  pointerOver(cells: readonly number[], held?: Held): void {
    if (this.#goesOn()) this.#machine.over(cells, held)
    this.#show()
  }
  /** Handles corners of cells along the pointer's path. */
  pointerPast(corners: readonly Point[], beside?: CellSide): void {
    if (this.#goesOn()) this.#machine.past(corners, beside)
    this.#show()
  }
  pointerUp(): void {
    if (this.#goesOn()) this.#machine.up()
    this.#show()
  }
  pointerCancel(): void {
    this.#machine.cancel()
    this.#show()
  }

  /** Handles a key on a cell: a whole press, or one end of a gesture between two cells. */
  keyPress(cell: number, given: Partial<Pointer> = {}): void {
    const press = (given.side ?? -1) < 0 ? { ...given, side: this.#sideByKey() } : given
    if (this.isAtWork) this.pointerOver([cell], press.shift ? { shift: true } : undefined)
    else {
      this.pointerDown(cell, { ...press, byKey: true })
      if (this.#machine.tool.spans) return
    }
    this.pointerUp()
  }

  /** Moves the keyboard cursor; a gesture in progress extends to it. */
  cursorAt(cell: number): void {
    this.#cursor = cell
    if (this.isAtWork) this.pointerOver([cell])
    else this.hoverAt(cell)
  }

  /** Selects the next side of a cell for the keyboard, clockwise (1) or back (-1). */
  turnSide(step: 1 | -1): void {
    const around = this.#sidesByKey()
    if (around.length === 0) return
    const at = around.indexOf(this.#sideByKey())
    this.store.set({ side: around[(at + step + around.length) % around.length] })
    this.#show()
  }

  /** The sides that keys can draw on, clockwise; empty if the tool does not draw on sides. */
  #sidesByKey(): readonly number[] {
    const { grid } = this.files.map ?? {}
    return grid && this.#machine.tool.puts === 'sides' ? sideDirections(grid).toSorted((a, b) => a - b) : []
  }

  /** The side that keys draw on while a tool for sides is active; by default the first. */
  #sideByKey(): number {
    const around = this.#sidesByKey()
    const { side = -1 } = this.store.state
    return around.includes(side) ? side : (around[0] ?? -1)
  }

  /** Handles the pointer over a cell, or off the map with `undefined`. */
  hoverAt(cell: number | undefined): void {
    if (cell !== this.#cursor) this.#cursor = undefined
    this.#over = cell
    if (this.#machine.tool.hover || this.#machine.tool.puts === 'sides') this.#show()
  }

  /** Selects a tool that puts down the chosen paint, unless the current one does. */
  #takeToolFor(what: 'ground' | 'sides'): void {
    if (this.#machine.tool.puts !== what) this.choose(toolThatPuts(what).id)
  }

  /** Whether a gesture goes on; it is cancelled if the map was replaced. */
  #goesOn(): boolean {
    const grid = this.files.map?.grid
    const isSame = grid?.size === this.#grid?.size && grid?.columns === this.#grid?.columns
    if (!isSame) this.#machine.cancel()
    return this.#machine.isAtWork
  }

  /** The same upward direction if the grid has it, or else its first direction. */
  #fitting(up: Direction): Direction {
    const directions = this.files.map?.grid?.directions ?? []
    return directions.length === 0 || directions.includes(up) ? up : (directions[0] as Direction)
  }

  /** The cells that the gesture would change, with their images; the same list while the preview is the same. */
  #previewed(): readonly number[] {
    const { preview } = this.#machine
    if (preview.length === 0 || this.store.state.symmetry === 'none') return preview
    if (this.#shown?.of !== preview) {
      this.#shown = { of: preview, cells: withImages(this.#host.images, preview) }
    }
    return this.#shown.cells
  }

  /** The cells that would be painted: by the gesture, or by a press under the pointer or the keyboard cursor. */
  #ghost(): readonly Placed[] {
    const { tool, ghost } = this.#machine
    const over = this.#hovered
    if (over === undefined || !tool.hover) return this.#withImages(ghost)
    const placed = tool.hover(this.#host, over)
    return placed.length === 0 ? ghost : this.#withImages(placed)
  }

  /** The cell under the pointer or the keyboard cursor, while no gesture is in progress. */
  get #hovered(): number | undefined {
    return this.#machine.isAtWork || !this.#isPaintable() ? undefined : this.#over
  }

  #isPaintable(): boolean {
    const { map } = this.files
    return map?.grid !== undefined && map.grid.kind !== 'areas' && ownerOf(map.file) === undefined
  }

  /** Placed cells with their symmetry images; the same list for the same input. */
  #withImages(placed: readonly Placed[]): readonly Placed[] {
    if (placed.length === 0 || this.store.state.symmetry === 'none') return placed
    if (this.#placed?.of !== placed) {
      const images = this.#host.images.flatMap((image) => placedBy(image, placed))
      this.#placed = { of: placed, all: [...images, ...placed] }
    }
    return this.#placed.all
  }

  /** Sides that would change, with their images: of the gesture, of a press, or of the keyboard's side. */
  #sides(): readonly CellSide[] {
    const { tool, sides } = this.#machine
    const over = this.#hovered
    const put = over === undefined ? undefined : tool.hoverSides?.(this.#host, over)
    const byKey = this.#cursor !== undefined && !this.isAtWork ? this.#sideByKey() : -1
    const shown = byKey >= 0 ? [{ cell: this.#cursor ?? -1, direction: byKey }] : (put ?? sides)
    if (shown.length === 0) return sides
    const alike = this.#host.images.flatMap((image) => shown.flatMap((side) => image.side(side) ?? []))
    return [...alike, ...shown]
  }

  #show(): void {
    const { tool, path } = this.#machine
    const preview = this.#previewed()
    const ghost = this.#ghost()
    const sides = this.#sides()
    const { state } = this.store
    if (
      state.tool !== tool.id ||
      state.toolPath !== path ||
      state.preview !== preview ||
      state.ghost !== ghost ||
      state.sides !== sides
    )
      this.store.set({ tool: tool.id, toolPath: path, preview, ghost, sides })
  }
}
