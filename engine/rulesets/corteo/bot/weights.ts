/** The weights of a side, from bots.yaml of the pack. A weight left out is 0. */
import type { BotWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bot-weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<BotWeights>>

/** Undefined when the pack has no bot for the side. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], USUAL)
