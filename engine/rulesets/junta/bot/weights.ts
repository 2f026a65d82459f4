/** What a bot looks for: by the pack, and what it leaves out as usual. */
import type { JuntaWeights } from '../../../../schemas/generated/content'
import { stylesIn, weightsIn } from '../../../kernel/bot-weights'
import type { Rules } from '../rules'

export type Weights = Required<JuntaWeights>

const USUAL: Weights = {
  money: 10,
  swiss: 15,
  danger: 2,
  votes: 10,
  office: 20,
  cards: 5,
  attempt: 10,
  coup: 10,
  loyalty: 10,
  centre: 10,
  fight: 10,
  deal: 10,
  offers: 2,
  margin: 5,
  haggle: 1,
  gift: 1,
  honour: 20,
  killers: 30,
  units: 4,
  ally: 10,
  settle: 3,
  watch: 80,
  fear: 100,
  bluff: 60,
  share: 30,
  envy: 15,
  caution: 100,
  daring: 40,
  trade: 0,
}

/** Of a family; undefined where the pack has no bot for it. */
export const weightsOf = ({ pack, seats }: Rules, seat: number, style?: string): Weights | undefined =>
  weightsIn(pack.bots, seats[seat], USUAL, style)

/** Other ways to play a family. */
export const stylesOf = ({ pack, seats }: Rules, seat: number): readonly string[] =>
  stylesIn(pack.bots, seats[seat])
