import type { TablePiece } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'

/** The description of a counter: "Cordon 4-2, Movement", "Baker (Peasant 6-3-5)", "Barricade". */
export function pieceName(piece: TablePiece, nameOf: NameOf, format: Format): string {
  const type = piece.label ? format(piece.label) : nameOf('units', piece.type)
  const numbers = piece.numbers ? piece.numbers.join('-') : (piece.text ?? '')
  const named = numbers === '' || type.includes(numbers) ? type : `${type} ${numbers}`
  const [section, id] = piece.name?.split('.') ?? []
  if (section && id) return `${nameOf(section, id)} (${named})`
  return piece.component ? `${named}, ${nameOf('components', piece.component)}` : named
}
