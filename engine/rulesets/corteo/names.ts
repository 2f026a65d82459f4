/** Names of pieces, and of options. */
import { pieceNames } from '../../kernel/piece-names'
import { makeChoices } from './choices'
import type { ChoiceBook, Rules } from './rules'

export { idsOf } from '../../kernel/piece-names'

export const { pieceNamed, choicesOf } = pieceNames<Rules, ChoiceBook>(
  ({ board, pieces, types, components, options }, ids) =>
    makeChoices({ grid: board.grid, pieces: { ...pieces, ids }, types, components, options }),
)

export const optionNamed = ({ options }: Rules, id: unknown): number =>
  options.findIndex((option) => option.id === id)
