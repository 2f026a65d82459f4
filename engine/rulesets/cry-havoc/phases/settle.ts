/** The queue of what a shot or a fight leaves to be decided, one thing after the other, before the step goes on. */
import { type CryHavocTurn, PENDING, PENDING_WIDTH } from '../state'

/** Takes the first pending thing away. */
export function dropPending(turn: CryHavocTurn): void {
  turn.list('pending').splice(0, PENDING_WIDTH)
}

/** The advance comes last, after the effects of the result on the losers. */
export function waitForOthers(turn: CryHavocTurn): boolean {
  const { pending } = turn.state
  if (pending.length <= PENDING_WIDTH) return false
  const list = turn.list('pending')
  list.push(...list.splice(0, PENDING_WIDTH))
  return list[0] !== PENDING.advance
}

/** The fight is over and done with. */
export function endFight({ state }: CryHavocTurn): void {
  state.attackers = []
  state.defenders = []
  state.vacated = []
  state.winners = []
  state.active = -1
  state.advance = 0
  state.advanced = 0
}
