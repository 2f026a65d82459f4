/** CH-96: missiles handed to a neighbour, or taken from the dead. This takes the whole phase of both. */
import { moment } from '../../../blocks/interpreter'
import { offering } from '../../../kernel/requirements'
import type { Choice } from '../../../types'
import type { ActionOfType } from '../actions'
import { report } from '../events'
import { choicesOf } from '../names'
import { pieceOf } from '../phase'
import { give as mayGive, take as mayTake } from '../requirements/other-actions'
import type { Rules } from '../rules'
import { isFresh } from '../rules/movement/leading'
import { BUSY, type CryHavocState, type CryHavocTurn, HANDING, MOVED, STOPPED, setFlag } from '../state'

export function addArrowActions(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const { active } = state
  const { pieces, missileDice } = rules
  if (missileDice === 0 || pieces.weapon[active] < 0 || !isFresh(state, active)) return
  const choices = choicesOf(rules, state)
  const offer = offering(found, { rules, state })
  for (let other = 0; other < pieces.count; other++) {
    offer(mayTake, choices.piece('take', other))
    for (let count = 1; count <= state.arrows[active]; count++)
      offer(mayGive, choices.amount('give', other, count))
  }
}

/** Hands missiles over. This takes the whole phase of the other figure too. */
export function give(turn: CryHavocTurn, piece: number, action: ActionOfType<'give'>): void {
  const other = pieceOf(turn, action)
  pass(turn, piece, other, action.count)
  setFlag(turn, piece, HANDING)
  setFlag(turn, other, HANDING | BUSY | MOVED | STOPPED)
}

/** Takes all the missiles of a dead figure. */
export function take(turn: CryHavocTurn, piece: number, action: ActionOfType<'take'>): void {
  const other = pieceOf(turn, action)
  pass(turn, other, piece, turn.state.arrows[other])
  setFlag(turn, piece, HANDING)
}

function pass(turn: CryHavocTurn, from: number, to: number, count: number): void {
  const arrows = turn.list('arrows')
  arrows[from] -= count
  arrows[to] += count
  report(turn, 'missiles', to, -1, { count }, { count })
  moment(turn, 'missiles-passed', { it: to, other: from, cell: turn.state.cell[to] })
}
