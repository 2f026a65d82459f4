/** Names of pieces. */
import { pieceNames } from '../../kernel/piece-names'
import { makeChoices } from './choices'
import type { ChoiceBook, Rules } from './rules'

export { idsOf } from '../../kernel/piece-names'

export const { pieceNamed, choicesOf } = pieceNames<Rules, ChoiceBook>(({ board, pieces }, ids) =>
  makeChoices(board.grid, { ...pieces, ids }),
)
