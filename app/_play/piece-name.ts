import type { TablePiece } from '../../engine/types'
import type { NameOf } from '../_board/types'
import type { PlayWords } from './play-words'

/** "Cordon 4-2, Movement", "Baker (Peasant 6-3-5)", "Barricade": what a counter is, in words. */
export function pieceName(piece: TablePiece, nameOf: NameOf, t: PlayWords): string {
  const type = typeName(piece, nameOf, t)
  const numbers = piece.numbers ? piece.numbers.join('-') : (piece.text ?? '')
  const named = numbers === '' || type.includes(numbers) ? type : `${type} ${numbers}`
  const [section, id] = piece.name?.split('.') ?? []
  if (section && id) return `${nameOf(section, id)} (${named})`
  return piece.component ? `${named}, ${nameOf('components', piece.component)}` : named
}

/** Markers that a pack lists among its units are named there; those that a ruleset lays down by itself are named here. */
const typeName = ({ kind, type }: TablePiece, nameOf: NameOf, t: PlayWords): string =>
  kind === 'marker' && t.has(`markers.${type}`)
    ? t(`markers.${type}` as 'markers.barricade')
    : nameOf('units', type)
