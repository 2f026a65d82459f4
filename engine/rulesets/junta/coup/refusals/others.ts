/** Why a coup cannot begin, nobody can stay or retreat there, and what cannot follow. */

import { cardIn, cellIn, familyIn, officeIn, unitIn } from '../../choices'
import { NOBODY, REBEL } from '../../state'
import { call, canMove, hasCause } from '../phases/call'
import { consent } from '../phases/consent'
import { junta } from '../phases/junta'
import { retreat } from '../phases/retreat'
import { sides } from '../phases/sides'
import { squad } from '../phases/squad'
import { isOut } from '../rules/command'
import { unitsAt } from '../rules/field'
import { havens, hosts, retreating } from '../rules/retreats'
import { ofCard } from './cards'
import { type Attempt, no, notNow, type Reason } from './reason'

export const rising: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  if (seat === state.president) return no(attempt, 'J-113', 'president-never-rebels')
  const late = notNow(attempt, 'call', 'J-99', call.asked(rules, state))
  if (late) return late
  if (!hasCause(rules, state, seat)) {
    const isStrict = rules.options.coups === 'headquarters-with-pretext'
    return no(attempt, 'J-96', isStrict ? 'both-needed' : 'no-pretext')
  }
  if (cardIn(rules, action) >= 0) return ofCard(attempt, 'units', 'J-98')
  if (officeIn(rules, action) >= 0)
    return no(attempt, 'J-98', 'no-weapon', { office: officeIn(rules, action) })
  return no(attempt, 'J-98', canMove(rules, state, seat) ? 'say-how' : 'no-units')
}

const simply =
  (phase: 'call' | 'sides' | 'squad', rule: string, asked: (attempt: Attempt) => readonly number[]): Reason =>
  (attempt) =>
    notNow(attempt, phase, rule, asked(attempt)) ?? no(attempt, rule, 'not-now')

export const waiting = simply('call', 'J-99', ({ rules, state }) => call.asked(rules, state))
export const pardoning = simply('squad', 'J-100', ({ rules, state }) => squad.asked(rules, state))
/** Of two sides there is one to name (J-111, J-135). */
export const choosingSide = simply('sides', 'J-135', ({ rules, state }) => sides.asked(rules, state))

export const answering: Reason = (attempt) => {
  const { rules, state } = attempt
  const late = notNow(attempt, 'consent', 'J-131', consent.asked(rules, state))
  return late ?? no(attempt, 'J-131', 'other-request', { family: state.routed[0] })
}

export const retreatingTo: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const late = notNow(attempt, 'retreat', 'J-132', retreat.asked(rules, state))
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-132', 'no-space')
  if (!rules.places.neighbours[state.field].includes(cell))
    return no(attempt, 'J-132', 'too-far', { cell, from: state.field })
  const [host] = hosts(rules, state, cell, seat)
  if (!havens(rules, state, seat).includes(cell))
    return host === undefined
      ? no(attempt, 'J-132', 'own-not-free', { cell })
      : no(attempt, 'J-132', 'occupied', { cell, family: host })
  const unit = unitIn(rules, action)
  if (!retreating(rules, state, seat).includes(unit)) return no(attempt, 'J-132', 'not-retreating')
  return no(attempt, 'J-132', 'another-alike', { unit })
}

export const asking: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const late = notNow(attempt, 'retreat', 'J-132', retreat.asked(rules, state))
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-132', 'no-space')
  if (!rules.places.neighbours[state.field].includes(cell))
    return no(attempt, 'J-132', 'too-far', { cell, from: state.field })
  if (state.denied.includes(cell)) return no(attempt, 'J-132', 'denied-already', { cell })
  return no(
    attempt,
    'J-132',
    hosts(rules, state, cell, seat).length === 0 ? 'free-already' : 'granted-already',
    { cell },
  )
}

export const voting: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = notNow(attempt, 'junta', 'J-101', junta.asked(rules, state))
  if (late) return late
  const family = familyIn(rules, action)
  return family < 0 ? no(attempt, 'J-101', 'no-family') : no(attempt, 'J-101', 'no-candidate', { family })
}

export const shooting: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const rule = state.result === REBEL ? 'J-103' : 'J-100'
  const late = notNow(attempt, 'squad', rule, squad.asked(rules, state))
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, rule, 'no-family')
  if (state.exile[family] !== NOBODY) return no(attempt, rule, 'in-exile', { family })
  if (state.dead[family] === 1) return no(attempt, rule, 'dead', { family })
  return no(attempt, rule, family === state.president ? 'own-family' : 'no-rebel', { family })
}

export const settling: Reason = (attempt) => {
  const { state, seat } = attempt
  if (state.phase !== 'movement') return no(attempt, 'J-111', 'not-now')
  if (isOut(state, seat)) return no(attempt, 'J-111', 'away')
  return no(attempt, 'J-111', state.accord[seat] === NOBODY ? 'not-now' : 'said-already')
}

export const fleeing: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  if (state.phase !== 'movement' && state.phase !== 'sides') return no(attempt, 'J-63', 'not-now')
  if (seat === state.president) return no(attempt, 'J-63', 'president-stays')
  if (isOut(state, seat)) return no(attempt, 'J-63', 'away')
  const cell = cellIn(rules, action)
  return rules.places.embassies.includes(cell)
    ? no(attempt, 'J-63', 'no-unit-here', { cell })
    : no(attempt, 'J-63', 'no-embassy')
}

export const conducting: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const family = familyIn(rules, action)
  if (state.phase !== 'movement' || family < 0)
    return no(attempt, 'J-68', family < 0 ? 'no-family' : 'not-now')
  const embassy = state.exile[family]
  if (embassy === NOBODY) return no(attempt, 'J-68', 'not-abroad', { family })
  if (unitsAt(rules, state, embassy, seat).length === 0)
    return no(attempt, 'J-68', 'no-unit-here', { cell: embassy })
  return no(attempt, 'J-68', 'has-conduct', { family })
}
