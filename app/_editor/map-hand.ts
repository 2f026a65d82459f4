import type { Grid } from '../../engine/geometry/grid'
import type { Message } from '../../schemas/diagnostic'
import type { PackDocument } from './model/document'
import type { Ground } from './model/map/ground'
import type { MapReading } from './model/map/map-reading'
import { type Painted, paintCells } from './model/map/paint-cells'
import { type CellSide, isSameSide, paintSide } from './model/map/paint-sides'
import type { BrushSize } from './model/map/shapes'
import { groundAt } from './model/map/source-map'
import type { PackLook } from './model/pack-look'
import type { Stroke, ToolHost } from './tools/tool'

/** What the hand needs of the session it works in. */
export type Desk = {
  readonly document: PackDocument
  readonly map: MapReading | undefined
  readonly look: PackLook
  readonly ground: Ground | undefined
  readonly state: {
    readonly size: BrushSize
    readonly edge: string | undefined
    readonly notice: Message | undefined
  }
  setNotice(notice: Message | undefined): void
  strokeEnded(cell: number | undefined): void
  pick(ground: Ground): void
  chooseEdge(type: string): void
  select(cell: number): void
}

/** What the tools do to the map of a session: strokes become steps of the history, refusals become notices. */
export class MapHand implements ToolHost {
  readonly #session: Desk
  #strokes = 0
  #lastCell: number | undefined

  constructor(session: Desk) {
    this.#session = session
  }

  get grid(): Grid {
    const grid = this.#session.map?.grid
    if (!grid) throw new Error('no tool is used without a grid')
    return grid
  }
  get brush() {
    return { ground: this.#session.ground, size: this.#session.state.size }
  }
  get lastCell(): number | undefined {
    return this.#lastCell
  }
  get edge(): string | undefined {
    return this.#session.state.edge
  }

  groundAt(cell: number): Ground | undefined {
    const { map } = this.#session
    return map && groundAt(map, cell)
  }

  edgeAt(cell: number, side: number): string | undefined {
    const { grid, board } = this.#session.map ?? {}
    if (!grid) return undefined
    return board?.edges.findLast((edge) => isSameSide(grid, edge, { cell, direction: side }))?.type
  }

  startStroke(): Stroke {
    const { document } = this.#session
    const stroke = `stroke-${++this.#strokes}`
    document.closeStep()
    return {
      paint: (cells) => this.#paint(stroke, cells),
      paintSide: (cell, side, type) => this.#paintSide(stroke, { cell, direction: side }, type),
      end: (at) => {
        document.closeStep()
        this.#lastCell = at
        this.#session.strokeEnded(at)
      },
      cancel: () => document.abandonStep(stroke),
    }
  }

  pickUp(cell: number): void {
    const there = this.groundAt(cell)
    if (there) this.#session.pick(there)
  }
  pickEdge(type: string): void {
    this.#session.chooseEdge(type)
  }
  select(cell: number): void {
    this.#session.select(cell)
  }

  #paint(stroke: string, cells: readonly number[]): void {
    const { ground, map, look } = this.#session
    if (!ground || !map) return
    const hint = look.terrain.find((terrain) => terrain.id === ground.terrain)?.look.glyph
    this.#run(stroke, paintStep(`terrain.${ground.terrain}`), paintCells(map, cells, ground, hint))
  }

  #paintSide(stroke: string, side: CellSide, type: string | undefined): void {
    const { map } = this.#session
    const name: Message = type === undefined ? { key: 'studio.step.erase' } : paintStep(`edges.${type}`)
    if (map) this.#run(stroke, name, paintSide(map, side, type))
  }

  #run(stroke: string, name: Message, painted: Painted): void {
    const { document, state } = this.#session
    if (painted.type === 'refused') {
      this.#session.setNotice({ key: `studio.refused.${painted.reason}` })
      return
    }
    if (painted.changes.length === 0) return
    if (state.notice) this.#session.setNotice(undefined)
    document.run({ name, changes: painted.changes, stroke })
  }
}

const paintStep = (thing: string): Message => ({
  key: 'studio.step.paint',
  values: { name: { text: thing } },
})
