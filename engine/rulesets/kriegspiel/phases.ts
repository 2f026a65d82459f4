/** Every phase of the game by its name, and the state machine that runs them. */
import { questions } from '../../blocks/asking'
import { phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { answer } from './phases/answer'
import { ask } from './phases/ask'
import { attack } from './phases/attack'
import { moves } from './phases/moves'
import { placement } from './phases/placement'
import { retreat } from './phases/retreat'
import { roll } from './phases/roll'
import { over, reckoning, turnEnd, turnStart } from './phases/turn'
import type { Rules } from './rules'
import { loadNetworks } from './rules/network'
import type { KriegspielState } from './state'

export const { phases, askedFirst, goTo, step, decisions } = phaseMachine<KriegspielState, Rules, PhaseId>({
  phases: {
    ...{ placement, roll, turn: turnStart, reckoning, retreat, moves, attack, answer },
    ...{ 'turn-end': turnEnd, ask, over },
  },
  seats: ({ sides }) => sides,
  load: loadNetworks,
  between: questions,
})
