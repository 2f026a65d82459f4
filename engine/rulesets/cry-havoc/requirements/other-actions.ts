/** The requirements of the active piece's other actions: bridles, saddles, ropes, missiles, the exit from the map. */

import { inScenarioFile, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { pieceNamed } from '../names'
import {
  behind,
  handOf,
  isHandy,
  isLoose,
  isWithinReach,
  leadCell,
  leaderOf,
  wholeFile,
} from '../rules/beasts'
import { isInContact, touches } from '../rules/contact'
import { cellsOf, isAble, isCaptive } from '../rules/figures'
import { deliverable, exitCell } from '../rules/movement/exits'
import { canTie, canUntie, isFresh } from '../rules/movement/leading'
import { canRide, dismountCells, isAllowed, isTied } from '../rules/movement/mounting'
import { pointsLeft } from '../rules/movement/walk'
import { guardOf, mayEscape } from '../rules/ransom'
import { DEAD, HEALTHY, has, isLiving, MOVED, WAITING } from '../state'
import {
  about,
  at,
  cellIn,
  type Moment,
  type Naming,
  no,
  noSuchCell,
  noSuchPiece,
  otherStep,
  pieceIn,
} from './attempt'

type Question<A extends Moment> = (attempt: A, piece: number) => Refusal | undefined

/** Applies a question to the active piece on the map, in the movement step. */
const ofTheActive =
  <A extends Moment>(question: Question<A>) =>
  (attempt: A): Refusal | undefined => {
    const { state, rules } = attempt
    if (state.phase !== 'movement') return otherStep()
    if (state.active < 0) return no('CH-55', 'take-first')
    if (state.cell[state.active] === WAITING)
      return no('CH-55', 'enter-first', { values: about(rules, state.active) })
    return question(attempt, state.active)
  }

/** Applies a question to the active piece and to the piece that the action names. */
const withAnother = <A extends Naming<'unit'>>(
  rule: string,
  question: (attempt: A, piece: number, other: number) => Refusal | undefined,
) =>
  ofTheActive<A>((attempt, piece) => {
    const other = pieceIn(attempt)
    return other < 0 ? noSuchPiece(rule) : question(attempt, piece, other)
  })

export const turn = ofTheActive(({ rules, state }, piece) => {
  const values = about(rules, piece)
  if (state.rear[piece] < 0) return no('CH-55', 'one-cell', { values })
  if (behind(state, piece) >= 0) return no('CH-70', 'leads', { values })
  if (pointsLeft(rules, state, piece) <= 0) return no('CH-56', 'spent', { values })
  return state.turned === 0 ? undefined : no('CH-55', 'turned', { values })
})

export const lead = withAnother('CH-70', (attempt, piece, other) => {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (behind(state, piece) >= 0) return no('CH-70', 'leads', { values })
  if (isCaptive(state, other)) return leadCaptive(attempt, piece, other)
  if (!isLoose(rules, state, other)) return no('CH-70', 'not-loose', { values })
  if (wholeFile(state, other).some((member) => !isLiving(state, member)))
    return no('CH-72', 'dead-in-file', { values })
  if (leaderOf(state, other) >= 0) return no('CH-70', 'led-already', { values })
  if (has(state, other, MOVED)) return no('CH-70', 'beast-moved', { values })
  if (leadCell(rules, state, piece, other) >= 0) return undefined
  return wholeFile(state, other).length > 1
    ? no('CH-72', 'end-of-file', { values })
    : no('CH-70', 'not-beside', { values })
})

function leadCaptive({ rules, state }: Moment, piece: number, other: number): Refusal | undefined {
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (state.captor[other] !== rules.pieces.side[piece]) return no('CH-100', 'not-your-captive', { values })
  if (guardOf(rules, state, piece) === 0)
    return no('CH-100', 'no-guard', { values, source: inUnits(rules, piece, 'guard') })
  if (state.ahead[other] >= 0) return no('CH-100', 'led-already', { values })
  if (has(state, other, MOVED)) return no('CH-100', 'beast-moved', { values })
  return isLiving(state, other) && isHandy(rules, handOf(state, piece), state.cell[other])
    ? undefined
    : no('CH-100', 'not-beside', { values })
}

export const release = withAnother('CH-70', ({ rules, state }, piece, other) => {
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  const led = behind(state, piece)
  if (led < 0) return no('CH-70', 'leads-nobody', { values })
  if (led !== other) return no('CH-70', 'not-led', { values })
  return state.cell[other] >= 0 ? undefined : no('CH-70', 'waiting', { values: about(rules, other) })
})

/** CH-65, CH-72, CH-96: refuses an action that takes a whole phase after any other. */
const late = ({ rules, state }: Moment, piece: number, rule: string): Refusal | undefined =>
  isFresh(state, piece) ? undefined : no(rule, 'not-fresh', { values: about(rules, piece) })

export const mount = withAnother('CH-65', (attempt, piece, other) => {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (state.mount[piece] >= 0) return no('CH-65', 'mounted-already', { values })
  if (rules.pieces.ridden[other] === 0)
    return no('CH-71', 'never-ridden', { values, source: inUnits(rules, other, 'ridden') })
  if (!isLoose(rules, state, other) || !isLiving(state, other)) return no('CH-65', 'not-loose', { values })
  if (!canRide(rules, piece))
    return no('CH-67', 'no-rider', { values, source: inUnits(rules, piece, 'values') })
  if (state.health[piece] !== HEALTHY) return no('CH-68', 'wounded-rider', { values })
  if (!isAllowed(rules, piece, other))
    return no('CH-66', 'captured-horse', { values, source: inUnits(rules, piece, 'knight') })
  if (isTied(state, other)) return no('CH-72', 'tied', { values })
  const leader = leaderOf(state, other)
  if (leader >= 0 && leader !== piece) return no('CH-70', 'led-already', { values })
  if (!isWithinReach(rules, state, cellsOf(state, piece), other)) return no('CH-65', 'not-beside', { values })
  return late(attempt, piece, 'CH-65')
})

export const dismount = ofTheActive((attempt: Naming<'cell'>, piece) => {
  const { rules, state } = attempt
  if (state.mount[piece] < 0) return no('CH-65', 'on-foot', { values: about(rules, piece) })
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-65')
  const tooLate = late(attempt, piece, 'CH-65')
  if (tooLate || dismountCells(rules, state, piece).includes(cell)) return tooLate
  return no('CH-65', 'no-landing', { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] })
})

export const tie = withAnother('CH-72', (attempt: Naming<'unit' | 'to'>, piece, other) => {
  const { rules, state } = attempt
  const to = pieceNamed(rules, state, attempt.action.to)
  if (to < 0) return noSuchPiece('CH-72')
  const values = { ...about(rules, other), target: about(rules, to).unit }
  const wrong = [other, to].find((beast) => rules.pieces.tied[beast] === 0)
  if (wrong !== undefined)
    return no('CH-72', 'never-tied', { values: about(rules, wrong), source: inUnits(rules, wrong, 'tied') })
  const far = [other, to].every((beast) => !isWithinReach(rules, state, cellsOf(state, piece), beast))
  if (far) return no('CH-72', 'not-beside', { values: { ...about(rules, piece), target: values.target } })
  const tooLate = late(attempt, piece, 'CH-72')
  if (tooLate || canTie(rules, state, piece, other, to)) return tooLate
  return no('CH-72', 'no-knot', { values })
})

export const untie = withAnother('CH-72', (attempt, piece, other) => {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (state.tied[other] === 0) return no('CH-72', 'not-tied', { values })
  const tooLate = late(attempt, piece, 'CH-72')
  if (tooLate || canUntie(rules, state, piece, other)) return tooLate
  return no('CH-72', 'not-beside', { values })
})

export const exit = ofTheActive(({ rules, state }, piece) =>
  exitCell(rules, state, piece) >= 0
    ? undefined
    : no('CH-55', 'no-exit', { values: about(rules, piece), source: inScenarioFile(rules, 'scoring') }),
)

export const deliver = withAnother('CH-100', ({ rules, state }, piece, other) => {
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (!isCaptive(state, other)) return no('CH-100', 'no-captive', { values: about(rules, other) })
  if (state.ahead[other] !== piece) return no('CH-100', 'not-led', { values })
  if (deliverable(rules, state, piece) === other) return undefined
  return no('CH-100', 'no-delivery', { values, source: inScenarioFile(rules, 'rules', 'ransom') })
})

export function breakOut(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'movement') return otherStep()
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-101')
  const values = about(rules, piece)
  if (!isCaptive(state, piece)) return no('CH-101', 'no-captive', { values })
  if (rules.pieces.side[piece] !== state.side) return no('CH-01', 'not-yours', { values })
  if (mayEscape(rules, state, piece)) return undefined
  return no('CH-101', 'guarded', { values, source: inScenarioFile(rules, 'rules', 'ransom') })
}

type Giving = Naming<'unit'> & { readonly action: { readonly count: number } }

export const give = withAnother('CH-96', (attempt: Giving, piece, other) => {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  const source = inScenarioFile(rules, 'rules', 'ammunition')
  if (rules.missileDice === 0) return no('CH-95', 'not-counted', { values, source })
  if (state.arrows[piece] <= 0) return no('CH-95', 'no-missiles', { values, source })
  if (rules.pieces.side[other] !== rules.pieces.side[piece] || !isAble(rules, state, other))
    return no('CH-96', 'no-taker', { values })
  const barred = handing(attempt, piece, other) ?? late(attempt, other, 'CH-96')
  const { count } = attempt.action
  return barred ?? (count >= 1 && count <= state.arrows[piece] ? undefined : no('CH-96', 'count', { values }))
})

export const take = withAnother('CH-96', (attempt, piece, other) => {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (rules.missileDice === 0)
    return no('CH-95', 'not-counted', { values, source: inScenarioFile(rules, 'rules', 'ammunition') })
  if (state.health[other] !== DEAD || state.arrows[other] <= 0) return no('CH-96', 'not-dead', { values })
  return handing(attempt, piece, other)
})

function handing(attempt: Moment, piece: number, other: number): Refusal | undefined {
  const { rules, state } = attempt
  const values = { ...about(rules, piece), target: about(rules, other).unit }
  if (rules.pieces.weapon[piece] < 0 || rules.pieces.weapon[piece] !== rules.pieces.weapon[other])
    return no('CH-96', 'other-weapon', { values, source: inUnits(rules, piece, 'weapon') })
  const near = [piece, other].find(
    (one) => state.cell[one] >= 0 && isLiving(state, one) && isInContact(rules, state, one),
  )
  if (near !== undefined) return no('CH-96', 'in-contact', { values: about(rules, near) })
  if (other === piece || !touches(rules, state, piece, other)) return no('CH-96', 'not-beside', { values })
  return late(attempt, piece, 'CH-96')
}
