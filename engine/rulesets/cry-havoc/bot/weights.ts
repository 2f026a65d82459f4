/** The weights of a side, from bots.yaml of the pack. A weight left out is 0. */
import type { CryHavocBotsFile, CryHavocWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bot-weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<CryHavocWeights>>

/** Undefined when the pack has no bot for the side. */
export const weightsOf = ({ pack, sides }: Rules, side: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots as CryHavocBotsFile | undefined, sides[side], USUAL, style)

/** Other ways to play a side. */
export const stylesOf = ({ pack, sides }: Rules, side: number): readonly string[] =>
  stylesIn(pack.bots as CryHavocBotsFile | undefined, sides[side])
