import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Direction } from '../../../schemas/generated/content'
import type { PackDocument } from '../model/document'
import type { Ground } from '../model/map/ground'
import { type Painted, paintCells } from '../model/map/paint-cells'
import { type CellSide, isSameSide, paintSide } from '../model/map/paint-sides'
import { groundAt } from '../model/map/source-map'
import { type Image, imagesOf, type SymmetryId } from '../model/map/symmetry'
import type { Stroke, ToolHost } from '../tools/tool'
import type { PackFiles } from './pack-files'
import type { Selection } from './selection'
import type { SessionStore } from './store'

const NO_IMAGES: readonly Image[] = []

/** What it needs of the session it works in. */
type EditorParts = {
  readonly document: PackDocument
  readonly store: SessionStore
  readonly files: Pick<PackFiles, 'map' | 'look'>
  readonly selection: Pick<Selection, 'select' | 'strokeEnded'>
  readonly tool: {
    readonly ground: Ground | undefined
    chooseTerrain(terrain: string, up?: Direction): void
    chooseEdge(type: string): void
  }
}

/** What the tools do to the map of a session: strokes become steps of the history, refusals become notices. */
export class MapEditor implements ToolHost {
  readonly #parts: EditorParts
  #strokes = 0
  #lastCell: number | undefined
  #images: { readonly grid: Grid; readonly symmetry: SymmetryId; readonly list: readonly Image[] } | undefined

  constructor(parts: EditorParts) {
    this.#parts = parts
  }

  get grid(): Grid {
    const grid = this.#parts.files.map?.grid
    if (!grid) throw new Error('no tool is used without a grid')
    return grid
  }
  get brush() {
    return { ground: this.#parts.tool.ground, size: this.#parts.store.state.size }
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

  edgeAt(cell: number, side: number): string | undefined {
    const { grid, board } = this.#parts.files.map ?? {}
    if (!grid) return undefined
    return board?.edges.findLast((edge) => isSameSide(grid, edge, { cell, direction: side }))?.type
  }

  startStroke(): Stroke {
    const { document } = this.#parts
    const stroke = `stroke-${++this.#strokes}`
    document.closeStep()
    return {
      paint: (cells) => this.#paintAlike(stroke, cells),
      paintSide: (cell, side, type) => this.#paintSideAlike(stroke, { cell, direction: side }, type),
      end: (at) => {
        document.closeStep()
        this.#lastCell = at
        this.#parts.selection.strokeEnded(at)
      },
      cancel: () => document.abandonStep(stroke),
    }
  }

  pickUp(cell: number): void {
    const there = this.groundAt(cell)
    if (there) this.#parts.tool.chooseTerrain(there.terrain, there.up)
  }
  pickEdge(type: string): void {
    this.#parts.tool.chooseEdge(type)
  }
  select(cell: number): void {
    this.#parts.selection.select(cell)
  }

  /** Where the symmetry in force repeats what is painted. */
  get images(): readonly Image[] {
    const { symmetry } = this.#parts.store.state
    if (symmetry === 'none') return NO_IMAGES
    const { grid } = this
    if (this.#images?.grid !== grid || this.#images.symmetry !== symmetry)
      this.#images = { grid, symmetry, list: imagesOf(grid, symmetry) }
    return this.#images.list
  }

  /** With its images, which are painted first: where they meet, what was pointed at stands. */
  #paintAlike(stroke: string, cells: readonly number[]): void {
    const { ground } = this.#parts.tool
    if (!ground) return
    const alike = new Set<number>()
    for (const image of this.images) {
      const there = cells.map((cell) => image.cell(cell)).filter((cell) => cell >= 0)
      if (ground.up !== undefined) this.#paint(stroke, there, image.ground(ground))
      else for (const cell of there) alike.add(cell)
    }
    this.#paint(stroke, [...cells, ...alike], ground)
  }

  #paintSideAlike(stroke: string, side: CellSide, type: string | undefined): void {
    for (const image of this.images) {
      const there = image.side(side)
      if (there) this.#paintSide(stroke, there, type)
    }
    this.#paintSide(stroke, side, type)
  }

  #paint(stroke: string, cells: readonly number[], ground: Ground): void {
    const { map, look } = this.#parts.files
    if (!map || cells.length === 0) return
    const hint = look.terrain.find((terrain) => terrain.id === ground.terrain)?.look.glyph
    this.#run(stroke, paintStep(`terrain.${ground.terrain}`), paintCells(map, cells, ground, hint))
  }

  #paintSide(stroke: string, side: CellSide, type: string | undefined): void {
    const { map } = this.#parts.files
    const name: Message = type === undefined ? { key: 'studio.step.erase' } : paintStep(`edges.${type}`)
    if (map) this.#run(stroke, name, paintSide(map, side, type))
  }

  #run(stroke: string, name: Message, painted: Painted): void {
    const { document, store } = this.#parts
    if (painted.type === 'refused') {
      store.set({ notice: { key: `studio.refused.${painted.reason}` } })
      return
    }
    if (painted.changes.length === 0) return
    if (store.state.notice) store.set({ notice: undefined })
    document.run({ name, changes: painted.changes, stroke })
  }
}

const paintStep = (thing: string): Message => ({
  key: 'studio.step.paint',
  values: { name: { text: thing } },
})
