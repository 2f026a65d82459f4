/** What the piece in hand can do in the movement step besides walking. */
import type { Choice } from '../../../types'
import { choicesOf } from '../names'
import type { Rules } from '../rules'
import type { CryHavocState } from '../state'
import { behind, canEscort, canLead } from './beasts'
import { deliverable, exitCell } from './exits'
import { isCaptive } from './figures'
import { canTie, canUntie, isFresh } from './leading'
import { canMount, dismountCells } from './mounting'
import { pointsLeft } from './walk'

/** A rider may show its other end to where it goes: it costs nothing, and is done once between two steps. */
export const canTurn = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  state.rear[piece] >= 0 &&
  state.turned === 0 &&
  behind(state, piece) < 0 &&
  pointsLeft(rules, state, piece) > 0

export function addDeeds(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const piece = state.active
  const choices = choicesOf(rules, state)
  if (canTurn(rules, state, piece)) found.push(choices.button('turn'))
  const follower = behind(state, piece)
  if (follower >= 0) found.push(choices.piece('release', follower))
  else addLeads(rules, state, found)
  if (exitCell(rules, state, piece) >= 0) found.push(choices.button('exit'))
  const captive = deliverable(rules, state, piece)
  if (captive >= 0) found.push(choices.piece('deliver', captive))
  if (isFresh(state, piece)) addWholePhase(rules, state, found)
}

function addLeads(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const choices = choicesOf(rules, state)
  for (const beast of rules.pieces.beasts)
    if (canLead(rules, state, state.active, beast)) found.push(choices.piece('lead', beast))
  if (!rules.ransom) return
  for (let other = 0; other < rules.pieces.count; other++)
    if (isCaptive(state, other) && canEscort(rules, state, state.active, other))
      found.push(choices.piece('lead', other))
}

function addWholePhase(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const { active } = state
  const choices = choicesOf(rules, state)
  const { beasts } = rules.pieces
  if (state.mount[active] >= 0)
    for (const cell of dismountCells(rules, state, active)) found.push(choices.cell('dismount', cell))
  for (const beast of beasts) {
    if (canMount(rules, state, active, beast)) found.push(choices.piece('mount', beast))
    if (canUntie(rules, state, active, beast)) found.push(choices.piece('untie', beast))
    if (rules.pieces.tied[beast] === 0) continue
    for (const to of beasts)
      if (canTie(rules, state, active, beast, to)) found.push(choices.pair('tie', beast, to))
  }
}
