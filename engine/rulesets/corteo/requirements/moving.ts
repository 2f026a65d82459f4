/** The requirements for selecting and moving a piece (B-6, B-7, B-8). */

import { directionBetween } from '../../../geometry/cells'
import { type Details, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { leaveCost } from '../blocks/numbers'
import { BARRICADE, COVER, isPrey, JAM, SMOKE } from '../position/cells'
import type { Rules } from '../rules'
import { isUnderControl } from '../rules/control'
import { isEscorted } from '../rules/convoy'
import { stackOn } from '../rules/fighting/launch'
import { canTake } from '../rules/movement/capture'
import { homebound } from '../rules/movement/homebound'
import { homingOf, isHomeward } from '../rules/movement/homing'
import { canThrowPinned, hasBegun, hasObjectiveBeside, isPinned } from '../rules/movement/movable'
import { mustLeave, overstayers } from '../rules/movement/overstay'
import { findReach, isBound, spentTo } from '../rules/movement/reach'
import { isAsleep } from '../rules/movement/rouse'
import { sideOfSeat } from '../rules/seats'
import { hasRoom, roomOn, shares } from '../rules/stack'
import { type CorteoState, has, MOVED, PANICKED } from '../state'
import {
  type Attempt,
  about,
  at,
  cellIn,
  inScenario,
  no,
  noSuchCell,
  noSuchPiece,
  offMap,
  pieceIn,
} from './attempt'

/** Refuses the selection of a piece that cannot move; see `canSelect`. */
export function selectToMove(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-030')
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== state.turn) return no('C-030', 'not-yours', { values })
  if (rules.pieces.seat[piece] !== state.mover) return no('C-030', 'other-player', { values })
  const off = offMap(attempt, piece, 'C-030')
  if (off) return off
  if (piece === state.active) return no('C-030', 'in-hand', { values })
  if (has(state, piece, MOVED)) return no('C-030', 'moved', { values })
  const out = notInGame(attempt, piece)
  if (out) return out
  if (has(state, piece, PANICKED))
    return no('C-099', 'panicked', { values, source: inScenario(rules, 'panic', 'wakes') })
  if (!isEscorted(rules, state, piece, state.cell[piece])) return withoutEscort(attempt, piece, 'escort')
  if (isPinned(rules, state, piece) && !canThrowPinned(rules, state, piece))
    return no('C-046', 'pinned', { values, source: inScenario(rules, 'disengage') })
  if (isBound(rules, state, piece) && !hasObjectiveBeside(rules, state, piece))
    return no('C-048', 'bound', { values, source: inScenario(rules, 'garrisons', 'tag') })
  return undefined
}

/** Refuses a piece on the map that is not in the game yet: it sleeps (C-161), or waits for the die of arrivals (C-148). */
export function notInGame({ rules, state }: Attempt, piece: number): Refusal | undefined {
  if (!state.waiting.includes(piece)) return undefined
  const values = about(rules, piece)
  return isAsleep(rules, state, piece)
    ? no('C-161', 'asleep', { values, source: inScenario(rules, 'dormant', rules.pieces.sleeps[piece]) })
    : no('C-148', 'waiting', { values, source: inScenario(rules, 'arrivals') })
}

export function move(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'movement') return no('C-030', 'no-movement')
  const piece = state.active
  if (piece < 0) return no('C-030', 'take-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-031')
  if (cell === state.cell[piece]) return no('C-031', 'already-there', { values: about(rules, piece) })
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  return (
    closedCell(attempt, cell, details) ??
    limitedCell(attempt, cell, details) ??
    wayThere(attempt, cell, details)
  )
}

/** Refuses cells that are closed to all pieces or to this one. */
export function closedCell(
  { rules, state }: Attempt,
  cell: number,
  details: Details,
  piece = state.active,
  opensBases: Uint8Array = rules.pieces.entersBases,
): Refusal | undefined {
  const { ground, pieces, cache, types, allSides } = rules
  if (cache.marker[cell] === BARRICADE) return no('C-058', 'barricade', details)
  if (cache.marker[cell] === SMOKE) return no('C-145', 'smoke', details)
  if (cache.marker[cell] === JAM) return no('C-147', 'jam', details)
  if (cache.marker[cell] === COVER) return no('C-133', 'covered', details)
  if (ground.base[cell] >= 0 && (opensBases[piece] === 0 || ground.standable[pieces.walk[piece]][cell] === 0))
    return no('C-X30', 'base', details)
  if (ground.base[cell] < 0 && ground.entry[pieces.walk[piece]][cell] < 0) {
    const terrain = rules.pack.terrain.terrain[ground.terrain[cell]]
    const tags = types[pieces.type[piece]].tags ?? []
    if (terrain?.closedTo?.some((tag) => tags.includes(tag)))
      return no('C-047', 'closed-to-kind', { ...details, source: inTerrain(rules, cell, 'closedTo') })
    const source = inTerrain(rules, cell, 'cost')
    const enemyMay = pieces.walk.some(
      (walk, other) => pieces.side[other] !== pieces.side[piece] && ground.entry[walk][cell] >= 0,
    )
    const side = { text: `sides.${allSides[pieces.side[piece]]}` }
    if (enemyMay)
      return no('C-040', 'closed-to-side', { ...details, values: { ...details.values, side }, source })
    return no('C-039', 'closed', { ...details, source })
  }
  return enemyThere(rules, cell, details, piece)
}

/** An enemy closes a cell, unless it can be captured and is alone in it. */
function enemyThere(rules: Rules, cell: number, details: Details, piece: number): Refusal | undefined {
  const { pieces, cache } = rules
  const first = cache.top[cell]
  if (first < 0 || pieces.side[first] === pieces.side[piece] || canTake(rules, piece, cell)) return undefined
  return cache.blocked[pieces.side[piece]][cell] === 1 &&
    stackOn(rules, cell).some((other) => isPrey(rules, other))
    ? no('C-166', 'guarded', details)
    : no('C-109', 'enemy-there', details)
}

/** C-150, C-174: refuses a cell without an escort nearby, or no nearer to home. */
function limitedCell({ rules, state }: Attempt, cell: number, details: Details): Refusal | undefined {
  const { pieces, homing } = rules
  const piece = state.active
  if (!isEscorted(rules, state, piece, state.cell[piece])) return withoutEscort({ rules }, piece, 'escort')
  if (!isEscorted(rules, state, piece, cell)) return withoutEscort({ rules }, piece, 'escort-there', details)
  const home = homingOf(rules, state, piece)
  if (home < 0 || isHomeward(rules, homing[home], state, pieces.walk[piece], state.cell[piece], cell))
    return undefined
  return no('C-174', 'homeward', { ...details, source: inScenario(rules, 'homing', home, 'to') })
}

/** Refuses with the numbers of the escort that a convoy piece lacks. */
export function withoutEscort(
  { rules }: Pick<Attempt, 'rules'>,
  piece: number,
  key: string,
  details: Details = {},
): Refusal {
  const convoy = rules.pieces.convoy[piece]
  const { units = 0, distance = 0 } = rules.convoys[convoy].escort ?? {}
  return no('C-150', key, {
    ...details,
    values: { ...about(rules, piece), ...details.values, units, distance },
    source: inScenario(rules, 'convoys', convoy, 'escort'),
  })
}

/** Refuses a cell that the active piece cannot reach now. */
function wayThere(attempt: Attempt, cell: number, details: Details): Refusal | undefined {
  const { rules, state } = attempt
  const piece = state.active
  const { ground, pieces, cache } = rules
  const from = state.cell[piece]
  const side = pieces.side[piece]
  if (state.halted !== 0) return no('C-034', 'halted', details)
  findReach(rules, state)
  if (spentTo(rules, cell) >= 0)
    return hasRoom(rules, piece, cell) || canTake(rules, piece, cell)
      ? undefined
      : fullCell(attempt, cell, details, piece)
  if (isBound(rules, state, piece))
    return no('C-048', 'bound', { ...details, source: inScenario(rules, 'garrisons', 'tag') })
  const inControl = ground.base[from] < 0 && isUnderControl(rules, state, state.active)
  if (inControl && leaveCost(rules, state, piece) < 0)
    return no('C-046', 'pinned', { ...details, source: inScenario(rules, 'disengage') })
  const direction = directionBetween(rules.board.grid, from, cell)
  if (direction >= 0 && ground.base[from] < 0 && ground.base[cell] < 0) {
    if (ground.costs[pieces.walk[piece]][from * ground.width + direction] < 0)
      return no('C-039', 'wall', details)
    if (inControl && !rules.controlToControl && cache.hostile[side][cell] === 1)
      return no('C-035', 'control-to-control', details)
  }
  const source = inUnits(rules, piece, 'speed')
  findReach(rules, { ...state, points: MANY_POINTS })
  if (spentTo(rules, cell) >= 0)
    return no('C-034', 'too-far', {
      ...details,
      values: { ...details.values, points: Math.trunc(state.points / 2) },
      source,
    })
  if (ground.base[from] >= 0)
    return no('C-050', 'other-exits', { ...details, cells: ground.exits[ground.base[from]] })
  return no('C-034', 'no-way', details)
}

/** More points than any piece has, yet small enough for the search. */
const MANY_POINTS = 2000

/** C-148: returns the piece on a cell that waits for its arrival die, or -1. */
const lateOn = ({ rules, state }: Attempt, cell: number): number =>
  state.waiting.find((piece) => state.cell[piece] === cell && !isAsleep(rules, state, piece)) ?? -1

/** Explains why a cell has no room for another piece. */
export function noRoom(attempt: Attempt, cell: number, details: Details, rule = 'C-109'): Refusal {
  const { rules } = attempt
  const late = lateOn(attempt, cell)
  return late >= 0
    ? no('C-148', 'late-there', { ...details, values: { ...details.values, ...about(rules, late) } })
    : no(rule, 'full', { ...details, source: inScenario(rules, 'stacking') })
}

export function fullCell(attempt: Attempt, cell: number, details: Details, piece: number): Refusal {
  const { rules } = attempt
  const alone = rules.cache.count[cell] < roomOn(rules, piece, cell) && !hasRoom(rules, piece, cell)
  const loner = shares(rules, piece, rules.ground.base[cell] >= 0) ? rules.cache.top[cell] : piece
  const values = { ...details.values, ...about(rules, loner) }
  return alone
    ? no('C-113', 'never-stacks', { ...details, values, source: inUnits(rules, loner, 'stacks') })
    : noRoom(attempt, cell, details)
}

export function run({ rules, state, seat }: Attempt): Refusal | undefined {
  if (!rules.run.sides.includes(sideOfSeat(rules, seat)))
    return no('C-054', 'run-side', { source: inScenario(rules, 'run', 'side') })
  if (state.phase !== 'movement') return no('C-055', 'no-movement')
  if (rules.run.forbidden[state.hand])
    return no('C-054', 'run-hand', {
      values: { hand: state.hand },
      source: inScenario(rules, 'run', 'notInTurns'),
    })
  if (state.running !== 0) return no('C-055', 'run-already')
  if (state.runs <= 0) return no('C-054', 'run-none', { source: inScenario(rules, 'run', 'pieces') })
  return state.acted !== 0 || hasBegun(rules, state) ? no('C-055', 'run-late') : undefined
}

/** Refuses the end of a player's movement. */
export function done(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'movement') return notMoving(attempt)
  const [piece] = overstayers(rules, state)
  if (piece !== undefined) return staying(rules, state, piece)
  const [goer] = homebound(rules, state)
  return goer === undefined ? undefined : goesHome(rules, state, goer, 'must-go-home')
}

/** Refuses the end of the active piece's movement. */
export function stop(attempt: Attempt): Refusal | undefined {
  if (attempt.state.phase !== 'movement') return notMoving(attempt)
  return attempt.state.active < 0 ? no('C-030', 'take-first') : undefined
}

function notMoving({ rules, state, seat }: Attempt): Refusal {
  const isClash = state.phase === 'clash' || state.phase === 'join'
  if (isClash && sideOfSeat(rules, seat) === state.turn) return no('C-082', 'clash-first')
  return no('C-030', 'no-movement')
}

/** C-174: refuses another action to a piece that must go home. */
export const goesHome = (rules: Rules, state: CorteoState, piece: number, key: string): Refusal =>
  no('C-174', key, {
    values: about(rules, piece),
    cells: [state.cell[piece]],
    source: inScenario(rules, 'homing', homingOf(rules, state, piece)),
  })

/** C-132: refuses another action while a piece must leave its objective. */
export const staying = (rules: Rules, state: CorteoState, piece: number): Refusal =>
  no('C-132', 'must-leave', {
    values: about(rules, piece),
    cells: [state.cell[piece]],
    source: inScenario(rules, 'objectives', 'leave'),
  })

/** Refuses another action while the active piece must leave its objective or go home. */
export const firstLeave = ({ rules, state }: Attempt): Refusal | undefined =>
  state.active >= 0 && mustLeave(rules, state, state.active) ? staying(rules, state, state.active) : undefined
