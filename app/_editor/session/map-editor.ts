import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Direction } from '../../../schemas/generated/content'
import type { PackDocument } from '../model/document'
import type { Ground } from '../model/map/ground'
import { type Painted, paintCells } from '../model/map/paint-cells'
import { type CellSide, isSameSide, paintSide } from '../model/map/paint-sides'
import { groundAt } from '../model/map/source-map'
import type { Stroke, ToolHost } from '../tools/tool'
import type { PackFiles } from './pack-files'
import type { Selection } from './selection'
import type { SessionStore } from './store'

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
      paint: (cells) => this.#paint(stroke, cells),
      paintSide: (cell, side, type) => this.#paintSide(stroke, { cell, direction: side }, type),
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

  #paint(stroke: string, cells: readonly number[]): void {
    const { ground } = this.#parts.tool
    const { map, look } = this.#parts.files
    if (!ground || !map) return
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
