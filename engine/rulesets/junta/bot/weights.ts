/** The weights of a bot: those of the pack, with defaults for those left out. */
import type { JuntaWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bots/weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Required<JuntaWeights>

/** Returns the weights for a family, or `undefined` if the pack has no bot for it. */
export const weightsOf = ({ pack, seats }: Rules, seat: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots, seats[seat], USUAL, style)

/** Returns the other styles of a family. */
export const stylesOf = ({ pack, seats }: Rules, seat: number): readonly string[] =>
  stylesIn(pack.bots, seats[seat])
