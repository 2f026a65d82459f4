/**
 * The requirements for choosing, changing, leaving out, holding, flying away and agreeing (before the set-up; D-ANT,
 * D-REP).
 */

import { inScenarioFile } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { optionNamed } from '../names'
import { candidates } from '../phases/custody'
import { isAnyoneHeld, nextOption } from '../rules/movement/choosing'
import { hasPlayerBegun } from '../rules/movement/movable'
import { isCandidate, likeOf, maySpare, mayTakeUsual } from '../rules/muster'
import { CUSTODY } from '../state'
import { type Attempt, about, inScenario, no, noSuchPiece, pieceIn } from './attempt'

const optionText = (id: string) => ({ option: { text: `options.${id}` } })

export function choose({ rules, state, action }: Attempt): Refusal | undefined {
  if (state.phase !== 'option') return no('C-173', 'option-none')
  const asked = nextOption(rules, state)
  const values = optionText(rules.options[asked].id)
  if (optionNamed(rules, action.option) !== asked) return no('C-173', 'option-other', { values })
  if (rules.options[asked].choices.includes(String(action.choice))) return undefined
  return no('C-173', 'option-choice', { values, source: inScenarioFile(rules, 'options', asked) })
}

export function change({ rules, state, action }: Attempt): Refusal | undefined {
  const index = optionNamed(rules, action.option)
  if (state.phase !== 'movement' || index < 0 || rules.options[index].seat !== state.mover)
    return no('C-184', 'change-none')
  const source = inScenarioFile(rules, 'options', index, 'changes')
  const details = { values: optionText(rules.options[index].id), source }
  if (state.active >= 0 || hasPlayerBegun(rules, state)) return no('C-184', 'change-late', details)
  if (state.changed.includes(index)) return no('C-184', 'change-again', details)
  const { choices, changes } = rules.options[index]
  const isWay = changes[state.chosen[index]]?.includes(choices.indexOf(String(action.choice)))
  return isWay ? undefined : no('C-184', 'change-way', details)
}

export function dismiss(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'muster') return no('C-149', 'muster-none')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-149')
  const values = about(rules, piece)
  if (!isCandidate(rules, state, piece)) return no('C-149', 'muster-other', { values })
  if (state.dismissed.includes(piece)) return no('C-149', 'muster-out', { values })
  if (likeOf(rules, state, piece) !== piece) return no('C-149', 'muster-alike', { values })
  if (maySpare(rules, state, piece)) return undefined
  const { units, points } = rules.musters[state.mustering]
  const source = inScenarioFile(rules, 'muster', state.mustering, 'points')
  return no('C-149', 'muster-sum', { values: { ...values, units, points }, source })
}

export function usual({ rules, state }: Attempt): Refusal | undefined {
  if (state.phase !== 'muster') return no('C-149', 'muster-none')
  const source = inScenarioFile(rules, 'muster', state.mustering)
  if (!mayTakeUsual(rules, { ...state, dismissed: [] })) return no('C-149', 'muster-unusual', { source })
  return state.dismissed.length > 0 ? no('C-149', 'muster-begun', { source }) : undefined
}

export function hold(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'custody') return no('C-181', 'custody-none')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-181')
  const details = { values: about(rules, piece), source: inScenario(rules, 'custody') }
  if (state.cell[piece] === CUSTODY) return no('C-181', 'in-custody', details)
  return candidates(rules, state).includes(piece) ? undefined : no('C-181', 'custody-other', details)
}

export function transfer({ rules, state }: Pick<Attempt, 'rules' | 'state'>): Refusal | undefined {
  const { custody } = rules
  if (!custody?.transfer) return no('C-183', 'transfer-never')
  const source = inScenario(rules, 'custody', 'transfer')
  if (state.flown === 1) return no('C-183', 'transfer-again', { source })
  if (!isAnyoneHeld(state)) return no('C-183', 'transfer-nobody', { source })
  if (custody.transfer(rules, state).length === 0) return no('C-183', 'transfer-unready', { source })
  if (custody.when && !custody.when(rules, state))
    return no('C-183', 'transfer-unready', { source: inScenario(rules, 'custody', 'when') })
  if (state.phase !== 'movement' || custody.seat !== state.mover)
    return no('C-183', 'transfer-later', { source })
  return state.active >= 0 ? no('C-183', 'transfer-busy', { source }) : undefined
}

export function prolong({ rules, state, action }: Attempt): Refusal | undefined {
  if (!rules.prolong) return no('C-170', 'prolong-never')
  const source = inScenario(rules, 'prolong')
  const { turn: hand, most } = rules.prolong
  const values = { hand, most }
  if (state.phase !== 'prolong' || state.proposal >= 0) return no('C-170', 'prolong-hand', { values, source })
  const hands = Number(action.hands)
  return hands >= 0 && hands <= most ? undefined : no('C-170', 'prolong-most', { values, source })
}

export const answer = ({ state }: Attempt): Refusal | undefined =>
  state.phase === 'prolong' && state.proposal >= 0 ? undefined : no('C-170', 'answer-none')
