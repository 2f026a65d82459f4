/** The parts of Junta that blocks read and change. The President has the turn; families are both sides and seats. */
import { type BlockPort, NOTHING } from '../../../blocks/port'
import { seatName } from '../events'
import type { Rules } from '../rules'
import { moneyOf } from '../rules/money'
import type { JuntaState, JuntaTurn } from '../state'
import { figures } from './figures'
import { numbers, plainNumber } from './numbers'

export const port: BlockPort = {
  ruleset: 'junta',
  fired: 'happened',
  revealed: 'disclosed',
  numbers,
  plain: (rules: Rules, _: JuntaState, number) => plainNumber(rules, number),
  turnOf: (_: Rules, { turn }: JuntaState) => turn,
  sideInTurn: (_: Rules, { president }: JuntaState) => president,
  seatName: (rules: Rules, seat) => seatName(rules, seat),
  figures,
  endWithTurn({ state }: JuntaTurn) {
    state.lastTurn = 1
  },
  /** Points are the millions in Switzerland. */
  score: (_: Rules, state: JuntaState, seat) => (seat === NOTHING ? 0 : moneyOf(state, seat, 'swiss')),
}
