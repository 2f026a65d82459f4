/** The actions of the active piece in the movement step other than walking. */
import { offering } from '../../../kernel/requirements'
import type { Choice } from '../../../types'
import { choicesOf } from '../names'
import { lead, mount, turn } from '../requirements/other-actions'
import type { Rules } from '../rules'
import type { CryHavocState } from '../state'
import { behind } from './beasts'
import { isCaptive } from './figures'
import { deliverable, exitCell } from './movement/exits'
import { canTie, canUntie, isFresh } from './movement/leading'
import { dismountCells } from './movement/mounting'

export function addActions(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const piece = state.active
  const choices = choicesOf(rules, state)
  const offer = offering(found, { rules, state })
  if (state.rear[piece] >= 0) offer(turn, choices.button('turn'))
  const near = besideIt(rules, state, piece)
  const follower = behind(state, piece)
  if (follower >= 0 && state.cell[follower] >= 0) found.push(choices.piece('release', follower))
  if (follower < 0) addLeads(rules, state, near, found)
  if (exitCell(rules, state, piece) >= 0) found.push(choices.button('exit'))
  const captive = deliverable(rules, state, piece)
  if (captive >= 0) found.push(choices.piece('deliver', captive))
  if (isFresh(state, piece)) addWholePhase(rules, state, near, found)
}

function addLeads(rules: Rules, state: CryHavocState, near: readonly number[], found: Choice[]): void {
  const choices = choicesOf(rules, state)
  const offer = offering(found, { rules, state })
  for (const beast of near) offer(lead, choices.piece('lead', beast))
  if (!rules.ransom) return
  for (let other = 0; other < rules.pieces.count; other++)
    if (isCaptive(state, other)) offer(lead, choices.piece('lead', other))
}

function addWholePhase(rules: Rules, state: CryHavocState, near: readonly number[], found: Choice[]): void {
  const { active } = state
  const choices = choicesOf(rules, state)
  if (state.mount[active] >= 0)
    for (const cell of dismountCells(rules, state, active)) found.push(choices.cell('dismount', cell))
  for (const beast of near) offering(found, { rules, state })(mount, choices.piece('mount', beast))
  if (!near.some((beast) => rules.pieces.tied[beast] === 1)) return
  for (const beast of rules.pieces.beasts) {
    if (canUntie(rules, state, active, beast)) found.push(choices.piece('untie', beast))
    for (const to of rules.pieces.beasts)
      if ((near.includes(beast) || near.includes(to)) && canTie(rules, state, active, beast, to))
        found.push(choices.pair('tie', beast, to))
  }
}

/** Returns the beasts without a rider next to the active piece, including dead ones. No other beast can be used. */
function besideIt({ pieces, board }: Rules, state: CryHavocState, piece: number): readonly number[] {
  const [cell, rear] = [state.cell[piece], state.rear[piece]]
  let near: number[] | undefined
  for (const beast of pieces.beasts) {
    const [front, back] = [state.cell[beast], state.rear[beast]]
    if (front < 0 || beast === piece) continue
    const isBeside =
      board.grid.distance(cell, front) <= 1 ||
      (back >= 0 && board.grid.distance(cell, back) <= 1) ||
      (rear >= 0 &&
        (board.grid.distance(rear, front) <= 1 || (back >= 0 && board.grid.distance(rear, back) <= 1)))
    if (!isBeside) continue
    near ??= []
    near.push(beast)
  }
  return near ?? NONE
}
const NONE: readonly number[] = []
