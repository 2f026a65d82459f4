/** The set-up: each side puts its pieces in the zones of the scenario, group by group (B-5). */

import { moment } from '../../../blocks/interpreter'
import { marked } from '../../../geometry/cells'
import { only } from '../../../kernel/phases'
import { seatName } from '../events'
import type { Phase } from '../phase'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules, SetupGroup } from '../rules'
import { unnamedMarch } from '../rules/marches'
import { hasRoom } from '../rules/stack'
import { type CorteoState, PANICKED, RESERVE, setFlag } from '../state'
import { canPlace, type Placing, placePiece, placingChoices, placingFocus, selectPiece } from './placing'

const listed = new WeakMap<Uint8Array, readonly number[]>()

/** Returns the cells of a zone, listed once. */
function cellsOf(mask: Uint8Array): readonly number[] {
  let cells = listed.get(mask)
  if (!cells) {
    cells = marked(mask)
    listed.set(mask, cells)
  }
  return cells
}

/** Returns the index of the group that accepts the piece on this cell, or -1. */
export function groupFor(rules: Rules, state: CorteoState, piece: number, cell: number): number {
  const { groups } = rules.setup[state.stage]
  return groups.findIndex(
    (group, index) =>
      takes(rules, state, group, index, piece) &&
      rules.cache.count[cell] < group.perCell &&
      group.zone(rules, state)[cell] === 1,
  )
}

/** True if a group of the current step accepts another piece of this type. */
const takes = (rules: Rules, state: CorteoState, group: SetupGroup, index: number, piece: number): boolean =>
  group.accepts[rules.pieces.type[piece]] === 1 &&
  state.placed[index] < group.count &&
  (group.when === undefined || group.when(rules, state))

export const setUpPlacing: Placing = {
  waits: (rules, state, piece) =>
    state.cell[piece] === RESERVE &&
    rules.pieces.seat[piece] === rules.setup[state.stage].seat &&
    rules.setup[state.stage].groups.some((group, index) => takes(rules, state, group, index, piece)),
  lists: (rules, state, piece) =>
    rules.setup[state.stage].groups
      .filter((group, index) => takes(rules, state, group, index, piece))
      .map(({ zone }) => cellsOf(zone(rules, state))),
  fits: (rules, state, piece, cell) =>
    rules.ground.standable[rules.pieces.walk[piece]][cell] === 1 &&
    groupFor(rules, state, piece, cell) >= 0 &&
    hasRoom(rules, piece, cell),
}

/** C-161: a sleeper lies face down from the set-up on. */
function fallAsleep(turn: CorteoTurn, piece: number): void {
  const { rules } = turn
  if (rules.pieces.sleeps[piece] < 0) return
  turn.list('waiting').push(piece)
  setFlag(turn, piece, PANICKED)
  reload(rules, turn.state)
}

export const setUp: Phase = {
  begin({ state, rules }) {
    if (state.stage < rules.setup.length && canPlace(rules, state, setUpPlacing)) return undefined
    state.active = -1
    const done = rules.setup[state.stage]
    if (done !== undefined && done.side === rules.head.side && unnamedMarch(rules, state) >= 0)
      return 'component'
    if (done === undefined) return unnamedMarch(rules, state) >= 0 ? 'component' : 'turn'
    state.stage += 1
    state.placed = rules.setup[state.stage]?.groups.map(() => 0) ?? []
    return 'set-up'
  },
  asked: (rules, state) => only(rules.setup[state.stage].seat),
  prompt: (rules, state) => ({
    key: state.active < 0 ? 'corteo.prompt.set-up' : 'corteo.prompt.place',
    values: { side: seatName(rules, rules.setup[state.stage].seat) },
  }),
  choices: (rules, state) => placingChoices(rules, state, setUpPlacing),
  focus: (rules, state) => placingFocus(rules, state, setUpPlacing),
  on: {
    select: selectPiece,
    place(turn, action) {
      const { state, def, rules } = turn
      const cell = def.grid.indexOf(String(action.cell))
      const group = groupFor(rules, state, state.active, cell)
      turn.list('placed')[group] += 1
      const piece = placePiece(turn, action, setUpPlacing)
      fallAsleep(turn, piece)
      moment(turn, 'piece-placed', { it: piece, cell })
      return 'set-up'
    },
  },
}
