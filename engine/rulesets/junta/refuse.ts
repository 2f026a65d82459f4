/** The answer to "why not?" for any action that is not among the choices. Never throws, whatever it is given. */
import { refuseDeal } from '../../kernel/deal-refusals'
import type { Action, Refusal, Seat } from '../../types'
import { notNow, type Reason, saying, type Attempt as Tried } from './coup/refusals/reason'
import { coupReasons } from './coup/refuse'
import { isOfDeal, port } from './deals'
import type { PhaseId } from './phase'
import { phaseOf } from './phases'
import { keeping } from './refusals/dealing'
import { livesReasons } from './refusals/lives'
import { playingReasons } from './refusals/playing'
import { politicsReasons } from './refusals/politics'
import { votingReasons } from './refusals/voting'
import type { JuntaDef, JuntaState } from './state'

const no = saying('politics')

const OWN: ReadonlyMap<string, Reason> = new Map(
  Object.entries({
    ...coupReasons,
    ...livesReasons,
    ...politicsReasons,
    ...votingReasons,
    ...playingReasons,
  }),
)
/** Words that stand for something else in a coup. */
const COUP_TOO: ReadonlyMap<string, Reason> = new Map(Object.entries(coupReasons))
export function refuse(def: JuntaDef, state: JuntaState, seat: Seat, action: Action): Refusal {
  const { rules } = def
  const tried = { rules, state, seat: rules.seats.indexOf(seat), action }
  if (isOfDeal(action)) {
    const dealing = keeping(tried) ?? refuseDeal(port, def, state, seat, action)
    if (dealing) return dealing
  }
  return reasonFor(tried)(tried)
}

function reasonFor({ state, action: { type } }: Tried): Reason {
  if (type === 'done') return ending
  if (type === 'drop') return dropping
  const isBallot = state.phase === 'nominate' || state.phase === 'back' || state.coup < 0
  if (type === 'pass' && !isBallot) return COUP_TOO.get(type) ?? unknown
  return OWN.get(type) ?? unknown
}

const unknown: Reason = (tried) => no(tried, 'J-46', 'unknown')

/** `done` is said in many steps. */
const ending: Reason = (tried) => {
  const { rules, state } = tried
  const phase = phaseOf(state)
  if (!Object.hasOwn(phase.on, 'done')) return no(tried, 'J-46', 'nothing-to-end')
  if (state.phase === 'movement') return (COUP_TOO.get('done') ?? unknown)(tried)
  return (
    notNow(tried, state.phase as PhaseId, 'J-46', phase.asked(rules, state)) ??
    no(tried, 'J-46', 'nothing-to-end')
  )
}

const dropping: Reason = (tried) => {
  const { rules, state } = tried
  const asked = state.phase === 'drop' ? phaseOf(state).asked(rules, state) : []
  return notNow(tried, 'drop', 'J-05', asked) ?? no(tried, 'J-05', 'not-in-front')
}
