/** What a bot looks for: by the pack, and what it leaves out as usual. */
import type { JuntaWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bot-weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Required<JuntaWeights>

/** Of a family; undefined where the pack has no bot for it. */
export const weightsOf = ({ pack, seats }: Rules, seat: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots, seats[seat], USUAL, style)

/** Other ways to play a family. */
export const stylesOf = ({ pack, seats }: Rules, seat: number): readonly string[] =>
  stylesIn(pack.bots, seats[seat])
