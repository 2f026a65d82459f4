/** The retreats: units ordered to retreat move first (K-50). */
import type { Choice, Message } from '../../../types'
import { happens, linksNow, tellLinks, tellMoved } from '../blocks/happening'
import { report, unitName } from '../events'
import { cellOf, focusOn, inTurn, type Phase, type PhaseId, pieceOf } from '../phase'
import { markMoved, put } from '../position/cache'
import type { Rules } from '../rules'
import { defeatAfterMove } from '../rules/defeat'
import { reach } from '../rules/reach'
import { type KriegspielState, NOBODY } from '../state'
import { beginMoves, captureTrapped, pending } from './turn'

export const retreat: Phase = {
  enter(turn): PhaseId | undefined {
    const waiting = pending(turn.rules, turn.state)
    if (waiting.length === 0) return beginMoves(turn)
    if (waiting.length === 1) turn.state.active = waiting[0]
    return undefined
  },
  asked: inTurn,
  prompt: (rules, state): Message =>
    state.active < 0
      ? { key: 'kriegspiel.prompt.retreats', values: { count: pending(rules, state).length } }
      : { key: 'kriegspiel.prompt.retreat', values: { unit: unitName(rules, state.active) } },
  choices: choicesOf,
  focus: (rules, state) => focusOn(rules, state.active),
  on: {
    select(turn, action) {
      turn.state.active = pieceOf(turn, action)
    },
    retreat(turn, action): PhaseId {
      const { state, rules } = turn
      const piece = state.active
      const there = state.cell[piece]
      const from = rules.board.grid.names[there]
      const before = linksNow(turn)
      put(turn, piece, cellOf(turn, action))
      markMoved(turn, piece)
      if (rules.ruleOptions.retreatCounts === 'counted') state.moves += 1
      state.active = NOBODY
      report(turn, 'retreated', piece, state.cell[piece], {}, { from })
      tellMoved(turn, piece, there)
      if (state.cell[piece] >= 0)
        happens(turn, 'piece-retreated', { it: piece, cell: state.cell[piece], there })
      tellLinks(turn, before)
      return defeatAfterMove(turn) ?? captureTrapped(turn) ?? 'retreat'
    },
  },
}

function choicesOf(rules: Rules, state: KriegspielState): Choice[] {
  const { choices, cache } = rules
  const list: Choice[] = []
  if (state.active >= 0) {
    const count = reach(rules, state, state.active)
    for (let index = 0; index < count; index++) list.push(choices.cell('retreat', cache.reached[index]))
  }
  for (const piece of pending(rules, state))
    if (piece !== state.active) list.push(choices.piece('select', piece))
  return list
}
