/** Names of pieces. */
import { pieceNames } from '../../kernel/piece-names'
import { makeChoices } from './choices'
import { textOf } from './compile/pieces'
import type { ChoiceBook, Rules } from './rules'

export { idsOf } from '../../kernel/piece-names'

export const { pieceNamed, choicesOf } = pieceNames<Rules, ChoiceBook>(({ board, pieces, pack }, ids) =>
  makeChoices({ grid: board.grid, pieces: { ...pieces, ids }, names: textOf(pack, pieces) }),
)
