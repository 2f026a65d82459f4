/** The requirements of every type of action. They answer "why not?" for actions that are not among the choices. Never throws. */
import { unmetAnswer } from '../../blocks/asking'
import type { DEAL_FORMS } from '../../kernel/deals/choices'
import { refuseDeal } from '../../kernel/deals/refusals'
import type { Unmet } from '../../kernel/requirements'
import type { Refusal, Seat } from '../../types'
import type { JuntaAction } from './actions'
import { isOfDeal, port } from './deals'
import type { PhaseId } from './phase'
import { phaseOf } from './phases'
import { type Attempt, inPhase, no, notNow, saying } from './requirements/attempt'
import * as combat from './requirements/combat'
import { answer, ask, conduct, flee, retreat, rise, settle, shoot, vote } from './requirements/coup'
import { keptBack } from './requirements/dealing'
import { again, appoint, drop, force, lay, promise, propose, shed } from './requirements/government'
import * as lives from './requirements/lives'
import { handOver, land, move, post, select, toggle } from './requirements/moving'
import { discard, play, waste } from './requirements/playing'
import { bribe, bring } from './requirements/unit-cards'
import { cast, nominate, offices, passBallot } from './requirements/voting'
import type { JuntaDef, JuntaState } from './state'

/** Action types of deals that have other uses too. */
type Shared = 'promise' | 'withdraw' | 'drop'
type Own = Exclude<JuntaAction['type'], Exclude<keyof typeof DEAL_FORMS, Shared>>
type Requirements = { readonly [T in Own]: Unmet<Attempt<T>> }

/** Used in a ballot and in a coup. */
function pass(attempt: Attempt<'pass'>): Refusal | undefined {
  const { phase, coup } = attempt.state
  const isBallot = phase === 'nominate' || phase === 'back' || coup < 0
  return isBallot ? passBallot(attempt) : combat.pass(attempt)
}

/** Used in many steps. */
function done(attempt: Attempt<'done'>): Refusal | undefined {
  const { state } = attempt
  if (!Object.hasOwn(phaseOf(state).on, 'done')) return saying('politics')(attempt, 'J-46', 'nothing-to-end')
  const phase = state.phase as PhaseId
  const late = notNow(attempt, phase === 'movement' ? 'J-115' : 'J-46', phase)
  if (late) return late
  return phase === 'movement' && state.owes ? no(attempt, 'J-98', 'move-first') : undefined
}

const requirements: Requirements = {
  ...{ nominate, pass, cast, offices },
  ...{ stand: inPhase('decline', 'J-28'), decline: inPhase('decline', 'J-28') },
  ...{ yes: inPhase('tie', 'J-45'), no: inPhase('tie', 'J-45') },
  ...{ appoint, again, promise, propose, force, refrain: force, lay, shed, drop, done },
  ...{ go: lives.go, exile: lives.exile, attempt: lives.order, 'send-police': lives.sendPolice },
  ...{ take: lives.take, leave: inPhase('cousin', 'J-88') },
  ...{ protect: lives.protect, suffer: inPhase('react', 'J-09') },
  ...{ kill: inPhase('return', 'J-67'), 'let-in': inPhase('return', 'J-67') },
  ...{ deposit: lives.transfer, withdraw: lives.transfer },
  ...{ return: lives.comeBack, remain: lives.remain, resign: lives.resign },
  ...{ play, waste, discard },
  ...{ rise, wait: inPhase('call', 'J-99') },
  ...{ select, unit: toggle, to: move, land, 'hand-over': handOver, bring, bribe, post },
  ...{ attack: combat.attack, bombard: combat.bombard, order: combat.order },
  ...{ fire: combat.fire, hold: inPhase('fire', 'J-127'), rest: combat.rest, lose: combat.lose },
  ...{ consent: answer, deny: answer, retreat, ask },
  ...{ side: inPhase('sides', 'J-135'), vote, shoot, pardon: inPhase('squad', 'J-100') },
  ...{ settle, flee, conduct },
  answer: ({ rules, state, action }) => unmetAnswer(rules, state, action),
}

export function refuse(
  def: JuntaDef,
  state: JuntaState,
  seat: Seat,
  action: JuntaAction,
): Refusal | undefined {
  const { rules } = def
  const asked = phaseOf(state).asked(rules, state)
  const attempt: Attempt = { rules, state, seat: rules.seats.indexOf(seat), asked, action }
  if (isOfDeal(action)) return keptBack(attempt) ?? refuseDeal(port, def, state, seat, action)
  return (requirements[action.type as Own] as Unmet<Attempt>)(attempt)
}
