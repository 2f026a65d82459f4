/** Every phase of the game by its name, and the state machine that runs them. */
import { askPhase, questions } from '../../blocks/asking'
import { phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { advance } from './phases/advance'
import { cover } from './phases/cover'
import { fall } from './phases/fall'
import { fighting } from './phases/fighting'
import { hurt } from './phases/hurt'
import { movement } from './phases/movement'
import { phaseEnd, recovery } from './phases/recovery'
import { retreat } from './phases/retreat'
import { setUp } from './phases/set-up'
import { firstShots, secondShots } from './phases/shooting'
import { over } from './phases/turn'
import { load } from './position/cache'
import type { Rules } from './rules'
import { type CryHavocState, type CryHavocTurn, PENDING } from './state'

/** The phase that settles each kind of pending entry. */
const SETTLES: readonly PhaseId[] = Object.entries(PENDING).reduce<PhaseId[]>((list, [name, kind]) => {
  list[kind] = name as keyof typeof PENDING
  return list
}, [])

/** Returns the next phase: the end of the game, a pending entry, or the step. `within` is the current step, `phase` the current question. */
function before({ state }: CryHavocTurn, phase: PhaseId): PhaseId {
  if (phase === 'ask') return phase
  if (phase === 'over' || state.won !== 0) {
    state.within = 'over'
    return 'over'
  }
  if (!Object.hasOwn(PENDING, phase)) state.within = phase
  return state.pending.length > 0 ? SETTLES[state.pending[0]] : (state.within as PhaseId)
}

export const { phases, askedFirst, goTo, step, decisions } = phaseMachine<CryHavocState, Rules, PhaseId>({
  phases: {
    'set-up': setUp,
    'first-shots': firstShots,
    movement,
    'second-shots': secondShots,
    fights: fighting,
    recovery,
    'phase-end': phaseEnd,
    cover,
    hurt,
    retreat,
    fall,
    advance,
    ask: askPhase,
    over,
  },
  seats: ({ sides }) => sides,
  load,
  before,
  between: questions,
  back: ({ state }) => ({ phase: state.within, begun: 1 }),
})
