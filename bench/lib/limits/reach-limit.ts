/** Solves the task of `cases/reach.ts` for this map alone: typed arrays, one function, no options. */
import type { Answer, Field } from '../field'

export function limitSide(
  { columns, rows, enter, closedSides, own, enemies }: Field,
  budget: number,
): () => Answer {
  const size = columns * rows
  const beside = new Int32Array(size * 6).fill(-1)
  for (let cell = 0; cell < size; cell++) {
    const column = cell % columns
    const row = (cell - column) / columns
    const low = column & 1
    const put = (direction: number, c: number, r: number) => {
      if (c >= 0 && c < columns && r >= 0 && r < rows) beside[cell * 6 + direction] = r * columns + c
    }
    put(0, column, row - 1)
    put(1, column + 1, row - 1 + low)
    put(2, column + 1, row + low)
    put(3, column, row + 1)
    put(4, column - 1, row + low)
    put(5, column - 1, row - 1 + low)
  }
  /** The open connections, without closed sides and closed ground. */
  const open = beside.slice()
  for (const [cell, direction] of closedSides) {
    open[beside[cell * 6 + direction] * 6 + ((direction + 3) % 6)] = -1
    open[cell * 6 + direction] = -1
  }
  for (let slot = 0; slot < open.length; slot++) if (open[slot] >= 0 && enter[open[slot]] < 0) open[slot] = -1

  const enemy = new Uint8Array(size)
  const zone = new Uint8Array(size)
  const price = new Int32Array(size)
  const seen = new Int32Array(size)
  const item = new Int32Array(size * 6 + 1)
  const next = new Int32Array(size * 6 + 1)
  const head = new Int32Array(budget + 1).fill(-1)
  let mark = 0

  return () => {
    enemy.fill(0)
    zone.fill(0)
    for (const cell of enemies) {
      enemy[cell] = 1
      for (let slot = cell * 6; slot < cell * 6 + 6; slot++) if (beside[slot] >= 0) zone[beside[slot]] = 1
    }
    const cells: number[] = []
    const prices: number[] = []
    for (const start of own) {
      mark += 2
      let used = 1
      item[0] = start
      next[0] = -1
      head[0] = 0
      price[start] = 0
      seen[start] = mark
      for (let spent = 0; spent <= budget; spent++) {
        while (head[spent] >= 0) {
          const entry = head[spent]
          head[spent] = next[entry]
          const cell = item[entry]
          if (seen[cell] !== mark || price[cell] !== spent) continue
          seen[cell] = mark + 1
          cells.push(cell)
          prices.push(spent)
          if (zone[cell] && cell !== start) continue
          for (let slot = cell * 6, end = slot + 6; slot < end; slot++) {
            const other = open[slot]
            if (other < 0 || enemy[other]) continue
            const total = spent + enter[other]
            if (total > budget) continue
            const at = seen[other]
            if (at === mark + 1 || (at === mark && price[other] <= total)) continue
            seen[other] = mark
            price[other] = total
            item[used] = other
            next[used] = head[total]
            head[total] = used++
          }
        }
      }
    }
    return { cells, prices }
  }
}
