import type { Message } from '../../../schemas/diagnostic'
import type { PackDocument } from '../model/document'
import { commonestOf, type Ground } from '../model/map/ground'
import { type Painted, paintCells } from '../model/map/paint-cells'
import { type CellSide, paintSide } from '../model/map/paint-sides'
import { byGround, type Placed, type PlacedSide } from '../model/map/patch'
import { ClosedLayers } from './closed-layers'
import type { PackFiles } from './pack-files'
import type { SessionStore } from './store'

/** A step in the making, under its own name or that of what is painted first. */
export type StrokeName = { readonly id: string; readonly name: Message | undefined }

type StrokeParts = {
  readonly document: PackDocument
  readonly store: SessionStore
  readonly files: Pick<PackFiles, 'map' | 'look'>
}

/** What strokes write into the text of a map: the cells and sides they are told, on layers that may be changed. */
export class MapStrokes {
  readonly #parts: StrokeParts
  readonly #closed: ClosedLayers

  constructor(parts: StrokeParts) {
    this.#parts = parts
    this.#closed = new ClosedLayers(parts.store)
  }

  /** Another stroke begins. */
  begin(): void {
    this.#closed.begin()
  }

  paint(stroke: StrokeName, cells: readonly number[], ground: Ground): void {
    const { map, look } = this.#parts.files
    if (!map || cells.length === 0 || this.#closed.stops('ground')) return
    const hint = look.terrain.find((terrain) => terrain.id === ground.terrain)?.look.glyph
    this.#run(
      stroke,
      stroke.name ?? paintStep(`terrain.${ground.terrain}`),
      paintCells(map, cells, ground, hint),
    )
  }

  paintSide(stroke: StrokeName, side: CellSide, type: string | undefined): void {
    const { map } = this.#parts.files
    const name: Message = type === undefined ? { key: 'studio.step.erase' } : paintStep(`edges.${type}`)
    if (map && !this.#closed.stops('sides'))
      this.#run(stroke, stroke.name ?? name, paintSide(map, side, type))
  }

  /** A piece of a map where it comes to be: the ground first, then what is on its sides. */
  put(stroke: StrokeName, placed: readonly Placed[], sides: readonly PlacedSide[]): void {
    for (const alike of byGround(placed)) this.paint(stroke, alike.map(cellOf), alike[0].ground)
    this.#bareSides(stroke, placed.map(cellOf))
    for (const { type, ...side } of sides) this.paintSide(stroke, side, type)
  }

  /** Leaves the commonest ground of the map on cells, and nothing on the sides between them. */
  clear(stroke: StrokeName, cells: readonly number[]): void {
    const { board } = this.#parts.files.map ?? {}
    const ground = board && commonestOf(board)
    if (ground) this.paint(stroke, cells, ground)
    this.#bareSides(stroke, cells)
  }

  #bareSides(stroke: StrokeName, cells: readonly number[]): void {
    const { grid, board } = this.#parts.files.map ?? {}
    const edges = board?.edges ?? []
    if (!grid || edges.length === 0) return
    const inside = new Set(cells)
    for (const { cell, direction } of edges)
      if (inside.has(cell) && inside.has(grid.neighbours[cell * grid.directions.length + direction]))
        this.paintSide(stroke, { cell, direction }, undefined)
  }

  #run(stroke: StrokeName, name: Message, painted: Painted): void {
    const { document, store } = this.#parts
    if (painted.type === 'refused') {
      store.set({ notice: { key: `studio.refused.${painted.reason}` } })
      return
    }
    if (painted.changes.length === 0) return
    this.#closed.done()
    document.run({ name, changes: painted.changes, stroke: stroke.id })
  }
}

const cellOf = ({ cell }: Placed): number => cell

const paintStep = (thing: string): Message => ({
  key: 'studio.step.paint',
  values: { name: { text: thing } },
})
