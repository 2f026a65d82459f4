/** The details of a map of areas besides their outlines. Accepts incomplete maps; unreadable parts are skipped. */
import type { MapFile } from '../../schemas/generated/content'
import { isPoint } from '../geometry/areas'
import type { Grid } from '../geometry/grid'
import { cellOf } from '../geometry/make-grid'
import type { AreaDrawing } from '../types'

/** The maximum number of lines drawn side by side. */
const MOST_STRANDS = 4

export function areaDrawing(grid: Grid, file: Partial<MapFile>): AreaDrawing {
  const areas = listOf(file.areas)
  const cell = cellOf(file.grid)
  const inCells = (points: unknown) =>
    pointsOf(points).map(([x, y]): [number, number] => [x / cell, y / cell])
  return {
    around: file.grid?.kind === 'areas' && file.grid.around === 'sea' ? 'sea' : 'paper',
    outlined: areas.map(({ shape }) => pointsOf(shape).length >= 3),
    labels: areas.map(({ label }) => inCells([label])[0]),
    links: listOf(file.links).flatMap(({ type, between, cost, via }) => {
      const [from, to] = (Array.isArray(between) ? between : []).map((name) => grid.indexOf(name))
      if (from === undefined || to === undefined || from < 0 || to < 0) return []
      return [{ type, from, to, strands: strandsOf(cost), via: inCells(via) }]
    }),
    scenery: listOf(file.scenery)
      .map((scene) => ({ ...scene, points: inCells(scene.points), label: inCells([scene.label])[0] }))
      .filter(({ points }) => points.length >= 2),
  }
}

/** Keeps only values that look like entries of a list, because a draft can hold anything. */
export const listOf = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((entry) => entry !== null && entry !== undefined) : []

const strandsOf = (cost: unknown): number =>
  typeof cost === 'number' && Number.isInteger(cost) ? Math.max(1, Math.min(MOST_STRANDS, cost)) : 1

const pointsOf = (points: unknown): [number, number][] =>
  (Array.isArray(points) ? points : []).filter(isPoint)
