/** The requirements for beginning a coup, staying or retreating, and the decisions at its end. */
import type { Refusal } from '../../../types'
import { cardIn, cellIn, familyIn, officeIn, unitIn } from '../choices'
import { guests, refuges } from '../coup/optional'
import { bombarding, canMove, hasCause, isPretext } from '../coup/phases/call'
import { isOut } from '../coup/rules/command'
import { oneOfEach, unitsAt } from '../coup/rules/field'
import { shootable } from '../coup/rules/outcome'
import { havens, hosts, retreating } from '../coup/rules/retreats'
import { holds } from '../rules/cards'
import { NOBODY, REBEL } from '../state'
import { type Attempt, inPhase, no, notNow } from './attempt'
import { unitsFrom } from './unit-cards'

export function rise(attempt: Attempt<'rise'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  if (seat === state.president) return no(attempt, 'J-113', 'president-never-rebels')
  const late = notNow(attempt, 'J-99', 'call')
  if (late) return late
  const card = cardIn(rules, action)
  const office = officeIn(rules, action)
  const isCause = holds(state, seat, card) && isPretext(rules, card)
  if (!isCause && !hasCause(rules, state, seat)) {
    const isStrict = rules.ruleOptions.coups === 'headquarters-with-pretext'
    return no(attempt, 'J-96', isStrict ? 'both-needed' : 'no-pretext')
  }
  if (card >= 0) return unitsFrom(attempt, 'J-98')
  if (office >= 0)
    return bombarding(rules, state, seat).includes(office)
      ? undefined
      : no(attempt, 'J-98', 'no-weapon', { office })
  if (!canMove(rules, state, seat)) return no(attempt, 'J-98', 'no-units')
  return 'by' in action ? undefined : no(attempt, 'J-98', 'say-how')
}

export const answer = inPhase('consent', 'J-131', (attempt: Attempt<'consent' | 'deny'>) => {
  const { rules, state, action } = attempt
  const [family] = state.routed
  return familyIn(rules, action) === family ? undefined : no(attempt, 'J-131', 'other-request', { family })
})

/** Refuses a space that is not next to the field. */
const notBeside = inPhase('retreat', 'J-132', (attempt: Attempt<'retreat' | 'ask'>) => {
  const { rules, state, action } = attempt
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-132', 'no-space')
  const from = state.field
  return rules.places.neighbours[from].includes(cell)
    ? undefined
    : no(attempt, 'J-132', 'too-far', { cell, from })
})

export function retreat(attempt: Attempt<'retreat'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notBeside(attempt)
  if (wrong) return wrong
  const cell = cellIn(rules, action)
  const [family] = hosts(rules, state, cell, seat)
  if (!havens(rules, state, seat).includes(cell))
    return family === undefined
      ? no(attempt, 'J-132', 'own-not-free', { cell })
      : no(attempt, 'J-132', 'occupied', { cell, family })
  if (!('unit' in action)) return undefined
  const unit = unitIn(rules, action)
  const units = retreating(rules, state, seat)
  if (!units.includes(unit)) return no(attempt, 'J-132', 'not-retreating')
  const isOffered = units.length > 1 && oneOfEach(rules, state, units).includes(unit)
  return isOffered ? undefined : no(attempt, 'J-132', 'another-alike', { unit })
}

export function ask(attempt: Attempt<'ask'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notBeside(attempt)
  if (wrong) return wrong
  const cell = cellIn(rules, action)
  if (state.denied.includes(cell)) return no(attempt, 'J-132', 'denied-already', { cell })
  if (hosts(rules, state, cell, seat).length === 0) return no(attempt, 'J-132', 'free-already', { cell })
  return state.granted.includes(cell) ? no(attempt, 'J-132', 'granted-already', { cell }) : undefined
}

export const vote = inPhase('junta', 'J-101', (attempt: Attempt<'vote'>) => {
  const { rules, state, action } = attempt
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-101', 'no-family')
  return state.options.includes(family) ? undefined : no(attempt, 'J-101', 'no-candidate', { family })
})

export function shoot(attempt: Attempt<'shoot'>): Refusal | undefined {
  const { rules, state, action } = attempt
  const rule = state.result === REBEL ? 'J-103' : 'J-100'
  const late = notNow(attempt, rule, 'squad')
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, rule, 'no-family')
  if (state.exile[family] !== NOBODY) return no(attempt, rule, 'in-exile', { family })
  if (state.dead[family] === 1) return no(attempt, rule, 'dead', { family })
  if (family === state.president) return no(attempt, rule, 'own-family', { family })
  return shootable(rules, state).includes(family) ? undefined : no(attempt, rule, 'no-rebel', { family })
}

export function settle(attempt: Attempt<'settle'>): Refusal | undefined {
  const { state, seat } = attempt
  if (state.phase !== 'movement') return no(attempt, 'J-111', 'not-now')
  if (isOut(state, seat)) return no(attempt, 'J-111', 'away')
  return state.accord[seat] === NOBODY ? undefined : no(attempt, 'J-111', 'said-already')
}

export function flee(attempt: Attempt<'flee'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  if (state.phase !== 'movement' && state.phase !== 'sides') return no(attempt, 'J-63', 'not-now')
  if (seat === state.president) return no(attempt, 'J-63', 'president-stays')
  if (isOut(state, seat)) return no(attempt, 'J-63', 'away')
  const cell = cellIn(rules, action)
  if (!rules.places.embassies.includes(cell)) return no(attempt, 'J-63', 'no-embassy')
  return refuges(rules, state, seat).includes(cell)
    ? undefined
    : no(attempt, 'J-63', 'no-unit-here', { cell })
}

export function conduct(attempt: Attempt<'conduct'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-68', 'no-family')
  if (state.phase !== 'movement') return no(attempt, 'J-68', 'not-now')
  const embassy = state.exile[family]
  if (embassy === NOBODY) return no(attempt, 'J-68', 'not-abroad', { family })
  if (unitsAt(rules, state, embassy, seat).length === 0)
    return no(attempt, 'J-68', 'no-unit-here', { cell: embassy })
  return guests(rules, state, seat).includes(family)
    ? undefined
    : no(attempt, 'J-68', 'has-conduct', { family })
}
