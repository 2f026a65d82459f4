/** The weights of a side, from bots.yaml of the pack. A weight that the pack leaves out is 0. */
import type { CryHavocBotsFile, CryHavocWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bots/weights'
import { USUAL } from '../generated/weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<CryHavocWeights>>

/** Returns the weights of a side, or `undefined` if the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots as CryHavocBotsFile | undefined, sides[side], USUAL, style)

/** Returns the other styles of a side. */
export const stylesOf = ({ pack, sides }: Rules, side: number): readonly string[] =>
  stylesIn(pack.bots as CryHavocBotsFile | undefined, sides[side])
