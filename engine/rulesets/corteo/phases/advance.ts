/** The winner may enter the cells that the losers left (C-093 to C-096). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { report } from '../events'
import { choicesOf, idsOf } from '../names'
import { cellOf, type Phase, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { isSplit, largestPart } from '../rules/link'
import { marchOfPiece } from '../rules/marches'
import { putPiece } from '../rules/place'
import { hasRoom } from '../rules/stack'
import type { CorteoState } from '../state'

/** Returns the pieces with the cells that they may enter. Once half of a stack has advanced, the other half must follow. */
function advances(rules: Rules, state: CorteoState): [number, number][] {
  const able =
    state.follow < 0 ? state.winners : state.winners.filter((piece) => state.cell[piece] === state.follow)
  return able.flatMap((piece) =>
    state.vacated
      .filter((cell) => canEnter(rules, state, piece, cell))
      .map((cell): [number, number] => [piece, cell]),
  )
}

/** Returns the owner of the first winner that may advance. */
function asked(rules: Rules, state: CorteoState): number {
  const [first] = advances(rules, state)
  return rules.pieces.seat[first === undefined ? state.winners[0] : first[0]]
}

/** Returns the advances that the current player decides about. */
function advancesAsked(rules: Rules, state: CorteoState): [number, number][] {
  const seat = asked(rules, state)
  return advances(rules, state).filter(([piece]) => rules.pieces.seat[piece] === seat)
}

export function canEnter(rules: Rules, state: CorteoState, piece: number, cell: number): boolean {
  const { ground, pieces, cache } = rules
  const from = state.cell[piece]
  if (from < 0 || cache.blocked[pieces.side[piece]][cell] !== 0 || !hasRoom(rules, piece, cell)) return false
  const walk = pieces.walk[piece]
  if (ground.base[from] >= 0)
    return ground.exits[ground.base[from]].includes(cell) && ground.entry[walk][cell] >= 0
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.neighbours[slot] === cell) return ground.costs[walk][slot] >= 0
  return false
}

export const advance: Phase = {
  begin({ state, rules }) {
    state.winners = state.winners.filter((piece) => state.cell[piece] >= 0)
    if (rules.clash.advance && advances(rules, state).length > 0) return undefined
    if (state.follow >= 0) {
      state.follow = -1
      if (advances(rules, state).length > 0) return undefined
    }
    state.winners = []
    state.vacated = []
    return 'clash'
  },
  asked: (rules, state) => only(asked(rules, state)),
  prompt: (_, state) => ({ key: state.follow < 0 ? 'corteo.prompt.advance' : 'corteo.prompt.follow' }),
  choices(rules, state): Choice[] {
    const found = advancesAsked(rules, state).map(([piece, cell]) =>
      choicesOf(rules, state).advance(piece, cell),
    )
    return state.follow < 0 ? [...found, choicesOf(rules, state).button('stay')] : found
  },
  focus: (rules, state) => ({
    pieces: state.winners.map((piece) => idsOf(rules, state)[piece]),
    cells: state.vacated,
  }),
  on: {
    advance(turn, action) {
      enter(turn, pieceOf(turn, action), cellOf(turn, action))
      return 'advance'
    },
    stay(turn) {
      const { rules } = turn
      const seat = asked(rules, turn.state)
      turn.state.winners = turn.state.winners.filter((piece) => rules.pieces.seat[piece] !== seat)
      return 'advance'
    },
  },
}

function enter(turn: CorteoTurn, piece: number, cell: number): void {
  const { state, def, rules } = turn
  const from = state.cell[piece]
  const winners = turn.list('winners')
  winners.splice(winners.indexOf(piece), 1)
  const march = marchOfPiece(rules, piece)
  const wasWhole = march >= 0 && !isSplit(rules, state, march)
  putPiece(turn, piece, cell)
  // C-180: a march that splits by its own advance was not dispersed by the enemy.
  if (wasWhole && isSplit(rules, state, march))
    state.led = [
      ...state.led.filter((other) => marchOfPiece(rules, other) !== march),
      ...largestPart(rules, state, march),
    ]
  report(turn, 'entered', piece, cell, { from: def.grid.names[from] })
  state.follow = winners.some((other) => state.cell[other] === from) ? from : -1
  moment(turn, 'advanced', { it: piece, cell, there: from })
}
