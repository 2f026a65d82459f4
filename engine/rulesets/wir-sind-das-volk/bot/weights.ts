/** What a bot looks for, with what is left out of the pack as nothing. */
import type { VolkWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bot-weights'
import type { Rules } from '../rules'

export type Weights = Required<VolkWeights>

const NOTHING: Weights = {
  win: 0,
  prestige: 0,
  currency: 0,
  socialism: 0,
  flight: 0,
  wall: 0,
  unrest: 0,
  protest: 0,
  standard: 0,
  economy: 0,
  factory: 0,
  rail: 0,
  rundown: 0,
  police: 0,
  socialist: 0,
  export: 0,
  hand: 0,
  dissolved: 0,
  spread: 0,
}

/** Of a side; undefined where the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], NOTHING)
