/** Random boards, rule options and positions for `naive.test.ts`, with the pack's names for them. */
import {
  type Arsenal,
  type Ground,
  type Kind,
  type Position,
  type RuleOptions,
  SIDES,
  type Side,
  square,
  type Unit,
} from './naive'

/** Random whole numbers below a bound, repeatable from a seed. */
export type Dice = (below: number) => number
export function diceOf(seed: number): Dice {
  let a = (seed * 2654435761) >>> 0
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}
const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)]!

/** The pack's name of each kind of unit, and the number per side. */
export const KINDS: Readonly<Record<Kind, { readonly id: string; readonly count: number }>> = {
  infantry: { id: 'line-infantry', count: 9 },
  cavalry: { id: 'light-cavalry', count: 4 },
  'foot guns': { id: 'foot-artillery', count: 1 },
  'mounted guns': { id: 'mounted-artillery', count: 1 },
  'foot relay': { id: 'foot-relay', count: 1 },
  'mounted relay': { id: 'mounted-relay', count: 1 },
}
export const GLYPHS: Readonly<Record<string, Ground>> = {
  '.': 'plain',
  ',': 'plain',
  A: 'plain',
  B: 'plain',
  M: 'mountain',
  P: 'pass',
  F: 'fort',
}

export type Board = {
  readonly rows: readonly string[]
  readonly arsenals: readonly Omit<Arsenal, 'destroyed'>[]
}

export function groundOf(rows: readonly string[]): Record<string, Ground> {
  const ground: Record<string, Ground> = {}
  for (const [y, row] of rows.entries())
    for (const [x, glyph] of [...row].entries()) ground[square(x + 1, y + 1)] = GLYPHS[glyph]
  return ground
}

/** A board of random size with scattered mountains, passes and forts. */
export function randomBoard(dice: Dice): Board {
  const [columns, rows] = [7 + dice(19), 5 + dice(16)]
  const heights = 4 + dice(20)
  const glyph = () => {
    const roll = dice(100)
    if (roll < heights) return 'M'
    return roll < heights + 4 ? 'P' : roll < heights + 10 ? 'F' : '.'
  }
  const lines = Array.from({ length: rows }, () => Array.from({ length: columns }, glyph))
  const arsenals: Omit<Arsenal, 'destroyed'>[] = []
  for (const side of SIDES)
    for (let count = 1 + dice(2); count >= 0; count--) {
      const [column, row] = [1 + dice(columns), 1 + dice(rows)]
      if (lines[row - 1][column - 1] === 'M') continue
      if (!arsenals.some((other) => other.column === column && other.row === row))
        arsenals.push({ side, column, row })
    }
  return { rows: lines.map((line) => line.join('')), arsenals }
}

export function randomRuleOptions(dice: Dice): RuleOptions {
  return {
    relayRange: oneOf(dice, ['printed', 'printed', 'none']),
    relayDefence: oneOf(dice, ['lost', 'kept']),
    supplyAdjacency: oneOf(dice, ['chained', 'chained', 'one-step']),
    lineBlockers: oneOf(dice, ['combat', 'connected', 'any']),
    coveredArsenal: oneOf(dice, ['emits', 'silent']),
    fireBlockers: oneOf(dice, ['terrain', 'terrain', 'enemies']),
    chargeLine: oneOf(dice, ['straight', 'straight', 'column']),
    chargeGap: oneOf(dice, ['ends', 'ends', 'passes']),
    supportBonus: oneOf(dice, ['given', 'withheld']),
    bonusWhenCutOff: oneOf(dice, ['lost', 'kept']),
    retreatDefence: oneOf(dice, ['kept', 'lost']),
  }
}
export const PROPOSED: RuleOptions = {
  relayRange: 'printed',
  relayDefence: 'lost',
  supplyAdjacency: 'chained',
  lineBlockers: 'combat',
  coveredArsenal: 'emits',
  fireBlockers: 'terrain',
  chargeLine: 'straight',
  chargeGap: 'ends',
  supportBonus: 'given',
  bonusWhenCutOff: 'lost',
  retreatDefence: 'kept',
}

/** Some or all units of both sides, often crowded into a corner of the board so that their sums matter. */
export function randomPosition(board: Board, ruleOptions: RuleOptions, dice: Dice): Position {
  const [columns, rows] = [board.rows[0].length, board.rows.length]
  const ground = groundOf(board.rows)
  const arsenals = board.arsenals.map((arsenal) => ({ ...arsenal, destroyed: dice(5) === 0 }))
  const [width, height] = [Math.min(columns, 5 + dice(21)), Math.min(rows, 4 + dice(17))]
  const [left, top] = [dice(columns - width + 1), dice(rows - height + 1)]
  const share = 30 + dice(71)
  const units: Unit[] = []
  const isFree = (side: Side, column: number, row: number) =>
    ground[square(column, row)] !== 'mountain' &&
    !units.some((unit) => unit.column === column && unit.row === row) &&
    !arsenals.some(
      (arsenal) =>
        arsenal.side !== side && !arsenal.destroyed && arsenal.column === column && arsenal.row === row,
    )
  for (const side of SIDES)
    for (const [kind, { id, count }] of Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][])
      for (let number = 1; number <= count; number++) {
        if (dice(100) >= share) continue
        const [column, row] = [left + 1 + dice(width), top + 1 + dice(height)]
        if (isFree(side, column, row))
          units.push({
            name: `${side}-${id}-${number}`,
            side,
            kind,
            column,
            row,
            mustRetreat: dice(12) === 0,
          })
      }
  return { columns, rows, ground, arsenals, units, ruleOptions }
}
