import { cellText } from '../../../engine/cell-text'
import { pieceName } from '../board/piece-name'
import type { Subject } from '../choices/folds'
import type { Screen } from './use-screen'

/** The names of subjects that many choices share: a counter with its place, a card, a player. */
export const subjectNames =
  ({ def, view: { table }, words: { nameOf, nameOfSeat, format } }: Screen) =>
  ({ kind, name }: Subject): string => {
    if (kind === 'seat') return nameOfSeat(name)
    if (kind === 'card') {
      const cards = (table.displays ?? []).flatMap((display) => display.cards)
      const [section, id] = cards.find((card) => card.id === name)?.name?.split('.') ?? []
      return section && id ? nameOf(section, id) : name
    }
    const piece = [...table.pieces, ...table.trays.flatMap((tray) => tray.pieces)].find(
      ({ id }) => id === name,
    )
    if (!piece) return name
    const where = piece.cell === undefined ? '' : `, ${cellText(piece.cell, def, nameOf)}`
    return `${pieceName(piece, nameOf, format)}${where}`
  }
