/** The automatic phases: the starts and ends of turns and hands (B-4). */

import { lastPhase } from '../../../blocks/asking'
import { moment } from '../../../blocks/interpreter'
import { revealAll } from '../../../blocks/options/words'
import type { Subject } from '../../../blocks/port'
import { passing } from '../../../kernel/phases'
import { objectivePoints, ofSeat } from '../blocks/numbers'
import { emit, report, sideName } from '../events'
import type { Phase, PhaseId } from '../phase'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { watchingControl } from '../rules/control-moments'
import { nextSide } from '../rules/foes'
import { handsOf } from '../rules/hands'
import { inMarches } from '../rules/link'
import { publicOf } from '../rules/observation'
import { commentOn, score } from '../rules/scoring'
import type { CorteoState } from '../state'
import {
  CLEARED,
  clearFlag,
  FOUGHT,
  FRESH,
  forgetThrows,
  HEAD,
  has,
  isFirstOfHand,
  MOVED,
  PANICKED,
  turnNumber,
} from '../state'
import { noteSetOut } from './walking'

/** Starts the turn of a side, and with the first side a new hand. */
export const turnStart: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  if (isTimeToProlong(rules, state)) return 'prolong'
  if (!isFirstOfHand(state)) return beginPhase(turn)
  if (state.hand === 0) moment(turn, 'set-up-ended')
  beginHand(turn)
  if (rules.initiative.length === 0) return beginPhase(turn)
  moment(turn, 'turn-began')
  return 'initiative'
})

/** Determines the side that acts first, after the effects at the beginning of the hand. */
export const initiative: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  const { sides, initiative: entries } = rules
  const entry = entries.find(({ when }) => when === undefined || when(rules, state))
  state.turn = entry?.side ?? 0
  if (state.turn > 0) state.first = state.turn
  emit(turn, 'initiative', { side: sideName(rules, state.turn) }, { side: sides[state.turn] })
  return beginPhase(turn)
})

function beginPhase(turn: CorteoTurn): PhaseId {
  const { state, rules } = turn
  state.mover = rules.seatsOf[state.turn][0]
  if (rules.run.sides.length > 1) state.running = 0
  const awake = beginTurn(turn)
  const time = { hand: state.hand, minutes: minutesPassed(rules, state) }
  emit(
    turn,
    'turn',
    { side: sideName(rules, state.turn), ...time },
    { side: rules.sides[state.turn], ...time },
  )
  if (isFirstOfHand(state) && rules.initiative.length === 0) moment(turn, 'turn-began')
  moment(turn, 'phase-began')
  for (const it of awake) moment(turn, 'recovered', { it, cell: state.cell[it] })
  scheduleReinforcements(turn)
  return 'reinforcements'
}

/** C-170: true before the hand in which the players may prolong, until they have decided. */
const isTimeToProlong = ({ prolong }: Rules, state: CorteoState): boolean =>
  prolong !== undefined && isFirstOfHand(state) && prolong.turn === state.hand + 1 && state.proposal < 0

/** C-004: returns the minutes from the start of the day to the start of this hand. */
const minutesPassed = ({ scenario }: Rules, { hand }: CorteoState): number =>
  (hand - 1) * (scenario.minutes ?? 0)

function beginHand(turn: CorteoTurn): void {
  turn.state.hand += 1
  turn.state.running = 0
  const march = inMarches(turn.rules, turn.state)
  turn.state.lastLeaders = march.filter((piece) => has(turn.state, piece, HEAD))
  turn.state.leaders = []
  turn.state.led = []
  turn.state.rolled = []
  if (turn.rules.countsSteps) turn.state.walked = turn.state.walked.map(() => 0)
  for (let piece = 0; piece < turn.rules.pieces.count; piece++) clearFlag(turn, piece, HEAD | FRESH)
}

/** Clears the flags of the last turn. Returns the panicked pieces of an earlier hand, which wake (C-099). */
function beginTurn(turn: CorteoTurn): readonly number[] {
  const awake: number[] = []
  const { state, rules } = turn
  const { pieces, panic } = rules
  state.jamTried = 0
  if (rules.convoys.length > 0) noteSetOut(turn)
  state.waits = 0
  if (state.changed.length > 0) state.changed = []
  for (let piece = 0; piece < pieces.count; piece++) {
    clearFlag(turn, piece, FOUGHT)
    if (pieces.side[piece] !== state.turn) continue
    clearFlag(turn, piece, MOVED | CLEARED)
    forgetThrows(turn, piece)
    if (!has(state, piece, PANICKED) || (panic.asleep && has(state, piece, FRESH))) continue
    if (state.waiting.includes(piece)) continue
    watchingControl(turn, piece, () => clearFlag(turn, piece, PANICKED))
    report(turn, 'woke', piece, state.cell[piece])
    awake.push(piece)
  }
  reload(rules, state)
  return awake
}

/** C-025, C-027: adds the pieces that enter in this hand to those that found no room before. */
function scheduleReinforcements(turn: CorteoTurn): void {
  const { state, rules } = turn
  for (const [index, entry] of rules.reinforcements.entries()) {
    const { side, units, points, optional, when } = entry
    if (side !== state.turn || !isItsHand(rules, state, index)) continue
    if (when) turn.list('came').push(index)
    if (points > 0) state.budget += ofSeat(rules, state, 'entry-points', state.mover, points)
    for (const [type, count] of units) {
      if (type < 0) continue
      turn.list('due')[type] += count
      if (optional) turn.list('patient')[type] += count
    }
  }
}

/** C-174: an entry with a condition comes once, in the first hand from its own in which the condition holds. */
function isItsHand(rules: Rules, state: CorteoState, index: number): boolean {
  const { hand, when } = rules.reinforcements[index]
  if (!when) return hand === state.hand
  return hand <= state.hand && !state.came.includes(index) && when(rules, state)
}

export const turnEnd: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  state.attackers = []
  state.defenders = []
  moment(turn, 'phase-ended')
  clearSmoke(turn)
  const next = nextSide(rules, state.turn)
  if (next !== (state.first ?? 0)) {
    state.turn = next
    return 'turn'
  }
  endHand(turn)
  if (state.hand >= handsOf(rules, state) || state.ended === 1) return 'over'
  state.turn = 0
  delete state.first
  return 'turn'
})

/** C-145: clears smoke whose last turn is over. */
function clearSmoke(turn: CorteoTurn): void {
  const { state, rules } = turn
  if (state.smoke.length === 0) return
  const stays = state.smoke.map((_, index) => state.smokeUntil[index] > turnNumber(rules, state))
  if (stays.every((stay) => stay)) return
  const clear = state.smoke.filter((_, index) => !stays[index])
  state.smoke = state.smoke.filter((_, index) => stays[index])
  state.smokeUntil = state.smokeUntil.filter((_, index) => stays[index])
  reload(rules, state)
  for (const cell of clear) moment(turn, 'smoke-cleared', { cell })
}

/** C-130: an objective occupied at the end of a hand counts; it is covered once it is left (C-133). */
function endHand(turn: CorteoTurn): void {
  const { state, rules } = turn
  const taken: Partial<Subject>[] = []
  for (const cell of occupiedObjectives(rules, state)) {
    if (state.held.includes(cell) || state.covered.includes(cell)) continue
    turn.list('held').push(cell)
    noteTaker(turn, cell)
    const values = {
      cell: { cell: rules.board.grid.names[cell] },
      points: objectivePoints(rules, state, cell),
    }
    emit(turn, 'held', values, { cell: rules.board.grid.names[cell], points: values.points })
    taken.push({ it: holderOf(turn, cell), cell })
  }
  for (const subject of taken) moment(turn, 'objective-taken', subject)
  moment(turn, 'turn-ended')
  const facts = { hand: state.hand, score: score(rules, publicOf(rules, state)) }
  emit(turn, 'hand-end', facts, facts)
}

/** Records the owner of an objective for a side with several players: the first of its pieces there, in roster order. */
function noteTaker(turn: CorteoTurn, cell: number): void {
  const { rules } = turn
  const { pieces, objectives, seatsOf } = rules
  if (seatsOf[objectives.side].length < 2) return
  turn.list('takenCells').push(cell)
  turn.list('takenSeats').push(pieces.seat[holderOf(turn, cell)])
}

/** Returns the first piece on an occupied objective that holds it. */
function holderOf({ state, rules: { pieces, objectives } }: CorteoTurn, cell: number): number {
  let piece = 0
  while (state.cell[piece] !== cell || !holds(pieces, piece, objectives.side)) piece++
  return piece
}

function occupiedObjectives({ pieces, ground, objectives }: Rules, state: CorteoState): Set<number> {
  const cells = new Set<number>()
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (cell >= 0 && holds(pieces, piece, objectives.side) && ground.site[cell] >= 0) cells.add(cell)
  }
  return cells
}

const holds = ({ side, passive }: Rules['pieces'], piece: number, of: number): boolean =>
  side[piece] === of && passive[piece] === 0

export const over: Phase = lastPhase(
  (turn: CorteoTurn) => {
    revealAll(turn)
    moment(turn, 'game-ended')
  },
  (turn) => {
    const { rules } = turn
    const total = score(rules, turn.state)
    emit(turn, 'over', { score: total }, { score: total })
    const comment = commentOn(rules, total)
    if (comment) emit(turn, 'comment', { comment: { text: `comments.${comment}` } }, { comment })
  },
)
