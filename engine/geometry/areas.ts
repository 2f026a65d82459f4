/** Maps drawn as a graph: named areas joined by links. Slots stand in for directions. */
import type { Grid } from './grid'

export type AreaSpec = {
  readonly id: string
  readonly at: readonly [number, number]
  /** Its outline; without it the area is a node, drawn around `at`. */
  readonly shape?: readonly (readonly [number, number])[]
}
type Corner = { readonly x: number; readonly y: number }
/** A link between two areas by index; the same pair counts once. */
export type AreaLink = readonly [number, number]

/** Half the width of the square that represents an area without an outline. */
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
  const outlines = areas.map(outlineOf)
  const smallestFirst = outlines
    .map((outline, cell) => ({ cell, size: sizeOf(outline) }))
    .sort((a, b) => a.size - b.size)
    .map(({ cell }) => cell)

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
    /** -1 if no chain of links joins the two. */
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
    corners: (cell) => outlines[cell],
    /** The smallest of overlapping areas; among equal ones the one with the nearest centre. */
    cellAt(x, y) {
      let best = -1
      for (const cell of smallestFirst) {
        if (!isInside(outlines[cell], x, y)) continue
        if (best >= 0 && sizeOf(outlines[cell]) > sizeOf(outlines[best])) break
        if (best < 0 || away(areas[cell], x, y) < away(areas[best], x, y)) best = cell
      }
      return best
    },
    edgeIndex: (cell, direction) => edgeNumbers[cell * width + direction] ?? -1,
  }
}

/** The outline, or the square of a node. Draft maps can hold anything. */
function outlineOf({ at: [x, y], shape }: AreaSpec): readonly Corner[] {
  if (Array.isArray(shape) && shape.length >= 3 && shape.every(isPoint))
    return shape.map(([px, py]) => ({ x: px, y: py }))
  return [
    { x: x - HALF_WIDTH, y: y - HALF_WIDTH },
    { x: x + HALF_WIDTH, y: y - HALF_WIDTH },
    { x: x + HALF_WIDTH, y: y + HALF_WIDTH },
    { x: x - HALF_WIDTH, y: y + HALF_WIDTH },
  ]
}

export const isPoint = (point: unknown): point is [number, number] =>
  Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number'

const away = ({ at }: AreaSpec, x: number, y: number): number =>
  Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))

/** Twice the covered area. */
function sizeOf(outline: readonly Corner[]): number {
  const twice = outline.reduce((sum, { x, y }, at) => {
    const next = outline[(at + 1) % outline.length]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice)
}

/** Whether a point is inside an outline or on its border: a ray to the right crosses it an odd number of times. */
function isInside(outline: readonly Corner[], x: number, y: number): boolean {
  let inside = false
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]
    if (liesOn(a, b, x, y)) inside = true
  })
  if (inside) return true
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  })
  return inside
}

const liesOn = (a: Corner, b: Corner, x: number, y: number): boolean =>
  (b.x - a.x) * (y - a.y) === (b.y - a.y) * (x - a.x) &&
  Math.min(a.x, b.x) <= x &&
  x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= y &&
  y <= Math.max(a.y, b.y)

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
