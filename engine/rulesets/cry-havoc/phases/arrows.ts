/** CH-96: missiles handed to a neighbour, or taken from the dead; it takes the whole phase of both. */
import { offering } from '../../../kernel/requirements'
import type { Action, Choice } from '../../../types'
import { report } from '../events'
import { choicesOf } from '../names'
import { pieceOf } from '../phase'
import { give, take } from '../requirements/other-actions'
import type { Rules } from '../rules'
import { isFresh } from '../rules/leading'
import { BUSY, type CryHavocState, type CryHavocTurn, HANDING, MOVED, STOPPED, setFlag } from '../state'

export function addArrowActions(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const { active } = state
  const { pieces, missileDice } = rules
  if (missileDice === 0 || pieces.weapon[active] < 0 || !isFresh(state, active)) return
  const choices = choicesOf(rules, state)
  const offer = offering(found, { rules, state })
  for (let other = 0; other < pieces.count; other++) {
    offer(take, choices.piece('take', other))
    for (let count = 1; count <= state.arrows[active]; count++)
      offer(give, choices.amount('give', other, count))
  }
}

/** What each action does; the whole phase of the piece in hand goes with it. */
export const arrowActions: Readonly<Record<string, (turn: CryHavocTurn, action: Action) => void>> = {
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
