/**
 * A second implementation of Kriegspiel, from the statements of `docs/rules/kriegspiel.md` and the texts of the rule options. It
 * uses plain objects and is slow. It shares no code with `engine/`, not even geometry. A square is a pair of numbers, and a set of
 * squares is a set of texts.
 */
export type Side = 'north' | 'south'
export const SIDES: readonly Side[] = ['north', 'south']
export const otherSide = (side: Side): Side => (side === 'north' ? 'south' : 'north')

export type Kind = 'infantry' | 'cavalry' | 'foot guns' | 'mounted guns' | 'foot relay' | 'mounted relay'
export type Unit = {
  readonly name: string
  readonly side: Side
  readonly kind: Kind
  readonly column: number
  readonly row: number
  readonly mustRetreat: boolean
}
export type Ground = 'plain' | 'mountain' | 'pass' | 'fort'
export type Arsenal = {
  readonly side: Side
  readonly column: number
  readonly row: number
  readonly destroyed: boolean
}
export type RuleOptions = {
  readonly relayRange: 'printed' | 'none'
  readonly relayDefence: 'lost' | 'kept'
  readonly supplyAdjacency: 'chained' | 'one-step'
  readonly lineBlockers: 'combat' | 'connected' | 'any'
  readonly coveredArsenal: 'emits' | 'silent'
  readonly fireBlockers: 'terrain' | 'enemies'
  readonly chargeLine: 'straight' | 'column'
  readonly chargeGap: 'ends' | 'passes'
  readonly supportBonus: 'given' | 'withheld'
  readonly bonusWhenCutOff: 'lost' | 'kept'
  readonly retreatDefence: 'kept' | 'lost'
}
export type Position = {
  readonly columns: number
  readonly rows: number
  /** Terrain by square ("3,12"). A missing square is plain. */
  readonly ground: Readonly<Record<string, Ground>>
  readonly arsenals: readonly Arsenal[]
  readonly units: readonly Unit[]
  readonly ruleOptions: RuleOptions
}

export const square = (column: number, row: number): string => `${column},${row}`
export const groundAt = (position: Position, column: number, row: number): Ground | 'outside' =>
  column < 1 || row < 1 || column > position.columns || row > position.rows
    ? 'outside'
    : (position.ground[square(column, row)] ?? 'plain')
export const unitAt = (position: Position, column: number, row: number): Unit | undefined =>
  position.units.find((unit) => unit.column === column && unit.row === row)

/** The eight compass directions as steps in columns and rows. */
export const COMPASS: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((east) =>
  [-1, 0, 1].flatMap((south): [number, number][] => (east === 0 && south === 0 ? [] : [[east, south]])),
)

export const isRelay = (unit: Unit): boolean => unit.kind === 'foot relay' || unit.kind === 'mounted relay'

export type Network = {
  readonly lit: ReadonlySet<string>
  /** Names of units. */
  readonly onLine: ReadonlySet<string>
  readonly connected: ReadonlySet<string>
}
export type Networks = Readonly<Record<Side, Network>>

export function networks(position: Position): Networks {
  if (position.ruleOptions.lineBlockers !== 'connected') {
    const blocks = (unit: Unit) => position.ruleOptions.lineBlockers === 'any' || !isRelay(unit)
    return {
      north: networkOf(position, 'north', blocks),
      south: networkOf(position, 'south', blocks),
    }
  }
  return networksOfConnectedBlockers(position)
}

/**
 * Connected units end lines, and lines decide which units are connected. With all units as blockers, the result is the certainly
 * connected units. With only those as blockers, the result is all possibly connected units. This alternates until it is stable.
 * Units that are possibly but not certainly connected stay in doubt.
 */
function networksOfConnectedBlockers(position: Position): Networks {
  const withBlockers = (names: ReadonlySet<string>): Networks => {
    const blocks = (unit: Unit) => !isRelay(unit) && names.has(unit.name)
    return {
      north: networkOf(position, 'north', blocks),
      south: networkOf(position, 'south', blocks),
    }
  }
  const connectedIn = ({ north, south }: Networks) => new Set([...north.connected, ...south.connected])
  let sure = new Set<string>()
  let possible = new Set(position.units.map(({ name }) => name))
  for (;;) {
    const nextSure = connectedIn(withBlockers(possible))
    const nextPossible = connectedIn(withBlockers(nextSure))
    const settled = nextSure.size === sure.size && nextPossible.size === possible.size
    sure = nextSure
    possible = nextPossible
    if (settled) return withBlockers(sure)
  }
}

function networkOf(position: Position, side: Side, endsLines: (enemy: Unit) => boolean): Network {
  const lit = new Set<string>()
  const mine = position.units.filter((unit) => unit.side === side)
  const senders = new Set<string>()
  const send = (column: number, row: number) => {
    senders.add(square(column, row))
    lit.add(square(column, row))
    for (const [east, south] of COMPASS) sendAlong(position, side, endsLines, lit, column, row, east, south)
  }
  for (const arsenal of position.arsenals) {
    if (arsenal.side !== side || arsenal.destroyed) continue
    const guest = unitAt(position, arsenal.column, arsenal.row)
    const silent = position.ruleOptions.coveredArsenal === 'silent' && guest?.side === side
    if (!silent) send(arsenal.column, arsenal.row)
  }
  for (let grown = true; grown; ) {
    grown = false
    for (const relay of mine.filter(isRelay)) {
      const here = square(relay.column, relay.row)
      if (!lit.has(here) || senders.has(`relay ${here}`)) continue
      senders.add(`relay ${here}`)
      send(relay.column, relay.row)
      grown = true
    }
  }
  const onLine = new Set(
    mine.filter((unit) => lit.has(square(unit.column, unit.row))).map(({ name }) => name),
  )
  return { lit, onLine, connected: inContact(position, mine, onLine) }
}

function sendAlong(
  position: Position,
  side: Side,
  endsLines: (enemy: Unit) => boolean,
  lit: Set<string>,
  column: number,
  row: number,
  east: number,
  south: number,
): void {
  for (let step = 1; ; step++) {
    const [x, y] = [column + step * east, row + step * south]
    const ground = groundAt(position, x, y)
    if (ground === 'outside' || ground === 'mountain') return
    const unit = unitAt(position, x, y)
    if (unit && unit.side !== side && endsLines(unit)) return
    lit.add(square(x, y))
  }
}

function inContact(position: Position, mine: readonly Unit[], onLine: ReadonlySet<string>): Set<string> {
  const connected = new Set(onLine)
  const touches = (a: Unit, b: Unit) =>
    a !== b && Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1
  const once = (friends: ReadonlySet<string>) => {
    for (const unit of mine)
      if (mine.some((friend) => friends.has(friend.name) && touches(unit, friend))) connected.add(unit.name)
  }
  if (position.ruleOptions.supplyAdjacency === 'one-step') {
    once(onLine)
    return connected
  }
  for (let before = -1; before !== connected.size; ) {
    before = connected.size
    once(new Set(connected))
  }
  return connected
}
