/** The moves: a limited number of units move, one after the other. An attack or the end of the turn ends them (K-16 to K-19). */
import type { Choice, Message } from '../../../types'
import { happens, type Links, linksNow, tellLinks, tellMoved } from '../blocks/happening'
import { attacksOf, movesOf } from '../blocks/numbers'
import { emit, report, sideName, unitName } from '../events'
import { cellOf, focusOn, inTurn, type Phase, type PhaseId, pieceOf } from '../phase'
import { forget, markMoved, put } from '../position/cache'
import { offer } from '../requirements/fighting'
import type { KriegspielTurn, Rules } from '../rules'
import { enemyArsenalAt } from '../rules/arsenal'
import { defeatAfterAttack, defeatAfterMove } from '../rules/defeat'
import { beat, hasLostArsenals, noteSpoil } from '../rules/endings'
import { isMovable, reach } from '../rules/reach'
import { type KriegspielState, NOBODY } from '../state'
import { attackChoices, strike } from './attack'

export const moves: Phase = {
  enter: (turn) => (turn.state.moves < movesOf(turn.rules, turn.state) ? undefined : 'attack'),
  asked: inTurn,
  prompt: (rules, state): Message =>
    state.active < 0
      ? {
          key: 'kriegspiel.prompt.moves',
          values: { side: sideName(rules, state.turn), left: movesOf(rules, state) - state.moves },
        }
      : { key: 'kriegspiel.prompt.move', values: { unit: unitName(rules, state.active) } },
  choices: (rules, state) => (state.active < 0 ? betweenMoves(rules, state) : inHand(rules, state)),
  focus: (rules, state) => focusOn(rules, state.active),
  on: {
    select(turn, action) {
      turn.state.active = pieceOf(turn, action)
    },
    drop(turn) {
      turn.state.active = NOBODY
    },
    move,
    attack: strike,
    done: () => 'turn-end',
    offer(turn) {
      turn.state.offered = 1
      const side = turn.state.turn
      emit(turn, 'offered', { side: sideName(turn.rules, side) }, { side: turn.rules.sides[side] })
      happens(turn, 'draw-offered', { seat: side })
      return 'answer'
    },
  },
}

function move(turn: KriegspielTurn, action: { readonly cell: string }): PhaseId | undefined {
  const { state, rules } = turn
  const piece = state.active
  const cell = cellOf(turn, action)
  const there = state.cell[piece]
  const from = rules.board.grid.names[there]
  const links = linksNow(turn)
  const arsenal = enemyArsenalAt(rules, state, state.turn, cell)
  put(turn, piece, cell)
  markMoved(turn, piece)
  state.moves += 1
  state.active = NOBODY
  report(turn, 'moved', piece, cell, {}, { from })
  if (arsenal >= 0) return destroy(turn, piece, arsenal, { there, links })
  tellMoved(turn, piece, there)
  tellLinks(turn, links)
  return defeatAfterMove(turn) ?? (state.moves < movesOf(rules, state) ? undefined : 'attack')
}

/** K-79, K-81: destroys an arsenal. This counts as the attack of the turn. */
function destroy(
  turn: KriegspielTurn,
  piece: number,
  arsenal: number,
  { there, links }: { readonly there: number; readonly links: Links | undefined },
): PhaseId {
  const { state, rules } = turn
  turn.list('arsenals')[arsenal] = 0
  forget(rules.cache)
  noteSpoil(turn, 0)
  state.attacks = Math.max(state.attacks, attacksOf(rules, state))
  const cell = state.cell[piece]
  report(turn, 'destroyed', piece, cell)
  const owner = rules.arsenals.side[arsenal]
  tellMoved(turn, piece, there)
  happens(turn, 'objective-taken', { it: piece, cell })
  happens(turn, 'objective-lost', { it: piece, cell, seat: owner })
  tellLinks(turn, links)
  const over =
    (hasLostArsenals(rules, state, owner) ? beat(turn, owner, 'arsenals') : undefined) ??
    defeatAfterAttack(turn, owner)
  if (over) return over
  return rules.ruleOptions.movesAfterArsenal === 'none' ? 'turn-end' : 'moves'
}

function betweenMoves(rules: Rules, state: KriegspielState): readonly Choice[] {
  const { choices } = rules
  const list = [...movable(rules, state)]
  for (const choice of attackChoices(rules, state)) list.push(choice)
  list.push(choices.button('done'))
  if (!offer({ rules, state })) list.push(choices.button('offer'))
  return list
}

function inHand(rules: Rules, state: KriegspielState): readonly Choice[] {
  const { choices, cache } = rules
  const { active } = state
  const list: Choice[] = []
  const count = reach(rules, state, active)
  for (let index = 0; index < count; index++) {
    const cell = cache.reached[index]
    const takes = rules.arsenals.at[cell] >= 0 && enemyArsenalAt(rules, state, state.turn, cell) >= 0
    list.push(choices.cell(takes ? 'take' : 'move', cell))
  }
  const held = choices.piece('select', active)
  for (const choice of movable(rules, state)) if (choice !== held) list.push(choice)
  list.push(choices.button('drop'))
  return list
}

/** Returns the units that may still move. The list is valid until the position changes. */
function movable(rules: Rules, state: KriegspielState): readonly Choice[] {
  const { cache, pieces, choices } = rules
  if (cache.movable) return cache.movable
  const list: Choice[] = []
  for (const piece of pieces.of[state.turn])
    if (isMovable(rules, state, piece)) list.push(choices.piece('select', piece))
  cache.movable = list
  return list
}
