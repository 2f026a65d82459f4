/** What a bot looks for, with what is left out of the pack as nothing. */
import type { KriegspielWeights } from '../../../../schemas/generated/content'
import { weightsIn } from '../../../kernel/bot-weights'
import type { Rules } from '../rules'

export type Weights = Required<KriegspielWeights>

const NOTHING: Weights = {
  arsenal: 0,
  capture: 0,
  relay: 0,
  retreat: 0,
  approach: 0,
  hunt: 0,
  connected: 0,
  line: 0,
  danger: 0,
  guard: 0,
  relayLine: 0,
  follow: 0,
  haste: 0,
  roam: 0,
}

/** Of a side; undefined where the pack has no bot for it. */
export const weightsOf = ({ pack, sides }: Rules, side: number): Weights | undefined =>
  weightsIn(pack.bots, sides[side], NOTHING)
