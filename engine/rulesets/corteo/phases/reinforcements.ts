/** Pieces that enter in this hand go on base cells of their side's choice (C-025, C-029). */
import { sideName } from '../events'
import type { Phase } from '../phase'
import { focusOn } from '../phase'
import type { Rules } from '../rules'
import { hasRoom } from '../rules/stack'
import type { CorteoState } from '../state'
import { canPlace, type Placing, placePiece, placingChoices, selectPiece } from './placing'

/** Entries of the schedule, this hand's or older, that bring pieces of this type. */
const entriesFor = (rules: Rules, state: CorteoState, piece: number) =>
  rules.reinforcements.filter(
    ({ hand, side, units }) =>
      hand <= state.hand && side === state.turn && units.some(([type]) => type === rules.pieces.type[piece]),
  )

/** Pieces that lost their base for want of room come back by the bases, whatever the schedule. */
function listsFor(rules: Rules, state: CorteoState, piece: number): readonly (readonly number[])[] {
  const entries = entriesFor(rules, state, piece)
  return entries.length > 0 ? entries.map(({ cells }) => cells) : [rules.panic.cells]
}

export const reinforcementPlacing: Placing = {
  waits: (rules, state, piece) =>
    rules.pieces.side[piece] === state.turn && state.due[rules.pieces.type[piece]] > 0,
  lists: listsFor,
  fits: (rules, state, piece, cell) =>
    rules.ground.standable[rules.pieces.walk[piece]][cell] === 1 &&
    listsFor(rules, state, piece).some((cells) => cells.includes(cell)) &&
    hasRoom(rules, piece, cell),
}

export const reinforcements: Phase = {
  enter({ state, def }) {
    if (state.due.some((count) => count > 0) && canPlace(def.rules, state, reinforcementPlacing))
      return undefined
    state.active = -1
    return 'movement'
  },
  seat: (_, state) => state.turn,
  prompt: (rules, state) => ({
    key: state.active < 0 ? 'corteo.prompt.reinforcements' : 'corteo.prompt.place',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: (rules, state) => placingChoices(rules, state, reinforcementPlacing),
  focus: (rules, state) => focusOn(rules, state, state.active),
  on: {
    select: selectPiece,
    place(turn, action) {
      turn.list('due')[turn.def.rules.pieces.type[turn.state.active]] -= 1
      placePiece(turn, action, reinforcementPlacing)
      return 'reinforcements'
    },
  },
}
