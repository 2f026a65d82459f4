/** The weights of a side, from bots.yaml of the pack; what is left out counts nothing. */
import type { BotWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bot-weights'
import type { Rules } from '../rules'

export type Weights = Readonly<Required<BotWeights>>

const NOTHING: Weights = {
  objective: 0,
  storm: 0,
  hunt: 0,
  approach: 0,
  retreat: 0,
  panic: 0,
  arrest: 0,
  hemmed: 0,
  danger: 0,
  help: 0,
  garrison: 0,
  link: 0,
  launch: 0,
  barricade: 0,
  run: 0,
  runPrice: 0,
  advance: 0,
  shelter: 0,
  jam: 0,
  component: 0,
  base: 0,
  capture: 0,
  escort: 0,
}

/** Undefined when the pack has no bot for the side. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], NOTHING)
