/** Every phase of the game by its name, and the machine that walks through them. */
import { phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { answer } from './phases/answer'
import { attack } from './phases/attack'
import { moves } from './phases/moves'
import { placement } from './phases/placement'
import { retreat } from './phases/retreat'
import { roll } from './phases/roll'
import { over, turnStart } from './phases/turn'
import type { Rules } from './rules'
import { loadNetworks } from './rules/network'
import type { KriegspielState } from './state'

export const { phases, askedFirst, goTo, step, decisions } = phaseMachine<KriegspielState, Rules, PhaseId>({
  phases: { placement, roll, turn: turnStart, retreat, moves, attack, answer, over },
  seats: ({ sides }) => sides,
  load: loadNetworks,
})
