/** The choices of the movement phase. A selected piece takes all useful actions, then the next one follows. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import { launchColumn } from '../rules/fighting/launch'
import { isHoming } from '../rules/movement/homing'
import type { CorteoState } from '../state'
import { openValue } from './goals'
import { placeLoss } from './losses'
import { inColumn } from './odds'
import { dealAgain } from './outlook'
import type { Outlook } from './outlook-type'
import { placeWorth } from './place-worth'
import { ownField } from './walking'

const NEVER = -1_000_000
/** Actions with a gain come before selecting the next piece, and that before the end. */
const GAIN = 1_000_000
const NEXT = 10_000
/** Added if a piece must move without a gain, so that it goes where it loses the least. */
const FORCED = 500_000
/** Worth of an exit, which a piece that wants to leave always takes. Waking a sleeper is always good. */
const OUT = 1000
const WAKE = 1
const DONE = 0
const STOP = -1

export function scoreMovement(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { active } = state
  if (active >= 0) renewGoal(outlook, state, active)
  const here = active >= 0 ? placeWorth(outlook, state, active, state.cell[active]) : 0
  const pressed = !choices.some(({ action }) => action.type === 'done')
  const scores = choices.map((choice) => scoreOne(outlook, state, choice, here, pressed))
  tossForChanges(choices, scores)
  if (active >= 0 && !choices.some(({ action }) => action.type === 'move' || action.type === 'exit'))
    outlook.stuck.add(active)
  if (active >= 0 && !scores.some((score) => score >= GAIN)) outlook.passed.add(active)
  return scores
}

/**
 * The worth of changing an option depends on the whole scenario. It therefore scores the same as the best action now,
 * and the bot's own die decides between them. A choice changes once.
 */
function tossForChanges(choices: readonly Choice[], scores: number[]): void {
  const best = Math.max(...scores)
  choices.forEach(({ action }, index) => {
    if (action.type === 'change') scores[index] = best
  })
}

/** `pressed`: the phase cannot end yet, because a piece must leave its objective or go home first. */
function scoreOne(
  outlook: Outlook,
  state: CorteoState,
  { action, at }: Choice,
  here: number,
  pressed: boolean,
): number {
  const cell = at.kind === 'cell' ? at.cell : -1
  switch (action.type) {
    case 'run':
      return gain(runWorth(outlook, state))
    case 'select':
      return nextWorth(outlook, state, pieceNamed(outlook.rules, state, action.unit), pressed)
    case 'move': {
      const worth = placeWorth(outlook, state, state.active, cell) - here
      return worth <= 0 && pressed && mustGo(outlook, state, state.active) ? FORCED + worth : gain(worth)
    }
    case 'barricade':
      return gain(barricadeWorth(outlook, state, cell))
    case 'launch':
      return gain(launchWorth(outlook, state, action.unit, action.with))
    case 'exit':
      return ownField(outlook.rules, state, state.active) ? gain(OUT) : NEVER
    case 'rouse':
      return gain(WAKE)
    case 'traffic':
      return gain(outlook.weights.jam)
    case 'done':
      return DONE
    case 'stop':
      return STOP
    default:
      return NEVER
  }
}

const gain = (worth: number): number => (worth > 0 ? GAIN + worth : NEVER)

/** Pieces near their goals go first and clear the road for the others. */
function nextWorth(outlook: Outlook, state: CorteoState, piece: number, pressed: boolean): number {
  const { goals, passed, stuck } = outlook
  if (passed.has(piece) && !(pressed && mustGo(outlook, state, piece) && !stuck.has(piece))) return NEVER
  const field = goals[piece]
  return Math.max(1, NEXT - (field ? field[state.cell[piece]] : NEXT))
}

/** True for a piece that must leave its objective, or go home, before the phase can end. */
const mustGo = ({ rules }: Outlook, state: CorteoState, piece: number): boolean =>
  state.held.includes(state.cell[piece]) || isHoming(rules, state, piece)

/** Assigns new goals if another own piece has reached this one, or if it is worth nothing any more. */
function renewGoal(outlook: Outlook, state: CorteoState, active: number): void {
  const field = outlook.goals[active]
  if (!field) return
  const { cache, pieces } = outlook.rules
  const goal = field.indexOf(0)
  const first = cache.top[goal]
  const taken = first >= 0 && first !== active && pieces.side[first] === outlook.side
  if (taken || (first < 0 && openValue(outlook.rules, state, goal) === 0)) dealAgain(outlook, state)
}

/** Counts the pieces that reach their goal with a run but not with a walk. */
function runWorth({ rules, weights, side, goals }: Outlook, state: CorteoState): number {
  const { pieces, run } = rules
  let count = 0
  for (let piece = 0; piece < pieces.count; piece++) {
    const field = goals[piece]
    if (!field || pieces.side[piece] !== side || state.cell[piece] < 0) continue
    const distance = field[state.cell[piece]]
    if (distance > pieces.speed[piece] && distance <= pieces.speed[piece] * run.factor) count++
  }
  return count * weights.run - weights.runPrice
}

/** Returns the worth of keeping enemy power away from an objective that the active piece holds. */
function barricadeWorth({ rules, weights, danger }: Outlook, state: CorteoState, cell: number): number {
  if (openValue(rules, state, state.cell[state.active]) === 0) return 0
  return danger[cell] * weights.barricade
}

function launchWorth(outlook: Outlook, state: CorteoState, unit: unknown, partner: unknown): number {
  const { rules, weights } = outlook
  const { pieces, cache, launch } = rules
  const target = pieceNamed(rules, state, unit)
  const throwers = [state.active, ...(partner === undefined ? [] : [pieceNamed(rules, state, partner)])]
  const column = launchColumn(rules, state, throwers, target)
  if (column < 0) return 0
  const cell = state.cell[target]
  let power = 0
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other]) power += pieces.power[other]
  const beaten = { cell, side: pieces.side[target], walk: pieces.walk[target], power, arrivalCell: -1 }
  const place = placeLoss(outlook, state, beaten)
  const worth = inColumn(launch.table, column, {
    firstRetreats: 0,
    firstPanics: 0,
    secondRetreats: power * weights.retreat + place,
    secondPanics: power * weights.panic + place,
  })
  return Math.trunc((worth * weights.launch) / 100 / throwers.length)
}
