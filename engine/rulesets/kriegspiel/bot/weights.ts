/** The weights of a bot. A weight that the pack leaves out is 0. */
import type { KriegspielWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bots/weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Required<KriegspielWeights>

/** Returns the weights for a side, or `undefined` if the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], USUAL)
