/** The second, slow implementation of Kriegspiel: sums of attack and defence. See `naive.ts`. */
import {
  groundAt,
  isRelay,
  type Kind,
  type Networks,
  otherSide,
  type Position,
  square,
  type Unit,
  unitAt,
} from './naive'

type Numbers = { readonly attack: number; readonly defence: number; readonly reach: number }
export const NUMBERS: Readonly<Record<Kind, Numbers>> = {
  infantry: { attack: 4, defence: 6, reach: 2 },
  cavalry: { attack: 4, defence: 5, reach: 2 },
  'foot guns': { attack: 5, defence: 8, reach: 3 },
  'mounted guns': { attack: 5, defence: 8, reach: 3 },
  'foot relay': { attack: 0, defence: 1, reach: 2 },
  'mounted relay': { attack: 0, defence: 1, reach: 2 },
}
const CHARGE = 7

export type Combat = {
  readonly attack: number
  readonly defence: number
  readonly result: 'safe' | 'retreat' | 'captured'
}

export function combat(position: Position, nets: Networks, target: Unit): Combat {
  const attack = attackOn(position, nets, target)
  const defence = defenceOf(position, nets, target)
  const result = attack - defence >= 2 ? 'captured' : attack - defence === 1 ? 'retreat' : 'safe'
  return { attack, defence, result }
}

function attackOn(position: Position, nets: Networks, target: Unit): number {
  const enemies = position.units.filter(
    (unit) =>
      unit.side === otherSide(target.side) && nets[unit.side].connected.has(unit.name) && !unit.mustRetreat,
  )
  const charging = new Set(enemies.filter((unit) => charges(position, enemies, unit, target)))
  return enemies
    .map((unit) => {
      if (charging.has(unit)) return CHARGE
      const { attack, reach } = NUMBERS[unit.kind]
      return bears(position, unit, target, reach) ? attack : 0
    })
    .reduce((sum, part) => sum + part, 0)
}

/** Whether the unit belongs to the cavalry in line from the square beside the target outwards. */
function charges(position: Position, enemies: readonly Unit[], unit: Unit, target: Unit): boolean {
  if (['fort', 'pass'].includes(groundAt(position, target.column, target.row))) return false
  if (!canCharge(position, unit)) return false
  const between = squaresBetween(unit, target)
  if (between === undefined || !bears(position, unit, target, Number.POSITIVE_INFINITY)) return false
  if (position.ruleOptions.chargeLine === 'column' && unit.column !== target.column) return false
  const rider = ([column, row]: readonly [number, number]): boolean => {
    const there = unitAt(position, column, row)
    return there !== undefined && enemies.includes(there) && canCharge(position, there)
  }
  if (between.length === 0) return true
  return position.ruleOptions.chargeGap === 'passes' ? rider(between.at(-1)!) : between.every(rider)
}

const canCharge = (position: Position, unit: Unit): boolean =>
  unit.kind === 'cavalry' && groundAt(position, unit.column, unit.row) !== 'fort'

function defenceOf(position: Position, nets: Networks, target: Unit): number {
  const friends = position.units.filter((unit) => unit.side === target.side && unit !== target)
  const support = friends
    .filter((unit) => nets[unit.side].connected.has(unit.name))
    .filter((unit) => !(unit.mustRetreat && position.ruleOptions.retreatDefence === 'lost'))
    .filter((unit) => bears(position, unit, target, reachOf(position, unit)))
    .map(
      (unit) =>
        NUMBERS[unit.kind].defence +
        (position.ruleOptions.supportBonus === 'given' ? bonus(position, unit) : 0),
    )
  return support.reduce((sum, part) => sum + part, ownDefence(position, nets, target))
}

function ownDefence(position: Position, nets: Networks, target: Unit): number {
  const { ruleOptions } = position
  if (target.mustRetreat && ruleOptions.retreatDefence === 'lost') return 0
  const connected = nets[target.side].connected.has(target.name)
  const defends = connected || (isRelay(target) && ruleOptions.relayDefence === 'kept')
  const sheltered = connected || ruleOptions.bonusWhenCutOff === 'kept'
  return (defends ? NUMBERS[target.kind].defence : 0) + (sheltered ? bonus(position, target) : 0)
}

const reachOf = ({ ruleOptions }: Position, unit: Unit): number =>
  isRelay(unit) && ruleOptions.relayRange === 'none' ? 0 : NUMBERS[unit.kind].reach

function bonus(position: Position, unit: Unit): number {
  if (unit.kind === 'cavalry' || isRelay(unit)) return 0
  const ground = groundAt(position, unit.column, unit.row)
  return ground === 'fort' ? 4 : ground === 'pass' ? 2 : 0
}

/** Whether the unit's number counts on the other's square at this reach. */
export function bears(position: Position, unit: Unit, target: Unit, reach: number): boolean {
  const between = squaresBetween(unit, target)
  if (between === undefined || between.length + 1 > reach) return false
  return between.every(([column, row]) => {
    if (groundAt(position, column, row) === 'mountain') return false
    if (position.ruleOptions.fireBlockers === 'terrain') return true
    const there = unitAt(position, column, row)
    return there === undefined || there.side === unit.side
  })
}

/** Returns the squares between two units on one straight line, from the first to the second. Undefined if they are not in line. */
function squaresBetween(unit: Unit, target: Unit): (readonly [number, number])[] | undefined {
  const [east, south] = [target.column - unit.column, target.row - unit.row]
  if (square(east, south) === square(0, 0)) return undefined
  if (east !== 0 && south !== 0 && Math.abs(east) !== Math.abs(south)) return undefined
  const steps = Math.max(Math.abs(east), Math.abs(south))
  return Array.from({ length: steps - 1 }, (_, at) => [
    unit.column + ((at + 1) * east) / steps,
    unit.row + ((at + 1) * south) / steps,
  ])
}
