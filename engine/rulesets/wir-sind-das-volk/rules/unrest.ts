/** Cubes of unrest, mass protests and socialists. All changes go through here, so that supplies and protests stay correct. */
import { moment } from '../../../blocks/interpreter'
import { emitOfProvince } from '../events'
import type { Rules, VolkTurn } from '../rules'
import { EAST, NOBODY, type VolkState, WEST } from '../state'
import { ownProtests, protestsIn } from './protests'
import { cubesLeft, protestsLeft } from './supply'
import { EVERYWHERE, putFirst, putLast } from './tasks'

/**
 * Returns how many of these cubes can come, limited by the cubes left and by a marker for each new protest. If a
 * socialist meets the protest, both return to the supply (W-61).
 */
function coming(rules: Rules, state: VolkState, province: number, count: number): number {
  let cubes = cubesLeft(rules, state)
  let markers = protestsLeft(rules, state)
  let box = rules.provinces.side[province] === EAST ? state.box : 0
  let unrest = state.unrest[province]
  for (let cube = 0; cube < count; cube++) {
    const protests = (unrest + 1) % rules.numbers.protest === 0
    if (cubes === 0 || (protests && markers === 0)) return cube
    if (protests && box > 0) {
      box -= 1
      continue
    }
    unrest += 1
    cubes -= 1
    if (protests) markers -= 1
  }
  return count
}

export const canRise = (rules: Rules, state: VolkState, province: number): boolean =>
  coming(rules, state, province, 1) > 0

/** Adds cubes one by one while possible and returns their number. `mover` is the side that caused them. */
export function addUnrest(turn: VolkTurn, province: number, count: number, mover: number): number {
  const { rules } = turn
  const placed = coming(rules, turn.state, province, count)
  if (placed <= 0) return 0
  emitOfProvince(turn, 'unrest', province, { count: placed })
  for (let cube = 0; cube < placed; cube++) {
    turn.list('unrest')[province] += 1
    if (turn.state.unrest[province] % rules.numbers.protest === 0) protest(turn, province)
  }
  settleEchoes(turn, province, mover)
  return placed
}

/** Removes cubes and returns their number. */
export function takeUnrest(turn: VolkTurn, province: number, count: number): number {
  const { rules } = turn
  const taken = Math.min(count, turn.state.unrest[province])
  if (taken <= 0) return 0
  const before = ownProtests(rules, turn.state, province)
  turn.list('unrest')[province] -= taken
  emitOfProvince(turn, 'quieted', province, { count: taken })
  if (ownProtests(rules, turn.state, province) < before) emitOfProvince(turn, 'protest-over', province)
  settleEchoes(turn, province)
  return taken
}

/** W-61: adds a protest. In the East a socialist from the box meets it; one is enough, since the protest is new. */
function protest(turn: VolkTurn, province: number): void {
  const side = turn.rules.provinces.side[province]
  emitOfProvince(turn, 'protest', province)
  if (side === EAST && turn.state.box > 0) {
    turn.state.box -= 1
    sendSocialist(turn, province)
  }
  moment(turn, 'protested', { seat: side })
}

/** Puts a socialist in a province and removes a cube of unrest (W-61, W-96). */
export function sendSocialist(turn: VolkTurn, province: number): void {
  turn.list('socialists')[province] += 1
  emitOfProvince(turn, 'socialist', province)
  takeUnrest(turn, province, 1)
}

/**
 * Settles the protests at the beginning of the game. A supplier shares those of the divided city (W-60). The socialists
 * of the box are placed again, where they are needed (W-61, W-96).
 */
export function meetFirstProtests(turn: VolkTurn): void {
  const { state, rules } = turn
  const { divided } = rules.provinces
  if (divided !== NOBODY) settleEchoes(turn, divided)
  if (state.box === 0 || protestsIn(rules, state, EAST) === 0) return
  putLast(turn, { kind: 'socialists', side: EAST, count: state.box, of: EAST, where: EVERYWHERE })
  state.box = 0
}

/**
 * W-60: each protest of the divided city also stands in a supplier while it lasts. The difference is settled next. A
 * waiting task for it is replaced.
 */
function settleEchoes(turn: VolkTurn, province: number, mover?: number): void {
  const { rules } = turn
  if (province !== rules.provinces.divided) return
  const { state } = turn
  const waiting = state.tasks.find(({ kind }) => kind === 'echo')
  if (waiting) state.tasks = state.tasks.filter((task) => task !== waiting)
  const due = echoesDue(rules, state)
  if (due === 0) return
  const side = rules.ruleOptions.echoChooser === 'mover' && due > 0 ? (mover ?? waiting?.side ?? WEST) : WEST
  putFirst(turn, { kind: 'echo', side, count: due, of: province, where: EVERYWHERE })
}

/** Returns how many protests of the divided city suppliers must still share, limited by the markers; negative if too many do. */
export const echoesDue = (rules: Rules, state: VolkState): number =>
  Math.min(
    ownProtests(rules, state, rules.provinces.divided) - state.echo.reduce((sum, count) => sum + count, 0),
    protestsLeft(rules, state),
  )
