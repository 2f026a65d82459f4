/** Names of pieces, and of options. */
import { pieceNames } from '../../kernel/piece-names'
import { type ChoiceBook, makeChoices } from './choices'
import type { Rules } from './rules'

export { idsOf } from '../../kernel/piece-names'

export const { pieceNamed, choicesOf } = pieceNames<Rules, ChoiceBook>((rules, ids) =>
  makeChoices({ ...rules, pieces: { ...rules.pieces, ids } }),
)

export const optionNamed = ({ options }: Rules, id: unknown): number =>
  options.findIndex((option) => option.id === id)
