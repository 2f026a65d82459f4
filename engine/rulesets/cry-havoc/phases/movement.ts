/** Step 2: a side moves its figures one at a time, with their mounts and followers, until it is done (CH-55 to CH-72). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice, Message } from '../../../types'
import type { ActionOfType } from '../actions'
import { report, sideName, unitName } from '../events'
import { choicesOf } from '../names'
import { cellOf, focusOn, type Phase, type PhaseId, pieceOf } from '../phase'
import { load } from '../position/cache'
import type { Rules } from '../rules'
import { isCaptive } from '../rules/figures'
import { loosen } from '../rules/loosen'
import { waysIn } from '../rules/movement/entering'
import { deliver, deliverable, exitCell, leave } from '../rules/movement/exits'
import { escort, letGo, takeLead, tie, turnRound, untie } from '../rules/movement/leading'
import { getDown, mountUp } from '../rules/movement/mounting'
import { canSelect } from '../rules/movement/movable'
import { budgetOf, pointsLeft } from '../rules/movement/walk'
import { findWays } from '../rules/movement/ways'
import { addActions } from '../rules/other-actions'
import { breakAway, mayEscape } from '../rules/ransom'
import { nextStep } from '../rules/steps'
import { checkVictory } from '../rules/victory'
import {
  BUSY,
  type CryHavocState,
  type CryHavocTurn,
  has,
  isLiving,
  MOVED,
  SADDLING,
  STOPPED,
  setFlag,
  WAITING,
} from '../state'
import { addArrowActions, give, take } from './arrows'
import { walkTo } from './walking'

export const movement: Phase = {
  enter(turn) {
    const { state, rules } = turn
    endIfSpent(turn)
    if (state.active >= 0) return undefined
    for (let piece = 0; piece < rules.pieces.count; piece++)
      if (canSelect(rules, state, piece) || mayEscape(rules, state, piece)) return undefined
    return nextStep(turn, 'second-shots')
  },
  asked: (_, state) => only(state.side),
  prompt(rules, state): Message {
    const { active } = state
    if (active < 0) return { key: 'cry-havoc.prompt.movement', values: { side: sideName(rules, state.side) } }
    const values = { unit: unitName(rules, active), points: pointsLeft(rules, state, active) }
    return { key: `cry-havoc.prompt.${state.cell[active] === WAITING ? 'enter' : 'move'}`, values }
  },
  choices(rules, state) {
    const found: Choice[] = []
    const choices = choicesOf(rules, state)
    if (state.active >= 0) addActive(rules, state, found)
    for (let piece = 0; piece < rules.pieces.count; piece++) {
      if (piece === state.active) continue
      if (canSelect(rules, state, piece)) found.push(choices.piece('select', piece))
      else if (rules.ransom && mayEscape(rules, state, piece)) found.push(choices.piece('escape', piece))
    }
    found.push(choices.button('done'))
    return found
  },
  focus: (rules, state) => focusOn(rules, state, state.active),
  on: {
    select(turn, action) {
      takeUp(turn, pieceOf(turn, action))
    },
    move(turn, action) {
      walkTo(turn, turn.state.active, cellOf(turn, action))
      turn.state.turned = 0
      return 'movement'
    },
    turn(turn) {
      turnRound(turn, turn.state.active)
      turn.state.turned = 1
      setFlag(turn, turn.state.active, MOVED)
      const it = turn.state.active
      moment(turn, 'turned', { it, cell: turn.state.cell[it] })
    },
    enter(turn, action) {
      comeIn(turn, turn.state.active, cellOf(turn, action))
      return 'movement'
    },
    lead(turn, action) {
      const [piece, other] = [turn.state.active, pieceOf(turn, action)]
      if (isCaptive(turn.state, other)) escort(turn, piece, other)
      else takeLead(turn, piece, other)
      setFlag(turn, piece, MOVED)
      report(turn, 'led', other, turn.state.cell[other], { by: unitName(turn.rules, piece) })
      moment(turn, 'led', { it: other, other: piece, cell: turn.state.cell[other] })
    },
    release(turn, action) {
      letGo(turn, turn.state.active)
      setFlag(turn, turn.state.active, MOVED)
      setFlag(turn, pieceOf(turn, action), MOVED)
      const it = pieceOf(turn, action)
      report(turn, 'released', it)
      moment(turn, 'released', { it, cell: turn.state.cell[it] })
    },
    mount: wholePhase((turn, piece, action: ActionOfType<'mount'>) => {
      mountUp(turn, piece, pieceOf(turn, action))
      setFlag(turn, piece, SADDLING)
      report(turn, 'mounted', piece, turn.state.cell[piece])
      moment(turn, 'mounted', { it: piece, cell: turn.state.cell[piece] })
    }),
    dismount: wholePhase((turn, piece, action: ActionOfType<'dismount'>) => {
      getDown(turn, piece, cellOf(turn, action))
      setFlag(turn, piece, SADDLING)
      report(turn, 'dismounted', piece, turn.state.cell[piece])
      moment(turn, 'dismounted', { it: piece, cell: turn.state.cell[piece] })
    }),
    tie: wholePhase((turn, _, action: ActionOfType<'tie'>) => {
      const [beast, to] = [pieceOf(turn, action), pieceOf(turn, { unit: action.to })]
      tie(turn, beast, to)
      report(turn, 'tied', beast, -1, { to: unitName(turn.rules, to) })
      moment(turn, 'tied', { it: beast, other: to, cell: turn.state.cell[beast] })
    }),
    untie: wholePhase((turn, _, action: ActionOfType<'untie'>) => {
      const it = pieceOf(turn, action)
      untie(turn, it)
      report(turn, 'untied', it)
      moment(turn, 'untied', { it, cell: turn.state.cell[it] })
    }),
    exit(turn) {
      const { state, rules } = turn
      const piece = state.active
      const cell = exitCell(rules, state, piece)
      if (isGoing(turn, piece, cell)) leave(turn, piece, cell)
      else return 'movement'
      report(turn, 'left', piece, cell)
      state.active = -1
      checkVictory(turn)
      return 'movement'
    },
    deliver(turn) {
      const { state, rules } = turn
      const captive = deliverable(rules, state, state.active)
      if (!isGoing(turn, captive, state.cell[captive])) return 'movement'
      report(turn, 'delivered', captive, state.cell[captive])
      const about = { it: captive, other: state.active, cell: state.cell[captive] }
      deliver(turn, captive)
      moment(turn, 'delivered', about)
      if (about.other === state.active) setFlag(turn, state.active, MOVED)
      checkVictory(turn)
      return 'movement'
    },
    escape(turn, action) {
      const captive = pieceOf(turn, action)
      breakAway(turn, captive)
      takeUp(turn, captive)
      moment(turn, 'freed', { it: captive, cell: turn.state.cell[captive] })
    },
    stop(turn) {
      endActive(turn)
      return 'movement'
    },
    done(turn) {
      endActive(turn)
      return nextStep(turn, 'second-shots')
    },
    give: wholePhase(give),
    take: wholePhase(take),
  },
}

/** True if the piece still leaves the map after the scenario's triggers. */
function isGoing(turn: CryHavocTurn, piece: number, cell: number): boolean {
  moment(turn, 'piece-left', { it: piece, cell })
  return isLiving(turn.state, piece) && turn.state.cell[piece] === cell
}

function addActive(rules: Rules, state: CryHavocState, found: Choice[]): void {
  const choices = choicesOf(rules, state)
  if (state.cell[state.active] === WAITING) {
    for (const { cell } of waysIn(rules, state, state.active)) found.push(choices.cell('enter', cell))
    return
  }
  const budget = budgetOf(rules, state, state.active)
  if (budget > 0) {
    const { endCells, endCount } = findWays(rules, state, state.active, budget)
    for (let i = 0; i < endCount; i++) found.push(choices.cell('move', endCells[i]))
  }
  addActions(rules, state, found)
  addArrowActions(rules, state, found)
  found.push(choices.button('stop'))
}

/** CH-65, CH-72, CH-96: wraps an action that takes a whole phase. */
function wholePhase<A>(
  act: (turn: CryHavocTurn, piece: number, action: A) => void,
): (turn: CryHavocTurn, action: A) => PhaseId {
  return (turn, action) => {
    const piece = turn.state.active
    act(turn, piece, action)
    loosen(turn)
    setFlag(turn, piece, BUSY | MOVED | STOPPED)
    turn.state.active = -1
    return 'movement'
  }
}

function takeUp(turn: CryHavocTurn, piece: number): void {
  endActive(turn)
  turn.state.active = piece
}

/** Deselects the active piece. It may move later in the phase only if it has not begun to move. */
export function endActive(turn: CryHavocTurn): void {
  const { state } = turn
  if (state.active >= 0 && has(state, state.active, MOVED)) setFlag(turn, state.active, STOPPED)
  state.active = -1
  state.turned = 0
}

function endIfSpent(turn: CryHavocTurn): void {
  const { state, rules } = turn
  const { active } = state
  if (active < 0 || pointsLeft(rules, state, active) > 0) return
  if (exitCell(rules, state, active) >= 0 || deliverable(rules, state, active) >= 0) return
  endActive(turn)
}

function comeIn(turn: CryHavocTurn, piece: number, cell: number): void {
  const { state, rules } = turn
  const way = waysIn(rules, state, piece).find((one) => one.cell === cell)
  if (!way) return
  turn.list('cell')[piece] = way.cell
  turn.list('rear')[piece] = way.rear
  turn.list('spent')[piece] += way.cost
  setFlag(turn, piece, MOVED)
  load(rules, state)
  report(turn, 'entered', piece, cell)
  moment(turn, 'piece-entered', { it: piece, cell })
}
