/** Pieces that an effect places, removes or disables. Their pending entries are removed with them. */
import { moment } from '../../../blocks/interpreter'
import { neighbour } from '../../../geometry/cells'
import { report } from '../events'
import { load } from '../position/cache'
import type { Rules } from '../rules'
import { isAble, isCaptive, isMounted } from '../rules/figures'
import { loosen } from '../rules/loosen'
import { isOpenFor } from '../rules/movement/walk'
import { asHorse, coversTwo } from '../rules/set-up'
import {
  type CryHavocState,
  type CryHavocTurn,
  FALLEN,
  GONE,
  PENDING,
  PENDING_WIDTH,
  SITTING,
} from '../state'

/** True if a piece can stand on a cell, with room for its rear if it covers two. A beast under its rider cannot be placed. */
export function fitsThere(rules: Rules, state: CryHavocState, piece: number, cell: number): boolean {
  const at = state.cell[piece]
  if (at === SITTING || at === FALLEN || !isFreeFor(rules, state, piece, cell)) return false
  return !coversTwo(rules, state, piece) || rearFor(rules, state, piece, cell) >= 0
}

function isFreeFor(rules: Rules, state: CryHavocState, piece: number, cell: number): boolean {
  const { ground, cache } = rules
  const costs = asHorse(rules, state, piece) ? ground.horseCost : ground.footCost
  return costs[cell] >= 0 && (cache.occupant[cell] < 0 || cache.occupant[cell] === piece)
}

/** Returns the first neighbouring cell with room for the rear, or -1. */
function rearFor(rules: Rules, state: CryHavocState, piece: number, front: number): number {
  const { grid } = rules.board
  for (let direction = 0; direction < grid.directions.length; direction++) {
    const cell = neighbour(grid, front, direction)
    if (cell >= 0 && isFreeFor(rules, state, piece, cell) && isOpenFor(rules, true, front, cell)) return cell
  }
  return -1
}

export function putThere(turn: CryHavocTurn, piece: number, cell: number): void {
  const { state, rules } = turn
  const rear = coversTwo(rules, state, piece) ? rearFor(rules, state, piece, cell) : -1
  forget(turn, piece)
  turn.list('cell')[piece] = cell
  turn.list('rear')[piece] = rear
  afterwards(turn)
}

/** Removes a piece from the game, a mount with its rider. */
export function takeOut(turn: CryHavocTurn, piece: number): void {
  const { state } = turn
  const party = isMounted(state, piece) ? [piece, state.mount[piece]] : [piece]
  for (const member of party) {
    forget(turn, member)
    drop(turn, member)
    turn.list('cell')[member] = GONE
    turn.list('rear')[member] = -1
  }
  afterwards(turn)
}

/** Puts a piece off the map that may come back. */
export function takeAside(turn: CryHavocTurn, piece: number, place: number): void {
  forget(turn, piece)
  drop(turn, piece)
  turn.list('cell')[piece] = place
  turn.list('rear')[piece] = -1
  afterwards(turn)
}

/** Riders, beasts and captives are seen: they do not hide. */
export const canHide = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  rules.pieces.beast[piece] === 0 && !isMounted(state, piece) && !isCaptive(state, piece)

/** Takes a piece off the map in good order, a mount with its rider. */
export function leaveMap(turn: CryHavocTurn, piece: number): void {
  const cell = turn.state.cell[piece]
  report(turn, 'left', piece, cell)
  moment(turn, 'piece-left', { it: piece, cell })
  if (turn.state.cell[piece] === cell) takeOut(turn, piece)
}

/** Deselects a piece that is no longer able, and removes it from those that may advance. */
export function layDown({ state, rules }: CryHavocTurn, piece: number): void {
  if (isAble(rules, state, piece)) return
  if (state.active === piece) state.active = -1
  if (state.winners.includes(piece)) state.winners = state.winners.filter((one) => one !== piece)
}

/** Drops the pending entries about a piece. A rider that falls from it stays in its cell. */
function forget(turn: CryHavocTurn, piece: number): void {
  const { pending, shooter, cell } = turn.state
  const left: number[] = []
  for (let at = 0; at < pending.length; at += PENDING_WIDTH) {
    const [kind, who, mount] = pending.slice(at, at + PENDING_WIDTH)
    const isOfAPiece = kind === PENDING.cover || kind === PENDING.retreat || kind === PENDING.fall
    const isMount = kind === PENDING.fall && mount === piece
    if (isMount) turn.list('cell')[who] = cell[piece]
    if (isMount || (isOfAPiece && who === piece) || (kind === PENDING.cover && shooter === piece)) continue
    left.push(...pending.slice(at, at + PENDING_WIDTH))
  }
  if (left.length < pending.length) turn.state.pending = left
}

/** Removes a piece from every list of the fight, and deselects it. */
function drop({ state }: CryHavocTurn, piece: number): void {
  for (const list of ['attackers', 'defenders', 'winners'] as const)
    if (state[list].includes(piece)) state[list] = state[list].filter((one) => one !== piece)
  if (state.active === piece) state.active = -1
}

/** Deselects pieces that have changed sides, and removes them from the fight. */
export function withoutTurncoats(turn: CryHavocTurn): void {
  const { state, rules } = turn
  load(rules, state)
  const { pieces } = rules
  const isOwn = (piece: number) => pieces.side[piece] === state.side
  if (state.active >= 0 && !isOwn(state.active)) state.active = -1
  for (const piece of state.attackers) if (!isOwn(piece)) drop(turn, piece)
  for (const piece of state.defenders) if (isOwn(piece)) drop(turn, piece)
  afterwards(turn)
}

/** Updates the position cache, and drops bridles that no longer reach. */
export function afterwards(turn: CryHavocTurn): void {
  const { rules } = turn
  loosen(turn)
  rules.cache.walk.of = undefined
  load(rules, turn.state)
}
