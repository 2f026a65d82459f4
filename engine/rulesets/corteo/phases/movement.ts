/** A side moves its pieces one at a time, throws and builds, until it is done (B-6 to B-9). */

import type { Choice, Message } from '../../../types'
import { fire } from '../blocks/triggers'
import { report, seatName, sideName, tell, unitName } from '../events'
import { choicesOf } from '../names'
import type { Phase, PhaseId } from '../phase'
import { cellOf, focusOn, pieceOf } from '../phase'
import type { Rules } from '../rules'
import { barricadeCells, canBuild, canRemove, removableCells } from '../rules/barricade'
import { canTry, clearableJams } from '../rules/jam'
import { canThrow, eachTarget, fullPoints, launchCost, partners } from '../rules/launch'
import { canSelect, mayRun } from '../rules/movable'
import { overstayers } from '../rules/overstay'
import { putPiece } from '../rules/place'
import { findReach, spentTo } from '../rules/reach'
import { nextMover } from '../rules/seats'
import { hasRoom } from '../rules/stack'
import { reload } from '../scratch'
import { CLEARED, type CorteoState, type CorteoTurn, MOVED, setFlag, throwsOf } from '../state'
import { throwAt } from './throwing'

export const movement: Phase = {
  enter(turn) {
    const { state, def } = turn
    if (state.active >= 0) {
      endIfSpent(turn)
      return undefined
    }
    const { rules } = def
    return mayRun(rules, state) || hasMovable(rules, state) || canTry(rules, state) ? undefined : leave(turn)
  },
  seat: (_, state) => state.mover,
  prompt(rules, state): Message {
    if (state.active < 0)
      return { key: 'corteo.prompt.movement', values: { side: seatName(rules, state.mover) } }
    return {
      key: 'corteo.prompt.move',
      values: {
        unit: unitName(rules, state.active),
        points: Math.trunc(state.points / 2),
        half: state.points % 2,
      },
    }
  },
  choices(rules, state) {
    const found: Choice[] = []
    const choices = choicesOf(rules, state)
    const staying = overstayers(rules, state)
    if (mayRun(rules, state)) found.push(choices.button('run'))
    if (state.active >= 0) addActive(rules, state, found, staying.includes(state.active))
    if (canTry(rules, state)) found.push(choices.button('traffic'))
    for (let piece = 0; piece < rules.pieces.count; piece++)
      if (piece !== state.active && canSelect(rules, state, piece)) found.push(choices.piece('select', piece))
    if (staying.length === 0) found.push(choices.button('done'))
    return found
  },
  focus: (rules, state) => focusOn(rules, state, state.active),
  on: {
    run(turn) {
      turn.state.running = 1
      turn.state.runs -= 1
      if (turn.state.active >= 0) takeUp(turn, turn.state.active)
      tell(
        turn,
        'run',
        { side: sideName(turn.def.rules, turn.state.turn), left: turn.state.runs },
        { left: turn.state.runs },
      )
      return undefined
    },
    select(turn, action) {
      endActive(turn)
      takeUp(turn, pieceOf(turn, action))
      return undefined
    },
    move(turn, action) {
      moveTo(turn, cellOf(turn, action))
      endIfSpent(turn)
      return undefined
    },
    barricade(turn, action) {
      build(turn, cellOf(turn, action))
      endIfSpent(turn)
      return undefined
    },
    remove(turn, action) {
      clearAway(turn, cellOf(turn, action))
      endIfSpent(turn)
      return undefined
    },
    launch: throwAt,
    traffic: () => 'jam',
    stop(turn) {
      endActive(turn)
      return undefined
    },
    done(turn) {
      endActive(turn)
      return leave(turn)
    },
  },
}

function addActive(rules: Rules, state: CorteoState, found: Choice[], staying: boolean): void {
  const { scratch } = rules
  const choices = choicesOf(rules, state)
  const from = state.cell[state.active]
  const count = findReach(rules, state)
  for (let i = 0; i < count; i++) {
    const cell = scratch.queue[i]
    if (cell !== from && hasRoom(rules, state.active, cell)) found.push(choices.cell('move', cell))
  }
  // C-132: it leaves its objective before it does anything else.
  if (!staying) addDeeds(rules, state, found)
  found.push(choices.button('stop'))
}

/** What the active piece may do besides moving. */
function addDeeds(rules: Rules, state: CorteoState, found: Choice[]): void {
  const choices = choicesOf(rules, state)
  for (const cell of clearableJams(rules, state)) found.push(choices.cell('remove', cell))
  if (canBuild(rules, state))
    for (const cell of barricadeCells(rules, state)) found.push(choices.cell('barricade', cell))
  if (canRemove(rules, state))
    for (const cell of removableCells(rules, state)) found.push(choices.cell('remove', cell))
  if (canThrow(rules, state)) {
    eachTarget(rules, state, [state.active], (target) => found.push(choices.piece('launch', target)))
    for (const partner of partners(rules, state, state.active))
      eachTarget(rules, state, [state.active, partner], (target) =>
        found.push(choices.pair('launch-with', target, partner)),
      )
  }
}

function hasMovable(rules: Rules, state: CorteoState): boolean {
  for (let piece = 0; piece < rules.pieces.count; piece++) if (canSelect(rules, state, piece)) return true
  return false
}

function takeUp({ state, def }: CorteoTurn, piece: number): void {
  state.active = piece
  state.acted = 0
  state.halted = 0
  const paid = throwsOf(state, piece) * launchCost(def.rules, state, piece)
  state.points = fullPoints(def.rules, state, piece) - paid
}

/** C-030: a piece that did something has had its movement; one that did nothing keeps it. */
function endActive(turn: CorteoTurn): void {
  const { state } = turn
  if (state.active >= 0 && state.acted !== 0) setFlag(turn, state.active, MOVED)
  state.active = -1
  state.points = 0
  state.acted = 0
  state.halted = 0
}

/** The movement of a piece ends by itself when nothing is left to spend (C-034). */
function endIfSpent(turn: CorteoTurn): void {
  const { state, def } = turn
  const { rules } = def
  if (state.active < 0 || (state.points > 0 && state.halted === 0)) return
  if (clearableJams(rules, state).length > 0) return
  if (state.points > 0 && (canThrow(rules, state) || canBuild(rules, state) || canRemove(rules, state)))
    return
  endActive(turn)
}

function moveTo(turn: CorteoTurn, cell: number): void {
  const { state, def } = turn
  const { rules } = def
  const piece = state.active
  const from = state.cell[piece]
  findReach(rules, state)
  const cost = spentTo(rules, cell)
  state.points -= cost
  state.acted = 1
  putPiece(turn, piece, cell)
  state.halted = rules.scratch.stops[rules.pieces.side[piece]][cell]
  report(turn, 'moved', piece, cell, {
    from: rules.board.grid.names[from],
    spent: wholePointsSpent(rules, state),
  })
}

/** C-041: what the piece has spent in this hand, a half counted as a whole point. */
const wholePointsSpent = (rules: Rules, state: CorteoState): number =>
  Math.ceil((fullPoints(rules, state, state.active) - state.points) / 2)

function build(turn: CorteoTurn, cell: number): void {
  const { state, def } = turn
  state.points -= def.rules.barricades.cost
  state.blocks -= 1
  state.acted = 1
  turn.list('barricades').push(cell)
  turn.list('builtIn').push(state.hand)
  reload(def.rules, state)
  report(turn, 'barricade', state.active, cell, { left: state.blocks })
}

function clearAway(turn: CorteoTurn, cell: number): void {
  const { state, def } = turn
  if (state.jams.includes(cell)) {
    turn.list('jams').splice(state.jams.indexOf(cell), 1)
    reload(def.rules, state)
    state.acted = 1
    report(turn, 'cleared', state.active, cell)
    return
  }
  const index = state.barricades.indexOf(cell)
  turn.list('barricades').splice(index, 1)
  turn.list('builtIn').splice(index, 1)
  reload(def.rules, state)
  setFlag(turn, state.active, CLEARED)
  state.points -= def.rules.barricades.cost
  state.acted = 1
  report(turn, 'removed', state.active, cell)
}

/** The players of a side move one after the other; after the movement of the side of the Head the Heads are named (C-115). */
function leave(turn: CorteoTurn): PhaseId {
  const { state, def } = turn
  const next = nextMover(def.rules, state.mover)
  if (next >= 0) {
    state.mover = next
    return 'reinforcements'
  }
  fire(turn, 'movement-end')
  return state.turn === def.rules.head.side ? 'head' : 'clash'
}
