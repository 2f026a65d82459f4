/** The movement of a side: its pieces move one at a time, throw and build, until it is done (B-6 to B-9). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice, Message } from '../../../types'
import { barricadeCost } from '../blocks/numbers'
import { emit, report, seatName, sideName, unitName } from '../events'
import { choicesOf } from '../names'
import type { Phase, PhaseId } from '../phase'
import { cellOf, focusOn, pieceOf } from '../phase'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { stopsOf } from '../rules/control'
import { canThrow, eachTarget, fullPoints, launchCost, partners } from '../rules/fighting/launch'
import { barricadeCells, canBuild, canRemove, removableCells } from '../rules/movement/barricade'
import { changesFor, mayFly } from '../rules/movement/choosing'
import { eachEnd } from '../rules/movement/ends'
import { canExit } from '../rules/movement/exit'
import { homebound } from '../rules/movement/homebound'
import { canTry, clearableJams } from '../rules/movement/jam'
import { canSelect, mayRun } from '../rules/movement/movable'
import { overstayers } from '../rules/movement/overstay'
import { findReach, spentTo } from '../rules/movement/reach'
import { sleepers } from '../rules/movement/rouse'
import { stepsTo } from '../rules/movement/way'
import { putPiece } from '../rules/place'
import { nextMover } from '../rules/seats'
import { CLEARED, type CorteoState, MOVED, setFlag, throwsOf } from '../state'
import { fly } from './custody'
import { choose } from './option'
import { throwAt } from './throwing'
import { exit, noteCouldGo, rouse, takeAll } from './walking'

export const movement: Phase = {
  begin(turn) {
    const { state, rules } = turn
    if (state.active >= 0) {
      endIfSpent(turn)
      return undefined
    }
    if (mayRun(rules, state) || hasMovable(rules, state) || canTry(rules, state)) return undefined
    if (mayFly(rules, state) || changesFor(rules, state).length > 0) return undefined
    return sleepers(rules, state).length > 0 ? undefined : leave(turn)
  },
  // The answer to a question of the scenario may have removed the active piece from the map.
  enter(turn) {
    const { active, cell } = turn.state
    if (active >= 0 && cell[active] < 0) endActive(turn)
  },
  asked: (_, state) => only(state.mover),
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
    if (mayFly(rules, state)) found.push(choices.button('transfer'))
    for (const { option, choice } of changesFor(rules, state))
      found.push(choices.option('change', option, choice))
    for (const piece of sleepers(rules, state)) found.push(choices.piece('rouse', piece))
    const held = state.active < 0 ? undefined : choices.piece('select', state.active)
    for (const choice of selects(rules, state)) if (choice !== held) found.push(choice)
    if (staying.length === 0 && homebound(rules, state).length === 0) found.push(choices.button('done'))
    return found
  },
  focus: (rules, state) => focusOn(rules, state, state.active),
  on: {
    run(turn) {
      turn.state.running = 1
      turn.state.runs -= 1
      if (turn.state.active >= 0) takeUp(turn, turn.state.active)
      emit(
        turn,
        'run',
        { side: sideName(turn.rules, turn.state.turn), left: turn.state.runs },
        { left: turn.state.runs },
      )
      moment(turn, 'run-called', { seat: turn.state.mover })
    },
    select(turn, action) {
      const { state, rules } = turn
      const { cache } = rules
      // The previous piece has done nothing, so the list of choices stays valid.
      if (state.acted === 0 && cache.selectsAt === state.step) cache.selectsAt += 1
      endActive(turn)
      takeUp(turn, pieceOf(turn, action))
    },
    move(turn, action) {
      moveTo(turn, cellOf(turn, action))
      endIfSpent(turn)
    },
    barricade(turn, action) {
      build(turn, cellOf(turn, action))
      endIfSpent(turn)
    },
    remove(turn, action) {
      clearAway(turn, cellOf(turn, action))
      endIfSpent(turn)
    },
    launch: throwAt,
    exit(turn) {
      exit(turn)
      endActive(turn)
    },
    rouse(turn, action) {
      rouse(turn, pieceOf(turn, action))
    },
    traffic: () => 'jam',
    transfer: fly,
    change(turn, action) {
      turn.list('changed').push(choose(turn, action, 'changed'))
    },
    stop(turn) {
      endActive(turn)
    },
    done(turn) {
      endActive(turn)
      return leave(turn)
    },
  },
}

function addActive(rules: Rules, state: CorteoState, found: Choice[], staying: boolean): void {
  const choices = choicesOf(rules, state)
  eachEnd(rules, state, (cell) => found.push(choices.cell('move', cell)))
  if (canExit(rules, state)) found.push(choices.button('exit'))
  // C-132: the piece must leave its objective before any other action.
  if (!staying) addActions(rules, state, found)
  found.push(choices.button('stop'))
}

/** Adds the actions of the active piece other than moves. */
function addActions(rules: Rules, state: CorteoState, found: Choice[]): void {
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
        found.push(choices.launchTogether(target, partner)),
      )
  }
}

/** Returns the choices of pieces to select. The list is valid until the next action. */
function selects(rules: Rules, state: CorteoState): readonly Choice[] {
  const { cache, pieces } = rules
  if (cache.selectsAt === state.step) return cache.selects
  const choices = choicesOf(rules, state)
  const found: Choice[] = []
  for (let piece = 0; piece < pieces.count; piece++)
    if (canSelect(rules, state, piece)) found.push(choices.piece('select', piece))
  cache.selects = found
  cache.selectsAt = state.step
  return found
}

function hasMovable(rules: Rules, state: CorteoState): boolean {
  for (let piece = 0; piece < rules.pieces.count; piece++) if (canSelect(rules, state, piece)) return true
  return false
}

function takeUp({ state, rules }: CorteoTurn, piece: number): void {
  state.active = piece
  state.acted = 0
  state.halted = 0
  const paid = throwsOf(state, piece) * launchCost(rules, state, piece)
  state.points = fullPoints(rules, state, piece) - paid
}

/** Ends the movement of the active piece. A piece that has done nothing may move later (C-030). */
function endActive(turn: CorteoTurn): void {
  const { state } = turn
  if (state.active >= 0 && state.acted !== 0) setFlag(turn, state.active, MOVED)
  state.active = -1
  state.points = 0
  state.acted = 0
  state.halted = 0
}

/** True if the active piece can still spend points. */
const canGoOn = (rules: Rules, state: CorteoState): boolean =>
  (state.points > 0 && state.halted === 0) ||
  clearableJams(rules, state).length > 0 ||
  (state.points > 0 && (canThrow(rules, state) || canBuild(rules, state) || canRemove(rules, state)))

/** Ends the movement of a piece that can spend nothing more (C-034). */
function endIfSpent(turn: CorteoTurn): void {
  const { state, rules } = turn
  if (state.active < 0) return
  // A trigger may have removed it from the map.
  const gone = state.cell[state.active] < 0
  if (!gone && canGoOn(rules, state)) return
  endActive(turn)
}

function moveTo(turn: CorteoTurn, cell: number): void {
  const { state, rules } = turn
  const piece = state.active
  const from = state.cell[piece]
  findReach(rules, state)
  const spent = spentTo(rules, cell)
  // Steps are counted with the points at the start, so before the price is paid.
  if (rules.countsSteps) turn.list('walked')[piece] += stepsTo(rules, state, cell)
  state.points -= spent
  state.acted = 1
  putPiece(turn, piece, cell)
  state.halted = endsWay(rules, piece, cell)
  report(turn, 'moved', piece, cell, {
    from: rules.board.grid.names[from],
    spent: wholePointsSpent(rules, state),
  })
  if (rules.captures.length > 0) takeAll(turn, cell)
  moment(turn, 'piece-moved', { it: piece, cell, there: from })
}

/** 1 if the way ends there: enemy control, ground that stops, a capture, or a base. */
const endsWay = (rules: Rules, piece: number, cell: number): number =>
  rules.ground.base[cell] >= 0 ? 1 : stopsOf(rules, piece)[cell]

/** C-041: returns the points that the piece has spent in this hand, rounded up. */
const wholePointsSpent = (rules: Rules, state: CorteoState): number =>
  Math.ceil((fullPoints(rules, state, state.active) - state.points) / 2)

function build(turn: CorteoTurn, cell: number): void {
  const { state, rules } = turn
  state.points -= barricadeCost(rules, state, state.active)
  state.blocks -= 1
  state.acted = 1
  turn.list('barricades').push(cell)
  turn.list('builtIn').push(state.hand)
  reload(rules, state)
  report(turn, 'barricade', state.active, cell, { left: state.blocks })
  moment(turn, 'barricade-built', { it: state.active, cell })
}

function clearAway(turn: CorteoTurn, cell: number): void {
  const { state, rules } = turn
  if (state.jams.includes(cell)) {
    turn.list('jams').splice(state.jams.indexOf(cell), 1)
    reload(rules, state)
    state.acted = 1
    report(turn, 'cleared', state.active, cell)
    moment(turn, 'jam-removed', { it: state.active, cell })
    return
  }
  const index = state.barricades.indexOf(cell)
  turn.list('barricades').splice(index, 1)
  turn.list('builtIn').splice(index, 1)
  if (rules.barricades.reusable) state.blocks += 1
  reload(rules, state)
  setFlag(turn, state.active, CLEARED)
  state.points -= barricadeCost(rules, state, state.active, 'removal-cost')
  state.acted = 1
  report(turn, 'removed', state.active, cell)
  moment(turn, 'barricade-removed', { it: state.active, cell })
}

/** Ends the movement of a player. The next player of the side moves; after the Head's side the Heads are named (C-115). */
function leave(turn: CorteoTurn): PhaseId {
  const { state, rules } = turn
  const next = nextMover(rules, state.mover)
  if (next >= 0) {
    state.mover = next
    state.waits = 0
    return 'reinforcements'
  }
  if (rules.convoys.length > 0) noteCouldGo(turn)
  moment(turn, 'movement-ended')
  if (state.turn === rules.head.side) return 'head'
  moment(turn, 'clashes-began')
  return 'clash'
}
