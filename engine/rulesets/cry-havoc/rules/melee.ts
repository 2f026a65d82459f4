/** The sums of a fight: strength, ratio, ground, column (CH-74 to CH-82). */
import { ofPiece, ofPieceAt } from '../blocks/numbers'
import type { Rules } from '../rules'
import type { CryHavocState } from '../state'
import { attackOf, cellsOf, defenceOf, isMounted } from './figures'

export const ON_FOOT = 0
export const MOUNTED = 1

export type Sums = {
  readonly attack: number
  readonly defence: number
  /** Column of the ratio before ground modifiers; -1 below the first. */
  readonly plain: number
  readonly attackGround: number
  readonly defenceGround: number
  /** Shift of columns to the right. */
  readonly shift: number
  /** The columns of the shift that modifiers of the scenario add. */
  readonly more: number
  /** The final column; -1 if the attack is not allowed. */
  readonly column: number
  /** Added to the die, within its faces. */
  readonly dieAdds: number
  /** ON_FOOT or MOUNTED. */
  readonly table: number
}

export function sumsOf(
  rules: Rules,
  state: CryHavocState,
  attackers: readonly number[],
  defenders: readonly number[],
): Sums {
  const attack = attackers.reduce((sum, piece) => sum + attackOf(rules, state, piece), 0)
  const defence = defenders.reduce((sum, piece) => sum + defenceOf(rules, state, piece), 0)
  const plain = columnFor(rules, attack, defence)
  const attackGround = groundOf(rules, state, attackers)
  const defenceGround = groundOf(rules, state, defenders)
  const printed = rules.melee.shifts[attackGround + 1][defenceGround + 1]
  const more = attackers.length > 0 ? ofPiece(rules, state, 'fight-column', attackers[0], 0) : 0
  const shift = printed + more
  return {
    attack,
    defence,
    plain,
    attackGround,
    defenceGround,
    shift,
    more,
    column: shifted(rules, plain, shift),
    dieAdds: attackers.length > 0 ? ofPiece(rules, state, 'fight-die', attackers[0], 0) : 0,
    table: tableFor(rules, state, defenders),
  }
}

/** CH-74, CH-75: returns the column of the ratio, rounded down in favour of the defender. */
export function columnFor({ melee }: Rules, attack: number, defence: number): number {
  let column = melee.columns.length - 1
  while (column >= 0 && attack < melee.columns[column] * Math.max(defence, 1)) column--
  return column
}

/** Returns a die with the modifier of a fight, within its faces. */
export const dieNow = ({ melee }: Rules, { dieAdds }: Sums, die: number): number =>
  Math.max(1, Math.min(melee.die, die + dieAdds))

function shifted({ melee }: Rules, plain: number, shift: number): number {
  if (plain < 0) return -1
  const column = Math.min(plain + shift, melee.columns.length - 1)
  return column < 0 && melee.belowFirst === 'first' ? 0 : Math.max(column, -1)
}

/** CH-77, CH-78, CH-82: returns the worst ground under the group, including both cells of a rider. */
export function groundOf(rules: Rules, state: CryHavocState, group: readonly number[]): number {
  let worst = 1
  for (const piece of group)
    for (const cell of cellsOf(state, piece)) worst = Math.min(worst, groundNow(rules, state, piece, cell))
  return worst
}

/** CH-76, CH-92: beasts are attacked like riders. A mixed group uses the table of riders, which favours defenders. */
export const tableFor = ({ pieces }: Rules, state: CryHavocState, defenders: readonly number[]): number =>
  defenders.some((piece) => isMounted(state, piece) || pieces.beast[piece] === 1) ? MOUNTED : ON_FOOT

/** Returns the ground of a piece on a cell. */
export const groundNow = (rules: Rules, state: CryHavocState, piece: number, cell: number): number =>
  ofPieceAt(rules, state, 'ground', piece, cell, rules.ground.melee[cell])

/** CH-98: true if several attackers, with a knight among them, reach this ratio against a knight without an adjacent friend. */
export const isOverwhelming = (
  rules: Rules,
  state: CryHavocState,
  attackers: readonly number[],
  defenders: readonly number[],
  { column }: Sums,
): boolean => {
  const { ransom, pieces, melee } = rules
  return (
    ransom !== undefined &&
    column >= 0 &&
    melee.columns[column] >= ofPiece(rules, state, 'quarter-ratio', defenders[0], ransom.ratio) &&
    attackers.length > 1 &&
    attackers.some((piece) => pieces.knight[piece] === 1) &&
    defenders.length === 1 &&
    pieces.knight[defenders[0]] === 1
  )
}
