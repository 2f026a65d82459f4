/** Solves the task of `cases/reach.ts` as a user of honeycomb-grid writes it: its hexes, its neighbours, maps by hex. */
import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid'
import type { Answer, Field } from '../field'

const DIRECTIONS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW]

export function honeycombSide(
  { columns, rows, enter, closedSides, own, enemies }: Field,
  budget: number,
): () => Answer {
  class Tile extends defineHex({ dimensions: 20, orientation: Orientation.FLAT, offset: -1 }) {
    readonly closed = new Set<Direction>()
    get price() {
      return enter[this.row * columns + this.col]
    }
  }
  const grid = new Grid(Tile, rectangle({ width: columns, height: rows }))
  const hexOf = (cell: number) => grid.getHex({ col: cell % columns, row: Math.floor(cell / columns) })!
  for (const [cell, direction] of closedSides) {
    const hex = hexOf(cell)
    hex.closed.add(DIRECTIONS[direction])
    grid
      .neighborOf(hex, DIRECTIONS[direction], { allowOutside: false })
      ?.closed.add(DIRECTIONS[(direction + 3) % 6])
  }

  return () => {
    const taken = new Set(enemies.map((cell) => hexOf(cell).toString()))
    const zone = new Set<string>()
    for (const cell of enemies)
      for (const direction of DIRECTIONS) {
        const near = grid.neighborOf(hexOf(cell), direction, { allowOutside: false })
        if (near) zone.add(near.toString())
      }
    const cells: number[] = []
    const prices: number[] = []
    for (const start of own) {
      const first = hexOf(start)
      const best = new Map([[first.toString(), 0]])
      const done = new Set<string>()
      const open = new Heap<Tile>()
      open.push(first, 0)
      for (let top = open.pop(); top; top = open.pop()) {
        const { value: hex, price } = top
        const key = hex.toString()
        if (done.has(key)) continue
        done.add(key)
        cells.push(hex.row * columns + hex.col)
        prices.push(price)
        if (zone.has(key) && hex !== first) continue
        for (const direction of DIRECTIONS) {
          if (hex.closed.has(direction)) continue
          const other = grid.neighborOf(hex, direction, { allowOutside: false })
          if (!other || other.price < 0) continue
          const name = other.toString()
          const total = price + other.price
          if (taken.has(name) || total > budget || total >= (best.get(name) ?? Number.POSITIVE_INFINITY))
            continue
          best.set(name, total)
          open.push(other, total)
        }
      }
    }
    return { cells, prices }
  }
}

/** A plain binary heap. */
class Heap<T> {
  readonly #items: { value: T; price: number }[] = []

  push(value: T, price: number): void {
    const items = this.#items
    let at = items.push({ value, price }) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent].price <= items[at].price) break
      ;[items[parent], items[at]] = [items[at], items[parent]]
      at = parent
    }
  }

  pop(): { value: T; price: number } | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (last === undefined || items.length === 0) return top
    items[0] = last
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < items.length && items[child].price < items[least].price) least = child
      if (least === at) return top
      ;[items[at], items[least]] = [items[least], items[at]]
      at = least
    }
  }
}
