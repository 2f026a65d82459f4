/** CH-96: missiles handed to a neighbour, or taken from the dead; it takes the whole phase of both. */
import type { Action, Choice } from '../../../types'
import { report } from '../events'
import { choicesOf } from '../names'
import { pieceOf } from '../phase'
import type { Rules } from '../rules'
import { isInContact, touches } from '../rules/contact'
import { isAble } from '../rules/figures'
import { isFresh } from '../rules/leading'
import { BUSY, type CryHavocState, type CryHavocTurn, DEAD, HANDING, MOVED, STOPPED, setFlag } from '../state'

/** A neighbour with the same weapon, neither of the two next to an enemy. */
export function isAtHand(rules: Rules, state: CryHavocState, piece: number, other: number): boolean {
  const { pieces } = rules
  return (
    other !== piece &&
    pieces.weapon[other] === pieces.weapon[piece] &&
    state.cell[other] >= 0 &&
    touches(rules, state, piece, other) &&
    !isInContact(rules, state, piece)
  )
}

export const canGive = (rules: Rules, state: CryHavocState, piece: number, other: number): boolean =>
  state.arrows[piece] > 0 &&
  rules.pieces.side[other] === rules.pieces.side[piece] &&
  isAble(rules, state, other) &&
  isFresh(state, other) &&
  isAtHand(rules, state, piece, other) &&
  !isInContact(rules, state, other)

export const canTake = (rules: Rules, state: CryHavocState, piece: number, other: number): boolean =>
  state.health[other] === DEAD && state.arrows[other] > 0 && isAtHand(rules, state, piece, other)

export function addArrowDeeds(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const { active } = state
  const { pieces, missileDice } = rules
  if (missileDice === 0 || pieces.weapon[active] < 0 || !isFresh(state, active)) return
  const choices = choicesOf(rules, state)
  for (let other = 0; other < pieces.count; other++) {
    if (canTake(rules, state, active, other)) found.push(choices.piece('take', other))
    if (!canGive(rules, state, active, other)) continue
    for (let count = 1; count <= state.arrows[active]; count++)
      found.push(choices.amount('give', other, count))
  }
}

/** What each action does; the whole phase of the piece in hand goes with it. */
export const arrowDeeds: Readonly<Record<string, (turn: CryHavocTurn, action: Action) => void>> = {
  give(turn, action) {
    const other = pieceOf(turn, action)
    pass(turn, turn.state.active, other, Number(action.count))
    setFlag(turn, turn.state.active, HANDING)
    setFlag(turn, other, HANDING | BUSY | MOVED | STOPPED)
  },
  take(turn, action) {
    const other = pieceOf(turn, action)
    pass(turn, other, turn.state.active, turn.state.arrows[other])
    setFlag(turn, turn.state.active, HANDING)
  },
}

function pass(turn: CryHavocTurn, from: number, to: number, count: number): void {
  const arrows = turn.list('arrows')
  arrows[from] -= count
  arrows[to] += count
  report(turn, 'missiles', to, -1, { count }, { count })
}
