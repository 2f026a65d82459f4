/** Compares a position with what a case expects. */

import type { KriegspielExpectation } from '../../../schemas/generated/content'
import { counterNamed } from '../../blocks/counters'
import { movesOf } from './blocks/numbers'
import { pieceNamed } from './phase'
import { decisions } from './phases'
import type { KriegspielDef } from './rules'
import { attackOn, defenceOf, resultOf } from './rules/combat'
import { pointsOf } from './rules/endings'
import { isConnected, loadNetworks } from './rules/network'
import { networkOf } from './rules/rays'
import { opponentOf } from './rules/sides'
import { CAPTURED, type KriegspielState, RESERVE } from './state'

type Compare = (what: string, wanted: unknown, is: unknown) => void

export function differences(
  def: KriegspielDef,
  state: KriegspielState,
  expected: KriegspielExpectation,
): string[] {
  const { rules, grid } = def
  const found: string[] = []
  const compare: Compare = (what, wanted, is) => {
    if (wanted !== undefined && wanted !== is) found.push(`${what} should be ${wanted}, but is ${is}`)
  }
  compare('turn', expected.turn, rules.sides[state.turn])
  compare('number of the turn', expected.number, state.number)
  compare('phase', expected.phase, state.phase)
  if (expected.asked !== undefined) compareAsked(def, state, expected.asked, compare)
  compare('moves left', expected.movesLeft, Math.max(0, movesOf(rules, state) - state.moves))
  for (const [id, wanted] of Object.entries(expected.counters ?? {}))
    compare(`counter ${id}`, wanted, counterNamed(rules.blocks, state, id))
  const names = (cells: readonly string[]) => [...cells].sort().join(' ')
  const destroyed = rules.arsenals.cell.filter((_, index) => state.arsenals[index] === 0)
  compare(
    'destroyed',
    expected.destroyed && names(expected.destroyed),
    names(destroyed.map((cell) => grid.names[cell])),
  )
  for (const [id, points] of Object.entries(expected.scores ?? {}))
    if (rules.sides.includes(id))
      compare(`score of ${id}`, points, pointsOf(rules, state, rules.sides.indexOf(id)))
    else found.push(`there is no side "${id}"`)
  for (const [id, wanted] of Object.entries(expected.units ?? {})) {
    const piece = pieceNamed(rules, id)
    if (piece < 0) found.push(`there is no piece "${id}"`)
    else compareUnit(def, state, piece, wanted, compare)
  }
  for (const wanted of expected.network ?? []) compareNetwork(def, state, wanted, compare)
  for (const wanted of expected.combat ?? []) compareCombat(def, state, wanted, compare)
  return found
}

/** Both sides may have to decide at once; one of them must be the expected one. */
function compareAsked(def: KriegspielDef, state: KriegspielState, wanted: string, compare: Compare): void {
  const seats = decisions(def, state).map(({ seat }) => seat)
  compare('side asked', wanted, seats.includes(wanted) ? wanted : (seats[0] ?? 'nobody'))
}

function compareUnit(
  { rules, grid }: KriegspielDef,
  state: KriegspielState,
  piece: number,
  wanted: NonNullable<KriegspielExpectation['units']>[string],
  compare: Compare,
): void {
  const id = rules.pieces.ids[piece]
  const cell = state.cell[piece]
  const off = cell === CAPTURED ? 'captured' : cell === RESERVE ? 'reserve' : undefined
  loadNetworks(rules, state)
  compare(`${id} at`, wanted.at, off ?? grid.names[cell])
  compare(`${id} moved`, wanted.moved, state.moved.includes(piece))
  compare(`${id} retreating`, wanted.retreating, state.retreating.includes(piece))
  compare(`${id} connected`, wanted.connected, cell >= 0 && isConnected(rules, piece))
}

function compareNetwork(
  { rules, grid }: KriegspielDef,
  state: KriegspielState,
  wanted: NonNullable<KriegspielExpectation['network']>[number],
  compare: Compare,
): void {
  const side = rules.sides.indexOf(wanted.side)
  if (side < 0) {
    compare('side', wanted.side, 'nobody')
    return
  }
  const network = networkOf(rules, state, side)
  const lit = new Set(network.lit.map((cell) => grid.names[cell]))
  compare(`lit squares of ${wanted.side}`, wanted.count, lit.size)
  compare(`connected units of ${wanted.side}`, wanted.connected, network.connected.length)
  compare(`units of ${wanted.side} on a line`, wanted.onLine, network.onLine.length)
  for (const name of wanted.lit ?? []) compare(`${name} lit for ${wanted.side}`, true, lit.has(name))
  for (const name of wanted.dark ?? [])
    compare(
      `${name} lit for ${wanted.side}`,
      false,
      grid.indexOf(name) < 0 ? 'not on the map' : lit.has(name),
    )
}

function compareCombat(
  { rules }: KriegspielDef,
  state: KriegspielState,
  wanted: NonNullable<KriegspielExpectation['combat']>[number],
  compare: Compare,
): void {
  const { target } = wanted
  const piece = pieceNamed(rules, target)
  const cell = piece < 0 ? -1 : state.cell[piece]
  if (cell < 0) {
    compare(`${target} on the board`, true, false)
    return
  }
  loadNetworks(rules, state)
  const attack = attackOn(rules, opponentOf(rules, state, rules.pieces.side[piece]), cell)
  const defence = defenceOf(rules, piece)
  compare(`attack on ${target}`, wanted.attack, attack)
  compare(`defence of ${target}`, wanted.defence, defence)
  compare(`result for ${target}`, wanted.result, resultOf(rules, attack, defence))
}
