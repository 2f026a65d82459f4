/** The parts of Wir sind das Volk! that blocks read and change. Its turns are decades, its seats the two sides. */
import type { BlockPort } from '../../../blocks/port'
import { NOTHING } from '../../../blocks/port'
import { sideName } from '../events'
import type { Rules, VolkTurn } from '../rules'
import type { VolkState } from '../state'
import { figures } from './figures'
import { BOUNDS, plainNumber } from './numbers'

export const port: BlockPort = {
  ruleset: 'wir-sind-das-volk',
  numbers: BOUNDS,
  plain: (rules: Rules, _, number) => plainNumber(rules, number),
  turnOf: (_: Rules, { decade }: VolkState) => decade,
  // No side is in turn at the end of a decade.
  sideInTurn: (_: Rules, { turn, step10 }: VolkState) => (step10 > 0 ? NOTHING : turn),
  seatName: (rules: Rules, seat) => sideName(rules, seat),
  figures,
  endWithTurn({ state }: VolkTurn) {
    state.lastDecade = 1
  },
}
