/**
 * Checks written units: on the map, on open ground, with room beside others, and with both halves side by side.
 * Shared by cases, set-ups and openings. A ruleset only supplies the units and their cells.
 */
import type { BoardMap, CellIndex } from '../types'
import type { PlacedUnit, PositionUnits } from '../types/ruleset'
import { within } from './finding'
import { entries, type Placed } from './pack-parts'

/** Units that stand on one cell each; an entry may have several such cells. */
export const standing = (
  units: readonly Placed<{
    readonly unit: string
    readonly side?: string
    readonly at: string | readonly string[]
  }>[],
  isClosed: PlacedUnit['isClosed'],
): PlacedUnit[] =>
  units.flatMap(({ value: { unit, side, at: named }, at: place }) => {
    const at = within(place, 'at')
    const cells = typeof named === 'string' ? [{ value: named, at }] : entries(named, at)
    return cells.map((cell) => ({ at: cell.at, unit, side, cells: [cell.value], isClosed }))
  })

export type Fault = {
  readonly placed: PlacedUnit
  readonly kind: 'closed' | 'apart' | 'full' | 'shared'
  /** The name of the faulty cell. */
  readonly cell: string
}

/** At most one fault for each unit: closed ground, halves apart, an enemy there, or no room. Cells off the map have another finding. */
export function faultsOf({ grid }: BoardMap, { units, most, isJoined }: PositionUnits): Fault[] {
  const lying = new Map<CellIndex, PlacedUnit[]>()
  const areJoined = isJoined ?? ((front, rear) => grid.distance(front, rear) === 1)
  return units.flatMap((placed): Fault[] => {
    const cells = placed.cells.map((name) => grid.indexOf(name))
    if (cells.some((cell) => cell < 0)) return []
    const fault = (kind: Fault['kind'], index: number): Fault[] => [
      { placed, kind, cell: placed.cells[index] },
    ]
    const closed = cells.findIndex((cell) => placed.isClosed(cell))
    if (closed >= 0) return fault('closed', closed)
    if (cells.length === 2 && !areJoined(cells[0], cells[1])) return fault('apart', 1)
    if (placed.isFlat) return []
    const others = cells.map((cell) => lying.get(cell) ?? [])
    for (const cell of new Set(cells)) lying.set(cell, [...(lying.get(cell) ?? []), placed])
    const shared = others.findIndex((list) => list.some(({ side }) => side !== placed.side))
    if (shared >= 0) return fault('shared', shared)
    const full = others.findIndex((list) => list.length >= most)
    return full >= 0 ? fault('full', full) : []
  })
}
