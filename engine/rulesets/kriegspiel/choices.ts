/**
 * Every choice of the game, each made once on first use: listing sixty choices only copies references. Attacks have
 * one choice for each pair of sums and each result in the label.
 */
import { choiceMaker, choiceMemos } from '../../kernel/choice-memo'
import { memoise } from '../../memoise'
import type { Choice, MessageValue } from '../../types'
import type { ButtonChoice, CellChoice, ChoiceBook, PieceChoice, Result, Tables } from './rules'

const make = choiceMaker('kriegspiel')

/** Returns the choices, which are shared by all players of the same tables. */
export const bookOf = memoise((tables: Tables): ChoiceBook => {
  const { pieces, types } = tables
  const { grid } = tables.board
  const { ids } = pieces
  const name = (piece: number): MessageValue => ({ text: `units.${types[pieces.type[piece]].id}` })
  const cellName = (cell: number): MessageValue => ({ cell: grid.names[cell] })
  const pieceAt = (piece: number) => ({ kind: 'piece', piece: ids[piece] }) as const
  const byPiece = choiceMemos<PieceChoice>((type, piece) =>
    make({ type, unit: ids[piece] }, pieceAt(piece), { unit: name(piece), id: ids[piece] }),
  )
  const byCell = choiceMemos<CellChoice>((type, cell) =>
    make(
      { type: type === 'take' ? 'move' : type, cell: grid.names[cell] },
      { kind: 'cell', cell },
      { cell: cellName(cell) },
      type,
    ),
  )
  const attacks: Map<number, Choice>[] = ids.map(() => new Map())
  const attack = (target: number, strength: number, defence: number, result: Result): Choice => {
    const key = (strength * MOST_POINTS + defence) * RESULTS.length + RESULTS.indexOf(result)
    let choice = attacks[target].get(key)
    if (!choice) {
      choice = make({ type: 'attack', target: ids[target] }, pieceAt(target), {
        unit: name(target),
        id: ids[target],
        attack: strength,
        defence,
        result,
      })
      attacks[target].set(key, choice)
    }
    return choice
  }
  const buttons = Object.fromEntries(
    BUTTONS.map((type) => [type, make({ type }, { kind: 'button', button: type })]),
  ) as Record<ButtonChoice, Choice>
  return {
    piece: byPiece,
    cell: byCell,
    attack,
    button: (type) => buttons[type],
  }
})

const RESULTS: readonly Result[] = ['safe', 'retreat', 'captured']

/** Greater than any sum: at most 240 squares are in reach, with 99 points each. */
const MOST_POINTS = 32_768

const BUTTONS: readonly ButtonChoice[] = [
  'opening',
  'ready',
  'roll',
  'drop',
  'done',
  'offer',
  'accept',
  'decline',
]
