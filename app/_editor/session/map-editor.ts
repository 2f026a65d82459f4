import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Direction } from '../../../schemas/generated/content'
import type { Change } from '../document/change'
import type { PackDocument } from '../document/document'
import type { Ground } from '../map/model/ground'
import { drawn, type Part } from '../map/model/mix'
import { type CellSide, isSameSide } from '../map/model/paint-sides'
import {
  byGround,
  holdOf,
  type Patch,
  type Placed,
  placedAt,
  shapeOf,
  sidesPlacedAt,
  takenUp,
} from '../map/model/patch'
import { groundAt } from '../map/model/source-map'
import {
  cellsBy,
  type Image,
  imagesOf,
  placedBy,
  type SymmetryId,
  sidesBy,
  waysTo,
  withImages,
} from '../map/model/symmetry'
import type { Point } from '../map/model/turning'
import type { MarkManner, ObjectController, OutlineController, Stroke, ToolHost } from '../tools/tool'
import { MapStrokes, type StrokeName } from './map-strokes'
import type { PackFiles } from './pack-files'
import type { Selection } from './selection'
import type { SessionStore } from './store'

type Named = StrokeName & {
  /** Cells already painted with a mix: one cell of each set of images. */
  readonly mixed: Set<number>
}

const NO_IMAGES: readonly Image[] = []

/** The parts of the session in use. */
type EditorParts = {
  readonly document: PackDocument
  readonly store: SessionStore
  readonly files: Pick<PackFiles, 'map' | 'look'>
  readonly selection: Pick<Selection, 'select' | 'strokeEnded'>
  readonly tool: {
    readonly ground: Ground | undefined
    readonly mix: readonly Part[]
    chooseTerrain(terrain: string, up?: Direction): void
    chooseEdge(type: string): void
  }
}

/** The map operations of tools in a session: strokes become steps of the history, refusals become notices. */
export class MapEditor implements ToolHost {
  readonly #parts: EditorParts
  readonly #text: MapStrokes
  #strokes = 0
  #lastCell: number | undefined
  #images: { readonly grid: Grid; readonly symmetry: SymmetryId; readonly list: readonly Image[] } | undefined

  constructor(parts: EditorParts) {
    this.#parts = parts
    this.#text = new MapStrokes(parts)
  }

  get grid(): Grid {
    const grid = this.#parts.files.map?.grid
    if (!grid) throw new Error('no tool is used without a grid')
    return grid
  }
  get brush() {
    const { size, shape } = this.#parts.store.state
    const { ground, mix } = this.#parts.tool
    return { ground, size, shape, isMixed: mix.length > 0 }
  }
  get lastCell(): number | undefined {
    return this.#lastCell
  }
  get edge(): string | undefined {
    return this.#parts.store.state.edge
  }

  groundAt(cell: number): Ground | undefined {
    const { map } = this.#parts.files
    return map && groundAt(map, cell)
  }

  isLike(cell: number): (other: number) => boolean {
    const { terrain = [], up = [] } = this.#parts.files.map?.board ?? {}
    return (other) => terrain[other] === terrain[cell] && up[other] === up[cell]
  }

  edgeAt(cell: number, side: number): string | undefined {
    const { grid, board } = this.#parts.files.map ?? {}
    if (!grid) return undefined
    return board?.edges.findLast((edge) => isSameSide(grid, edge, { cell, direction: side }))?.type
  }

  get objects(): ObjectController | undefined {
    return this.#parts.store.state.objects
  }
  get outlines(): OutlineController | undefined {
    return this.#parts.store.state.outlines
  }
  get marked(): readonly number[] {
    return this.#parts.store.state.marked
  }
  get patch(): Patch | undefined {
    return this.#parts.store.state.patch
  }

  mark(cells: readonly number[], manner: MarkManner): void {
    const before = new Set(manner === 'only' ? [] : this.marked)
    const those = new Set(manner === 'within' ? cells.filter((cell) => before.has(cell)) : before)
    for (const cell of manner === 'within' ? [] : cells)
      if (manner === 'take') those.delete(cell)
      else those.add(cell)
    this.#parts.store.set({ marked: [...those].sort((a, b) => a - b), markedOn: this.grid })
  }

  takeUp(cells: readonly number[]): Patch {
    const edges = this.#parts.files.map?.board?.edges ?? []
    const { grid } = this
    const patch = takenUp(grid, cells, { groundAt: (cell) => this.groundAt(cell), edges })
    const things = this.#carried?.takeUp(cells, grid.centre(holdOf(grid, cells))) ?? []
    return things.length === 0 ? patch : { ...patch, things }
  }

  /** The cells that a patch would cover. */
  cellsUnder(patch: Patch, at: Point): number[] {
    return placedAt(this.grid, patch, at).map(cellOf)
  }

  replaceMarked(patch: Patch, at: Point, key: string, end: number): void {
    const { marked } = this
    const from = marked.filter((cell) => this.groundAt(cell))
    const ways = waysTo(this.grid, from, patch, at, this.images)
    const [named, stroke] = this.#begun({ key, values: { count: marked.length } })
    stroke.clear(marked)
    this.#put(named, { ...patch, things: [] }, at)
    this.#carry(named, (objects) => objects.along(ways))
    stroke.end(end)
    this.mark(this.cellsUnder(patch, at), 'only')
  }

  startStroke(name?: Message): Stroke {
    return this.#begun(name)[1]
  }

  #begun(name: Message | undefined): readonly [Named, Stroke] {
    const { document } = this.#parts
    const stroke = { id: `stroke-${++this.#strokes}`, name, mixed: new Set<number>() }
    document.closeStep()
    this.#text.begin()
    const acts: Stroke = {
      paint: (cells) => this.#paintInHand(stroke, cells),
      paintSide: (cell, side, type) => this.#paintSideAlike(stroke, { cell, direction: side }, type),
      put: (patch, at) => this.#put(stroke, patch, at),
      clear: (cells) => this.#text.clear(stroke, withImages(this.images, cells)),
      takeOut: (cells) => this.#carry(stroke, (objects) => objects.takeOut(withImages(this.images, cells))),
      end: (at) => {
        document.closeStep()
        this.#lastCell = at
        this.#parts.selection.strokeEnded(at)
      },
      cancel: () => document.abandonStep(stroke.id),
    }
    return [stroke, acts]
  }

  /** The object controller, if patches take their objects along. */
  get #carried(): ObjectController | undefined {
    const { objects, isCarrying } = this.#parts.store.state
    return isCarrying ? objects : undefined
  }

  #carry(stroke: Named, act: (objects: ObjectController) => readonly Change[]): void {
    const changes = this.#carried && act(this.#carried)
    if (changes && changes.length > 0 && stroke.name)
      this.#parts.document.run({ name: stroke.name, changes, stroke: stroke.id })
  }

  pickUp(cell: number): void {
    const there = this.groundAt(cell)
    if (there) this.#parts.tool.chooseTerrain(there.terrain, there.up)
  }
  pickEdge(type: string): void {
    this.#parts.tool.chooseEdge(type)
  }
  select(cell: number, focus?: boolean): void {
    this.#parts.selection.select(cell, focus)
  }

  /** The images of the current symmetry. */
  get images(): readonly Image[] {
    const { symmetry } = this.#parts.store.state
    if (symmetry === 'none') return NO_IMAGES
    const { grid } = this
    if (this.#images?.grid !== grid || this.#images.symmetry !== symmetry)
      this.#images = { grid, symmetry, list: imagesOf(grid, symmetry) }
    return this.#images.list
  }

  asPainted(cells: readonly number[]): readonly Placed[] {
    const { ground, mix } = this.#parts.tool
    if (mix.length > 0) return this.#mixed(cells, this.#strokes + 1, new Set())
    return ground ? cells.map((cell) => ({ cell, ground })) : []
  }

  /** The mix for some cells. Images of each other get the same ground, chosen by the first of them. */
  #mixed(cells: readonly number[], stroke: number, done: Set<number>): Placed[] {
    const { mix } = this.#parts.tool
    return cells.flatMap((cell) => {
      const first = this.images.reduce((least, image) => {
        const there = image.cell(cell)
        return there < 0 ? least : Math.min(least, there)
      }, cell)
      if (done.has(first)) return []
      done.add(first)
      const ground = drawn(mix, first, stroke)
      return ground ? [{ cell, ground }] : []
    })
  }

  #paintInHand(stroke: Named, cells: readonly number[]): void {
    const { ground, mix } = this.#parts.tool
    if (mix.length === 0) {
      if (ground) this.#paintAlike(stroke, cells, ground)
      return
    }
    const named = { ...stroke, name: stroke.name ?? { key: 'studio.step.mix' } }
    for (const alike of byGround(this.#mixed(cells, this.#strokes, stroke.mixed)))
      this.#paintAlike(named, alike.map(cellOf), alike[0].ground)
  }

  /** Paints cells with their images. Images come first, so that the pointed cell wins where they meet. */
  #paintAlike(stroke: Named, cells: readonly number[], ground: Ground): void {
    if (ground.up === undefined) {
      this.#text.paint(stroke, withImages(this.images, cells), ground)
      return
    }
    for (const image of this.images) this.#text.paint(stroke, cellsBy(image, cells), image.ground(ground))
    this.#text.paint(stroke, cells, ground)
  }

  #paintSideAlike(stroke: Named, side: CellSide, type: string | undefined): void {
    for (const image of this.images) {
      const there = image.side(side)
      if (there) this.#text.paintSide(stroke, there, type)
    }
    this.#text.paintSide(stroke, side, type)
  }

  /** Pastes a patch and its images: the ground first, then the contents of sides. */
  #put(stroke: Named, patch: Patch, at: Point): void {
    const { grid } = this
    if (patch.shape !== shapeOf(grid)) {
      this.#parts.store.set({ notice: { key: 'studio.refused.other-cells' } })
      return
    }
    const placed = placedAt(grid, patch, at)
    const sides = sidesPlacedAt(grid, patch, at)
    for (const image of this.images) this.#text.put(stroke, placedBy(image, placed), sidesBy(image, sides))
    this.#text.put(stroke, placed, sides)
    const { things = [] } = patch
    if (things.length > 0) this.#carry(stroke, (objects) => objects.put(things, at, this.images))
  }
}

const cellOf = ({ cell }: Placed): number => cell
