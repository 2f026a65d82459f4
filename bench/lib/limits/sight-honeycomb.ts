/** Draws lines as a user of honeycomb-grid does: its `line` from hex to hex; woods between the two ends block. */
import { defineHex, Grid, line, Orientation, rectangle } from 'honeycomb-grid'
import type { SightField } from '../sight-field'

export function honeycombLines({ columns, rows, woods, pairs }: SightField): () => number {
  class Tile extends defineHex({ dimensions: 20, orientation: Orientation.FLAT, offset: -1 }) {
    get isWood() {
      return woods[this.row * columns + this.col] === 1
    }
  }
  const grid = new Grid(Tile, rectangle({ width: columns, height: rows }))
  const place = (cell: number) => ({ col: cell % columns, row: Math.floor(cell / columns) })
  const ends = pairs.slice(0, 200).map(([from, to]) => ({ start: place(from), stop: place(to) }))
  return () => {
    let seen = 0
    for (const { start, stop } of ends) {
      const hexes = grid.traverse(line({ start, stop })).toArray()
      if (hexes.slice(1, -1).every((hex) => !hex.isWood)) seen++
    }
    return seen
  }
}
