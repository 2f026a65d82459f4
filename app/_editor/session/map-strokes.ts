import type { Message } from '../../../schemas/diagnostic'
import type { PackDocument } from '../document/document'
import { commonestOf, type Ground } from '../map/model/ground'
import { type Painted, paintCells } from '../map/model/paint-cells'
import { type CellSide, paintSide } from '../map/model/paint-sides'
import { byGround, type Placed, type PlacedSide } from '../map/model/patch'
import { ClosedLayers } from './closed-layers'
import type { PackFiles } from './pack-files'
import type { SessionStore } from './store'

/** The current step with its name; without a name, it is named after its first paint. */
export type StrokeName = { readonly id: string; readonly name: Message | undefined }

type StrokeParts = {
  readonly document: PackDocument
  readonly store: SessionStore
  readonly files: Pick<PackFiles, 'map' | 'look'>
}

/** Writes strokes into the text of a map: cells and sides, on unlocked layers. */
export class MapStrokes {
  readonly #parts: StrokeParts
  readonly #closed: ClosedLayers

  constructor(parts: StrokeParts) {
    this.#parts = parts
    this.#closed = new ClosedLayers(parts.store)
  }

  /** Starts another stroke. */
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

  /** Writes a placed patch: the ground first, then the contents of sides. */
  put(stroke: StrokeName, placed: readonly Placed[], sides: readonly PlacedSide[]): void {
    for (const alike of byGround(placed)) this.paint(stroke, alike.map(cellOf), alike[0].ground)
    this.#bareSides(stroke, placed.map(cellOf))
    for (const { type, ...side } of sides) this.paintSide(stroke, side, type)
  }

  /** Resets cells to the most common ground of the map, and clears the sides between them. */
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
