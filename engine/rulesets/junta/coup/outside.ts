/** What a coup does to the government and to its people. */
import { discardAll } from '../rules/cards'
import { giveAll } from '../rules/money'
import type { JuntaTurn } from '../state'

/** A new President; whatever he held before falls to his cousin (J-40). */
export function succeed(turn: JuntaTurn, seat: number): void {
  const { state } = turn
  state.office.forEach((holder, office) => {
    if (holder === seat) turn.list('cousin')[office] = 1
  })
  state.president = seat
}

/** Shot: cards are discarded, the money in hand goes to the President (J-78, J-103). */
export function execute(turn: JuntaTurn, victim: number, president: number): void {
  discardAll(turn, victim)
  giveAll(turn, victim, president)
  turn.list('dead')[victim] = 1
  turn.state.pretext = 1
}
