/** The weights of a side, from bots.yaml of the pack. A weight that the pack leaves out is 0. */
import type { BotWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bots/weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<BotWeights>>

/** Returns the weights of a side, or `undefined` if the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], USUAL)
