/**
 * The second, slow implementation of Kriegspiel: destinations of a unit (K-16 to K-27, K-38 to K-41, K-79 to K-82). See `naive.ts`.
 */
import {
  COMPASS,
  groundAt,
  isRelay,
  type Kind,
  networks,
  type Position,
  square,
  type Unit,
  unitAt,
} from './naive'

export type MoveRuleOptions = {
  readonly relayCutOff: 'free' | 'needs-supply'
  readonly arsenalTaker: 'connected' | 'any'
  readonly passThroughDark: 'free' | 'supplied' | 'lit'
}
export const SQUARES_A_TURN: Readonly<Record<Kind, number>> = {
  infantry: 1,
  cavalry: 2,
  'foot guns': 1,
  'mounted guns': 2,
  'foot relay': 1,
  'mounted relay': 2,
}
type Square = readonly [number, number]

/** Returns the squares ("3,12") on which a unit may end its move, including arsenals that it would take. */
export function goals(position: Position, unit: Unit, ruleOptions: MoveRuleOptions): Set<string> {
  const ends = ways(position, unit, ruleOptions).filter(
    (there) => !isEnemyArsenal(position, unit, there) || takes(position, unit, there, ruleOptions),
  )
  return new Set(ends.map(([x, y]) => square(x, y)))
}

/** Returns the squares at the end of free ways, including arsenals that it may not enter. */
export function ways(position: Position, unit: Unit, ruleOptions: MoveRuleOptions): Square[] {
  const nets = networks(position)[unit.side]
  const free = isRelay(unit) && ruleOptions.relayCutOff === 'free'
  if (!free && !nets.connected.has(unit.name)) return []
  const around = ([column, row]: Square): Square[] =>
    COMPASS.map(([east, south]) => [column + east, row + south] as const).filter(([x, y]) =>
      isFree(position, x, y),
    )
  const beside = around([unit.column, unit.row])
  const isLit = ([x, y]: Square) => nets.lit.has(square(x, y))
  const hasFriend = ([x, y]: Square) =>
    position.units.some(
      (friend) =>
        friend !== unit &&
        friend.side === unit.side &&
        nets.connected.has(friend.name) &&
        Math.max(Math.abs(friend.column - x), Math.abs(friend.row - y)) === 1,
    )
  const leadsOn = (there: Square) =>
    !isEnemyArsenal(position, unit, there) &&
    (free ||
      ruleOptions.passThroughDark === 'free' ||
      isLit(there) ||
      (ruleOptions.passThroughDark === 'supplied' && hasFriend(there)))
  const further = SQUARES_A_TURN[unit.kind] === 2 ? beside.filter(leadsOn).flatMap(around) : []
  return [...beside, ...further]
}

const isFree = (position: Position, column: number, row: number): boolean =>
  !['mountain', 'outside'].includes(groundAt(position, column, row)) && !unitAt(position, column, row)

const isEnemyArsenal = (position: Position, unit: Unit, [column, row]: Square): boolean =>
  position.arsenals.some(
    (arsenal) =>
      arsenal.side !== unit.side && !arsenal.destroyed && arsenal.column === column && arsenal.row === row,
  )

function takes(position: Position, unit: Unit, [column, row]: Square, ruleOptions: MoveRuleOptions): boolean {
  if (isRelay(unit) || unit.mustRetreat) return false
  if (ruleOptions.arsenalTaker === 'any') return true
  const units = position.units.map((other) => (other === unit ? { ...unit, column, row } : other))
  return networks({ ...position, units })[unit.side].connected.has(unit.name)
}
