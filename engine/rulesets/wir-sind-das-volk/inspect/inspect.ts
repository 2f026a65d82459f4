/** Describes a town or a province under the pointer. */
import type { Inspection, Pointed, Viewer } from '../../../types'
import type { Rules, VolkDef } from '../rules'
import type { VolkState } from '../state'
import { inspectCity } from './city'
import { inspectProvince } from './province'

export function inspect(
  { rules }: VolkDef,
  view: VolkState,
  _viewer: Viewer,
  at: Pointed,
): Inspection | undefined {
  const cell = at.kind === 'cell' ? at.cell : cellOfPiece(rules, at.piece)
  const city = rules.cities.cell.indexOf(cell)
  if (city >= 0) return inspectCity(rules, view, city)
  const province = provinceAt(rules, cell)
  return province >= 0 ? inspectProvince(rules, view, province) : undefined
}

/** Returns the province of a cell. A section of the divided city represents all of it. */
function provinceAt({ provinces }: Rules, cell: number): number {
  return provinces.sections.cell.includes(cell) ? provinces.divided : provinces.cell.indexOf(cell)
}

/** Returns the cell of a piece from its id, kind and place: "factory-jena". */
function cellOfPiece({ board }: Rules, piece: string): number {
  return board.grid.indexOf(piece.slice(piece.indexOf('-') + 1))
}
