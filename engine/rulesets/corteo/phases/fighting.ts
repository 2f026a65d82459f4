/** The die of a clash and its result (B-10, B-12). */

import type { TableResult } from '../../../../schemas/generated/content'
import { isAwaited, moment } from '../../../blocks/interpreter'
import { cellList } from '../../../kernel/lists'
import { passing } from '../../../kernel/phases'
import { dieOf } from '../blocks/numbers'
import { emit, report, unitName } from '../events'
import { idsOf } from '../names'
import type { Phase, PhaseId } from '../phase'
import type { CorteoTurn } from '../rules'
import { clashOdds } from '../rules/fighting/clash'
import { goersOf, inPanic, panicsNow } from '../rules/fighting/panic'
import { cellOf as tableCell } from '../rules/fighting/ratio-table'
import { areFoes, opponentOf } from '../rules/foes'
import { bandOf, isInMarch } from '../rules/link'
import { CLASH_PANIC, CLASH_RETREAT, FOUGHT, HEAD, setFlag } from '../state'

/** Rolls for a clash whose groups are complete. Blocks may have taken units out of it meanwhile. */
export const fight: Phase = passing((turn: CorteoTurn) => {
  const { state, rules } = turn
  const { table } = rules.clash
  for (const piece of [...state.attackers, ...state.defenders]) setFlag(turn, piece, FOUGHT)
  const { attackers, defenders } = keepFoes(turn)
  if (attackers.length === 0 || defenders.length === 0) return 'clash'
  const { attack, defence, column } = clashOdds(rules, state, attackers, defenders)
  if (column < 0) return 'clash'
  const die = dieOf(rules, state, 'clash-die', attackers[0], turn.roll(table.faces), table.faces)
  const { name, result } = tableCell(table, column, die)
  emitClash(turn, { attack, defence, ratio: `${table.firsts[column]}-${table.seconds[column]}`, die, name })
  moment(turn, 'clash-decided', { ...firstOf(turn), rolled: die })
  // A trigger may have taken the last unit of a group.
  const left = keepFoes(turn)
  if (left.attackers.length === 0 || left.defenders.length === 0) return 'clash'
  if (result.type !== 'none') return beat(turn, result)
  moment(turn, 'clash-drawn', firstOf(turn))
  return 'clash'
})

/** The powers are known and the die is still to come. Only clashes that a trigger waits for pass here. */
export const odds: Phase = passing((turn: CorteoTurn) => {
  const { attackers, defenders } = keepFoes(turn)
  if (attackers.length > 0 && defenders.length > 0) moment(turn, 'odds-known', firstOf(turn))
  return 'fight'
})

/** The first attacker, the first defender and the defender's cell. */
const firstOf = ({ state }: CorteoTurn) => ({
  it: state.attackers[0],
  other: state.defenders[0],
  cell: state.cell[state.defenders[0]],
})

/** Raises the moments of the clash and of each attacker, before the die. Effects that move a unit or change its side act before the powers are summed. */
export function beginClash(turn: CorteoTurn): PhaseId {
  const { attackers, defenders, cell } = turn.state
  moment(turn, 'clash-began', firstOf(turn))
  for (const it of attackers) moment(turn, 'attacked', { it, other: defenders[0], cell: cell[defenders[0]] })
  return isAwaited(turn.rules.blocks, 'odds-known') ? 'odds' : 'fight'
}

/** Removes the pieces that have left the map or joined the other side from a fight, and returns the rest. */
export function keepFoes({ state, rules }: CorteoTurn): {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
} {
  const isOnMap = (piece: number) => state.cell[piece] >= 0
  const { side } = rules.pieces
  state.attackers = state.attackers.filter((piece) => isOnMap(piece) && side[piece] === state.turn)
  state.defenders = state.defenders.filter(
    (piece) => isOnMap(piece) && areFoes(rules, side[piece], state.turn),
  )
  return state
}

type Rolled = {
  readonly attack: number
  readonly defence: number
  readonly ratio: string
  readonly die: number
  readonly name: string
}

function emitClash(turn: CorteoTurn, { attack, defence, ratio, die, name }: Rolled): void {
  const { state, rules } = turn
  const ids = (pieces: readonly number[]) => pieces.map((piece) => idsOf(rules, state)[piece])
  const cells = (pieces: readonly number[]) => [
    ...new Set(pieces.map((piece) => rules.board.grid.names[state.cell[piece]])),
  ]
  const from = cells(state.attackers)
  const [at] = cells(state.defenders)
  /** Powers in points; quarter points are possible. */
  const powers = { attack: attack / 4, defence: defence / 4 }
  const values = {
    unit: unitName(rules, state.attackers[0]),
    target: unitName(rules, state.defenders[0]),
    from: { message: cellList(from) },
    cell: { cell: at },
    attackers: state.attackers.length,
    defenders: state.defenders.length,
    ...powers,
    ratio,
    die,
    result: { text: `results.${name}` },
  }
  const sides = { attackers: ids(state.attackers), defenders: ids(state.defenders) }
  emit(turn, 'clash', values, { ...sides, ...powers, from, cell: at, ratio, die, result: name })
}

function beat(turn: CorteoTurn, result: Exclude<TableResult, { type: 'none' }>): PhaseId {
  const { state } = turn
  const attackerLoses = result.who === 'attacker'
  const losers = attackerLoses ? state.attackers : state.defenders
  const winners = attackerLoses ? state.defenders : state.attackers
  const next = sendBack(turn, result, losers, winners)
  for (const it of winners) moment(turn, 'won', { it, other: losers[0], cell: state.cell[it] })
  for (const it of losers) moment(turn, 'lost', { it, other: winners[0], cell: turn.state.cell[it] })
  return next
}

/** Notes the losers that must go, and the cells that the winners may enter. */
function sendBack(
  turn: CorteoTurn,
  result: Exclude<TableResult, { type: 'none' }>,
  losers: readonly number[],
  winners: readonly number[],
): PhaseId {
  const { state, rules } = turn
  const { side: sideOf } = rules.pieces
  const panics = panicsNow(rules, state, losers[0], result.type)
  state.winners = winners.slice()
  state.vacated = [...new Set(losers.map((piece) => state.cell[piece]))]
  state.follow = -1
  const goesHome = (piece: number) => panics && rules.panic.sides.includes(sideOf[piece])
  state.homeless = losers.filter(goesHome)
  const beaten = losers.filter((piece) => !goesHome(piece))
  if (beaten.length === 0) return 'base'
  const side = sideOf[beaten[0]]
  const all = affected(turn, beaten, panics)
  if (all.length > beaten.length) {
    report(turn, 'spread', beaten[0], state.cell[beaten[0]], {
      units: all.length,
      pieces: all.map((piece) => idsOf(rules, state)[piece]),
    })
    sweepAlong(turn, all, beaten)
  }
  Object.assign(
    state,
    goersOf(rules, state, all, () => result.steps),
  )
  state.why = panics ? CLASH_PANIC : CLASH_RETREAT
  const isOwn = panics === (result.type === 'panic') ? result.chosenBy === 'owner' : !panics
  state.chooser = isOwn ? side : opponentOf(rules, state, side)
  state.thrower = -1
  state.origin = -1
  state.midway = 0
  return 'retreat'
}

/** Raises the moment of each unit that must go because it is linked to a beaten one. */
export function sweepAlong(turn: CorteoTurn, all: readonly number[], beaten: readonly number[]): void {
  for (const it of all)
    if (!beaten.includes(it)) moment(turn, 'swept-along', { it, other: beaten[0], cell: turn.state.cell[it] })
}

/** Returns the affected pieces. Panic spreads to all linked pieces (C-095); a beaten Head takes its march along (C-125). */
function affected({ state, rules }: CorteoTurn, losers: readonly number[], panics: boolean): number[] {
  if (panics) return inPanic(rules, state, losers)
  const heads = losers.filter((piece) => (state.flags[piece] & HEAD) !== 0 && isInMarch(rules, state, piece))
  return [...new Set([...losers, ...bandOf(rules, state, heads)])]
}
