/** Walking: followers of a piece take the cells of its track, like a snake (CH-70 to CH-72, CH-100). */
import { moment } from '../../../blocks/interpreter'
import { report } from '../events'
import { load } from '../position/cache'
import type { Rules, WalkMemory } from '../rules'
import { followersOf, trackOf } from '../rules/beasts'
import { isCaptive } from '../rules/figures'
import { budgetOf } from '../rules/movement/walk'
import { endAt, findWays, wayTo } from '../rules/movement/ways'
import { type CryHavocState, type CryHavocTurn, MOVED, setFlag, WAITING } from '../state'

export function walkTo(turn: CryHavocTurn, piece: number, cell: number): void {
  const { state, rules } = turn
  const walk = waysOf(rules, state, piece)
  const end = endAt(rules, cell)
  if (end < 0) return
  const cost = walk.endCosts[end]
  const way = wayTo(rules, walk.ends[end])
  const from = state.cell[piece]
  const followers = followersOf(state, piece)
  const old = way[0] === from ? trackOf(state, piece).slice(1) : [from]
  const track = [...way.reverse(), ...old]
  if (walk.endRears[end] >= 0) track.splice(1, 0, walk.endRears[end])
  let used = follow(turn, piece, track, 0, state.rear[piece] >= 0 ? 2 : 1)
  const newcomers: number[] = []
  const places = followers.map((follower) => state.cell[follower])
  for (const follower of followers) {
    const entered = state.cell[follower] === WAITING
    used = follow(turn, follower, track, used, rules.pieces.length[follower])
    if (entered && state.cell[follower] !== WAITING) {
      report(turn, 'entered', follower, state.cell[follower])
      newcomers.push(follower)
    }
    setFlag(turn, follower, MOVED)
    if (isCaptive(state, follower)) turn.list('spent')[follower] += cost
  }
  turn.list('spent')[piece] += cost
  setFlag(turn, piece, MOVED)
  walk.of = undefined
  load(rules, state)
  report(turn, 'moved', piece, cell, {}, { from: rules.board.grid.names[from], spent: state.spent[piece] })
  for (const one of newcomers) moment(turn, 'piece-entered', { it: one, cell: state.cell[one] })
  moment(turn, 'piece-moved', { it: piece, cell, there: from })
  followers.forEach((it, index) => {
    if (places[index] >= 0 && state.cell[it] !== places[index])
      moment(turn, 'followed', { it, other: piece, cell: state.cell[it], there: places[index] })
  })
}

/** Returns the last search if it is still valid, otherwise a new one. */
function waysOf(rules: Rules, state: CryHavocState, piece: number): WalkMemory {
  const { walk } = rules.cache
  const budget = budgetOf(rules, state, piece)
  const isFresh =
    walk.of === state && walk.step === state.step && walk.piece === piece && walk.budget === budget
  return isFresh ? walk : findWays(rules, state, piece, budget)
}

/** Puts a follower on the next cells of the track. A piece off the map enters once there are enough cells. */
function follow(
  turn: CryHavocTurn,
  piece: number,
  track: readonly number[],
  from: number,
  length: number,
): number {
  if (from + length > track.length) return track.length
  turn.list('cell')[piece] = track[from]
  turn.list('rear')[piece] = length === 2 ? track[from + 1] : -1
  return from + length
}
