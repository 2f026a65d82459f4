/** Maps drawn as a graph: named areas joined by links. Slots stand in for directions. */
import type { Grid } from './grid'

export type AreaSpec = { readonly id: string; readonly at: readonly [number, number] }
/** A link between two areas by index; the same pair counts once. */
export type AreaLink = readonly [number, number]

/** Half the width of the square that stands for an area when nothing better is drawn. */
const HALF_WIDTH = 0.5

export function areaGrid(areas: readonly AreaSpec[], links: readonly AreaLink[]): Grid {
  const size = areas.length
  const lists = adjacency(size, links)
  const width = lists.reduce((widest, list) => Math.max(widest, list.length), 0)
  const neighbours = new Int32Array(size * width).fill(-1)
  for (const [cell, list] of lists.entries()) neighbours.set(list, cell * width)
  const directions = Array.from({ length: width }, (_, slot) => String(slot + 1))
  const names = areas.map((area) => area.id)
  const indices = new Map(names.map((name, cell) => [name, cell]))
  const { edgeNumbers, edgeCount } = numberEdges(neighbours, size, width)
  const distances = new Map<number, Int32Array>()

  return {
    kind: 'areas',
    size,
    columns: 0,
    rows: 0,
    directions,
    neighbours,
    names,
    edgeCount,
    indexOf: (name) => indices.get(name) ?? -1,
    directionOf: (name) => directions.indexOf(name),
    opposite: () => -1,
    /** -1 when no chain of links joins the two. */
    distance(a, b) {
      let from = distances.get(a)
      if (!from) {
        from = stepsFrom(a, neighbours, size, width)
        distances.set(a, from)
      }
      return from[b]
    },
    straight: () => -1,
    centre: (cell) => ({ x: areas[cell].at[0], y: areas[cell].at[1] }),
    corners(cell) {
      const [x, y] = areas[cell].at
      return [
        { x: x - HALF_WIDTH, y: y - HALF_WIDTH },
        { x: x + HALF_WIDTH, y: y - HALF_WIDTH },
        { x: x + HALF_WIDTH, y: y + HALF_WIDTH },
        { x: x - HALF_WIDTH, y: y + HALF_WIDTH },
      ]
    },
    cellAt(x, y) {
      const away = (cell: number) =>
        Math.max(Math.abs(areas[cell].at[0] - x), Math.abs(areas[cell].at[1] - y))
      let best = -1
      for (let cell = 0; cell < size; cell++)
        if (away(cell) <= HALF_WIDTH && (best < 0 || away(cell) < away(best))) best = cell
      return best
    },
    edgeIndex: (cell, direction) => edgeNumbers[cell * width + direction] ?? -1,
  }
}

function adjacency(size: number, links: readonly AreaLink[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => [])
  for (const [a, b] of links) {
    if (a === b || !lists[a] || !lists[b] || lists[a].includes(b)) continue
    lists[a].push(b)
    lists[b].push(a)
  }
  for (const list of lists) list.sort((a, b) => a - b)
  return lists
}

function numberEdges(neighbours: Int32Array, size: number, width: number) {
  const edgeNumbers = new Int32Array(neighbours.length).fill(-1)
  let edgeCount = 0
  for (let cell = 0; cell < size; cell++)
    for (let slot = 0; slot < width; slot++) {
      const other = neighbours[cell * width + slot]
      if (other < cell) continue
      edgeNumbers[cell * width + slot] = edgeCount
      const back = neighbours.subarray(other * width, (other + 1) * width).indexOf(cell)
      edgeNumbers[other * width + back] = edgeCount++
    }
  return { edgeNumbers, edgeCount }
}

function stepsFrom(start: number, neighbours: Int32Array, size: number, width: number): Int32Array {
  const steps = new Int32Array(size).fill(-1)
  steps[start] = 0
  const queue = [start]
  for (const cell of queue)
    for (let slot = 0; slot < width; slot++) {
      const other = neighbours[cell * width + slot]
      if (other < 0 || steps[other] >= 0) continue
      steps[other] = steps[cell] + 1
      queue.push(other)
    }
  return steps
}
