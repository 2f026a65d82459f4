/** What a bot looks for, with what is left out of the pack as nothing. */
import type { VolkWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bot-weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Required<VolkWeights>

/** Of a side; undefined where the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], USUAL)
