/** Random positions in the city for the slow implementation. Units crowd around one cell, so that they obstruct each other. */
import type { Position, ScenarioFile, UnitsFile } from '../../schemas/generated/content'
import { around, type City, type Side } from './naive-city'
import type { NaiveTable, NaiveUnit } from './naive-table'

/** Repeatable random numbers of one seed. `below` starts from 0 and excludes its limit. */
export type Chance = {
  below(limit: number): number
  of<T>(list: readonly T[]): T
  once(times: number): boolean
}

export function chanceOf(seed: number): Chance {
  let word = (seed * 2654435761) >>> 0
  const next = () => {
    word = (Math.imul(word ^ (word >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return ((word ^ (word >>> 13)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, of: (list) => list[below(list.length)], once: (times) => below(times) === 0 }
}

export type Sample = { readonly given: Position; readonly table: NaiveTable; readonly turn: Side }

/** Returns the cells within some steps of one, ignoring walls and buildings. */
function near(city: City, from: string, steps: number): string[] {
  let edge = [from]
  const found = new Set(edge)
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((cell) => around(city, cell).map(({ to }) => to)).filter((to) => !found.has(to))
    for (const cell of edge) found.add(cell)
  }
  return [...found]
}

export const kindOf = (tags: readonly string[] = []): NaiveUnit['kind'] =>
  tags.includes('armoured')
    ? 'armoured'
    : tags.includes('gas')
      ? 'gas'
      : tags.includes('garrison')
        ? 'sentry'
        : 'other'

/** Returns every unit of the rosters to be set up, without a place. */
function pool({ rosters }: ScenarioFile, { units }: UnitsFile): Omit<NaiveUnit, 'at' | 'id'>[] {
  return rosters.flatMap(({ side, unit, component, count }) => {
    const { speed, power, tags } = units.find(({ id }) => id === unit)!
    const one = { side: side as Side, type: unit, speed, power, kind: kindOf(tags), component }
    return Array.from({ length: count }, () => one)
  })
}

/** Whether a unit may occupy a cell (C-039, C-040, C-047). Only the power may be in barracks. */
function mayStand(city: City, { side, kind }: Pick<NaiveUnit, 'side' | 'kind'>, cell: string): boolean {
  const ground = city.terrain.get(cell)!
  if (ground === 'building' || ground === 'river') return false
  if (kind === 'armoured' || kind === 'gas')
    return !['garden', 'stairs', 'objective', 'popular'].includes(ground)
  return side === 'march' ? ground !== 'barracks' : ground !== 'popular'
}

function hasRoom(
  city: City,
  rules: NaiveTable['rules'],
  unit: Omit<NaiveUnit, 'at' | 'id'>,
  there: NaiveUnit[],
) {
  if (there.length === 0) return true
  if (there.length > 1 || there[0].side !== unit.side) return false
  const alone = rules === 'advanced' && !city.barracks.has(there[0].at)
  return !alone || [unit, there[0]].every(({ kind }) => kind !== 'armoured')
}

const GROUNDS = [
  'street',
  'avenue',
  'slope',
  'popular',
  'crowded',
  'objective',
  'barracks',
  'metro',
  'stairs',
]

/** Makes a position for movement, or one for a fight with Heads if `clash`. */
export function samplePosition(
  city: City,
  scenario: ScenarioFile,
  types: UnitsFile,
  chance: Chance,
  phase: 'movement' | 'clash',
): Sample {
  const rules = scenario.id === 'base' ? 'base' : 'advanced'
  const ground = chance.of(GROUNDS)
  const middle = chance.of(city.cells.filter((cell) => city.terrain.get(cell) === ground))
  const cells = near(city, middle, phase === 'clash' ? 1 + chance.below(2) : 2 + chance.below(4))
  // Sometimes gives the power only armoured vehicles, so that columns form.
  const armoured = chance.once(5)
  const waiting = pool(scenario, types).filter(
    ({ side, kind }) => !armoured || side === 'march' || kind === 'armoured',
  )
  const units: NaiveUnit[] = []
  for (let left = 4 + chance.below(16); left > 0; left--) {
    const [unit] = waiting.splice(chance.below(waiting.length), 1)
    const at = chance.of(cells)
    if (!mayStand(city, unit, at)) continue
    if (
      hasRoom(
        city,
        rules,
        unit,
        units.filter((other) => other.at === at),
      )
    )
      units.push({ ...unit, id: `u${units.length}`, at })
  }
  const heads = phase === 'clash' ? units.filter(({ component }) => component === 'mov').slice(0, 2) : []
  const empty = cells.filter((cell) => !units.some(({ at }) => at === cell))
  const some = (test: (cell: string) => boolean) => empty.filter((cell) => test(cell) && chance.once(6))
  const covered = some((cell) => city.objectives.has(cell))
  const barricades = some((cell) => ['street', 'avenue'].includes(city.terrain.get(cell)!))
  const turn: Side = chance.once(2) ? 'march' : 'power'
  const running = phase === 'movement' && turn === 'march' && chance.once(3)
  const named = units.map((unit) => (heads.includes(unit) ? { ...unit, head: true } : unit))
  return {
    turn,
    table: { city, rules, units: named, barricades, covered, running },
    given: {
      ...{ hand: 4, turn, phase, running, barricades, covered },
      ...(heads.length > 0 ? { head: { component: 'mov', units: heads.map(({ id }) => id) } } : {}),
      units: units.map(({ id, at, component, type }) => ({ id, at, unit: type, component })),
    },
  }
}
