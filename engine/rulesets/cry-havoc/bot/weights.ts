/** The weights of a side, from bots.yaml of the pack; what is left out counts nothing. */
import type { CryHavocBotsFile, CryHavocWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bot-weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<CryHavocWeights>>

const NOTHING: Weights = {
  kill: 0,
  wound: 0,
  stun: 0,
  retreat: 0,
  loss: 0,
  capture: 0,
  approach: 0,
  hunt: 0,
  shoot: 0,
  cover: 0,
  danger: 0,
  support: 0,
  ground: 0,
  exit: 0,
  hold: 0,
  lead: 0,
  mount: 0,
  advance: 0,
}

/** Undefined when the pack has no bot for the side. */
export const weightsOf = ({ pack, sides }: Rules, side: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots as CryHavocBotsFile | undefined, sides[side], NOTHING, style)

/** Other ways to play a side. */
export const stylesOf = ({ pack, sides }: Rules, side: number): readonly string[] =>
  stylesIn(pack.bots as CryHavocBotsFile | undefined, sides[side])
