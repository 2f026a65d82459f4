/** Powers in a clash (B-10). Reads the loaded position cache. */
import { clashShift, ofPiece } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { CorteoState } from '../../state'
import { ownPower } from '../link'
import { columnOf, shiftedColumn } from './ratio-table'

const NORMAL = 2

/** The powers in quarters, and the column of the results table with the shift of the scenario; -1 if the table allows no attempt. */
type Odds = { readonly attack: number; readonly defence: number; readonly column: number }

export function clashOdds(
  rules: Rules,
  state: CorteoState,
  attackers: readonly number[],
  defenders: readonly number[],
): Odds {
  const { table } = rules.clash
  const attack = attackPower(rules, state, attackers, defenders)
  const defence = defencePower(rules, state, attackers, defenders)
  const shift = clashShift(rules, state, attackers[0])
  return { attack, defence, column: shiftedColumn(table, columnOf(table, attack, defence), shift) }
}

/** Power of the attackers against the defenders, in quarters: ground and slope may each halve it. */
function attackPower(
  rules: Rules,
  state: CorteoState,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  return attackers.reduce(
    (sum, piece) =>
      sum +
      groundPower(rules, state, piece, 'attack-power') *
        slopeFactor(rules, state, piece, defenders, 'downhill'),
    0,
  )
}

function defencePower(
  rules: Rules,
  state: CorteoState,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  return defenders.reduce(
    (sum, piece) =>
      sum +
      groundPower(rules, state, piece, 'defence-power') *
        slopeFactor(rules, state, piece, attackers, 'uphill'),
    0,
  )
}

/** Power with the factor of its own cell (C-101, C-105, C-120), in halves. */
const groundPower = (
  rules: Rules,
  state: CorteoState,
  piece: number,
  id: 'attack-power' | 'defence-power',
): number =>
  ofPiece(rules, state, id, piece, ownPower(rules, state, piece)) *
  ofPiece(
    rules,
    state,
    'ground-power',
    piece,
    rules.ground.factor[rules.pieces.side[piece]][state.cell[piece]],
  )

/** C-103: a slope counts for a piece only if all adjacent enemies are at its other end. */
function slopeFactor(
  rules: Rules,
  state: CorteoState,
  piece: number,
  enemies: readonly number[],
  way: 'uphill' | 'downhill',
): number {
  const { ground } = rules
  const cell = state.cell[piece]
  let factor = -1
  for (let direction = 0; direction < ground.width; direction++) {
    const slot = cell * ground.width + direction
    const other = ground.neighbours[slot]
    if (other < 0 || ground.linked[slot] === 0 || !enemies.some((enemy) => state.cell[enemy] === other))
      continue
    const along = way === 'downhill' ? slot : other * ground.width + ground.opposite[direction]
    const here = ground[way][along]
    factor = factor < 0 ? here : Math.min(factor, here)
  }
  return ofPiece(rules, state, 'slope-power', piece, factor < 0 ? NORMAL : factor)
}
