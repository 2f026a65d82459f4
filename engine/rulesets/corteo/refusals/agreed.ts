/** Why something cannot be chosen, changed, left out, held, flown away or agreed on (what comes before the set-up, and D-ANT, D-REP). */

import { inScenarioFile } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { optionNamed } from '../names'
import { candidates } from '../phases/custody'
import { isAnyoneHeld, nextOption } from '../rules/choosing'
import { hasPlayerBegun } from '../rules/movable'
import { isCandidate, likeOf, mayTakeUsual } from '../rules/muster'
import { CUSTODY } from '../state'
import { type Attempt, about, inScenario, no, noSuchPiece, pieceIn } from './reason'

const optionText = (id: string) => ({ option: { text: `options.${id}` } })

export function choose({ rules, state, action }: Attempt): Refusal {
  if (state.phase !== 'option') return no('C-173', 'option-none')
  const asked = nextOption(rules, state)
  const values = optionText(rules.options[asked].id)
  if (optionNamed(rules, action.option) !== asked) return no('C-173', 'option-other', { values })
  return no('C-173', 'option-choice', { values, source: inScenarioFile(rules, 'options', asked) })
}

export function change({ rules, state, action }: Attempt): Refusal {
  const index = optionNamed(rules, action.option)
  if (state.phase !== 'movement' || index < 0 || rules.options[index].seat !== state.mover)
    return no('C-184', 'change-none')
  const source = inScenarioFile(rules, 'options', index, 'changes')
  const details = { values: optionText(rules.options[index].id), source }
  if (state.active >= 0 || hasPlayerBegun(rules, state)) return no('C-184', 'change-late', details)
  if (state.changed.includes(index)) return no('C-184', 'change-again', details)
  return no('C-184', 'change-way', details)
}

export function dismiss(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (state.phase !== 'muster') return no('C-149', 'muster-none')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-149')
  const values = about(rules, piece)
  if (!isCandidate(rules, state, piece)) return no('C-149', 'muster-other', { values })
  if (state.dismissed.includes(piece)) return no('C-149', 'muster-out', { values })
  if (likeOf(rules, state, piece) !== piece) return no('C-149', 'muster-alike', { values })
  const { units, points } = rules.musters[state.mustering]
  const source = inScenarioFile(rules, 'muster', state.mustering, 'points')
  return no('C-149', 'muster-sum', { values: { ...values, units, points }, source })
}

export function usual({ rules, state }: Attempt): Refusal {
  if (state.phase !== 'muster') return no('C-149', 'muster-none')
  const source = inScenarioFile(rules, 'muster', state.mustering)
  const isFit = mayTakeUsual(rules, { ...state, dismissed: [] })
  return no('C-149', isFit ? 'muster-begun' : 'muster-unusual', { source })
}

export function hold(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (state.phase !== 'custody') return no('C-181', 'custody-none')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-181')
  const details = { values: about(rules, piece), source: inScenario(rules, 'custody') }
  if (state.cell[piece] === CUSTODY) return no('C-181', 'in-custody', details)
  return no('C-181', candidates(rules, state).includes(piece) ? 'custody-none' : 'custody-other', details)
}

export function transfer({ rules, state }: Attempt): Refusal {
  const { custody } = rules
  if (!custody?.transfer) return no('C-183', 'transfer-never')
  const source = inScenario(rules, 'custody', 'transfer')
  if (state.flown === 1) return no('C-183', 'transfer-again', { source })
  if (!isAnyoneHeld(state)) return no('C-183', 'transfer-nobody', { source })
  if (custody.when && !custody.when(rules, state))
    return no('C-183', 'transfer-unready', { source: inScenario(rules, 'custody', 'when') })
  const isItsTurn = state.phase === 'movement' && custody.seat === state.mover
  return no('C-183', isItsTurn ? 'transfer-busy' : 'transfer-later', { source })
}

export function prolong({ rules, state }: Attempt): Refusal {
  if (!rules.prolong) return no('C-170', 'prolong-never')
  const source = inScenario(rules, 'prolong')
  const values = { hand: rules.prolong.hand, most: rules.prolong.most }
  const isAsked = state.phase === 'prolong' && state.proposal < 0
  return no('C-170', isAsked ? 'prolong-most' : 'prolong-hand', { values, source })
}

export const answer = (): Refusal => no('C-170', 'answer-none')
