/** The queue of decisions after a shot or a fight. All are settled in order before the step goes on. */
import { type CryHavocTurn, PENDING, PENDING_WIDTH } from '../state'

/** Removes the first pending entry. */
export function dropPending(turn: CryHavocTurn): void {
  turn.list('pending').splice(0, PENDING_WIDTH)
}

/** Moves an advance behind the other entries. Returns true if another entry comes first. */
export function waitForOthers(turn: CryHavocTurn): boolean {
  const { pending } = turn.state
  if (pending.length <= PENDING_WIDTH) return false
  const list = turn.list('pending')
  list.push(...list.splice(0, PENDING_WIDTH))
  return list[0] !== PENDING.advance
}

/** Clears the finished fight. */
export function endFight({ state }: CryHavocTurn): void {
  state.attackers = []
  state.defenders = []
  state.vacated = []
  state.winners = []
  state.active = -1
  state.advance = 0
  state.advanced = 0
}
