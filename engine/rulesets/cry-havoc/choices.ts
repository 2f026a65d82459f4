/** The choices of the game, each made once on first use: listing a hundred of them only copies references. */
import type { Grid } from '../../geometry/grid'
import { choiceMaker, choiceMemos } from '../../kernel/choice-memo'
import { memoise } from '../../memoise'
import type { Choice, MessageValue } from '../../types'
import type { ChoiceBook, Pieces, Tables } from './rules'

const make = choiceMaker('cry-havoc')

/** Returns the choices, which are shared by all players of the same tables. */
export const bookOf = memoise(({ board, pieces }: Tables): ChoiceBook => makeChoices(board.grid, pieces))

export function makeChoices(grid: Grid, pieces: Pieces): ChoiceBook {
  const name = (piece: number): MessageValue => pieces.label[piece]
  const cellText = (cell: number): MessageValue => ({ cell: grid.names[cell] })
  const id = (piece: number) => pieces.ids[piece]
  const pieceAt = (piece: number): Choice['at'] => ({ kind: 'piece', piece: id(piece) })
  const cellAt = (cell: number): Choice['at'] => ({ kind: 'cell', cell })
  const byPiece = choiceMemos((type, piece) =>
    make({ type, unit: id(piece) }, pieceAt(piece), { unit: name(piece), id: id(piece) }),
  )
  const byCell = choiceMemos((type, cell) =>
    make({ type, cell: grid.names[cell] }, cellAt(cell), { cell: cellText(cell) }),
  )
  const buttons = choiceMemos((type) => make({ type }, { kind: 'button', button: type }))
  const pairs = choiceMemos((type, key) => {
    const [unit, to] = [Math.trunc(key / pieces.count), key % pieces.count]
    return make({ type, unit: id(unit), to: id(to) }, pieceAt(unit), { unit: name(unit), to: name(to) })
  })
  const steps = choiceMemos((type, key) => {
    const [unit, cell] = [Math.trunc(key / grid.size), key % grid.size]
    return make({ type, unit: id(unit), cell: grid.names[cell] }, cellAt(cell), {
      unit: name(unit),
      cell: cellText(cell),
    })
  })
  const amounts = choiceMemos((type, key) => {
    const [unit, count] = [Math.trunc(key / MOST), key % MOST]
    return make({ type, unit: id(unit), count }, pieceAt(unit), { unit: name(unit), count })
  })
  return {
    piece: byPiece,
    cell: byCell,
    button: (type) => buttons(type, 0),
    pair: (type, piece, other) => pairs(type, piece * pieces.count + other),
    step: (type, piece, cell) => steps(type, piece * grid.size + cell),
    amount: (type, piece, count) => amounts(type, piece * MOST + count),
  }
}

/** The largest possible count. */
const MOST = 1000
