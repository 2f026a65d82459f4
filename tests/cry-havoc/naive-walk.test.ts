/** Compares the ways of every kind of walker on thousands of random fields with trying every step. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { load } from '../../engine/rulesets/cry-havoc/position/cache'
import { budgetOf } from '../../engine/rulesets/cry-havoc/rules/movement/walk'
import { findWays } from '../../engine/rulesets/cry-havoc/rules/movement/ways'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { CryHavocPositionUnit } from '../../schemas/generated/content'
import { countOf } from '../support/budget'
import { fieldOf, pieceOf, stand } from './field'
import { naiveEnds } from './naive-walk'

const SIZE = 6
const GROUND = '......bts..hhyy'
const SIDES = ['house-wall', 'house-wall', 'yard-wall', 'house-door', 'yard-gate', 'house-window']

function randomField(rng: number[]): CryHavocDef {
  const rows = Array.from({ length: SIZE }, () =>
    Array.from({ length: SIZE }, () => GROUND[nextBelow(rng, GROUND.length)]).join(''),
  )
  const edges: Record<string, string[]> = {}
  const taken = new Set<string>()
  for (let count = nextBelow(rng, 14); count > 0; count--) {
    const [column, row] = [2 + nextBelow(rng, SIZE - 2), 2 + nextBelow(rng, SIZE - 2)]
    const side = `0${column}0${row}/${['N', 'NE', 'NW'][nextBelow(rng, 3)]}`
    if (taken.has(side)) continue
    taken.add(side)
    const type = SIDES[nextBelow(rng, SIDES.length)]
    edges[type] = [...(edges[type] ?? []), side]
  }
  return fieldOf({ rows, edges })
}

/** Places the walker in the middle with beasts behind it, and other units at random. */
function randomUnits(def: CryHavocDef, rng: number[], kind: string): CryHavocPositionUnit[] | undefined {
  const { grid, rules } = def
  const free = new Set(grid.names.keys())
  const pick = (cells: readonly number[]) => cells[nextBelow(rng, cells.length)]
  const beside = (cell: number) =>
    [0, 1, 2, 3, 4, 5]
      .map((direction) => grid.neighbours[cell * 6 + direction])
      .filter((other) => other >= 0 && free.has(other))
  const horse = (cell: number) => rules.ground.horseCost[cell] >= 0
  const steps = (from: number) =>
    beside(from).filter(
      (to) => horse(to) && rules.ground.horseStep[from * 6 + directionTo(def, from, to)] >= 0,
    )
  const chain: number[] = []
  const need = kind === 'foot' ? 1 : kind === 'rider' ? 2 : kind === 'leader' ? 3 : kind === 'file' ? 5 : 4
  const start = pick(
    [...free].filter((cell) => (kind === 'foot' ? rules.ground.footCost[cell] >= 0 : horse(cell))),
  )
  if (start === undefined) return undefined
  chain.push(start)
  free.delete(start)
  while (chain.length < need) {
    const next = pick(steps(chain[chain.length - 1]))
    if (next === undefined) return undefined
    chain.push(next)
    free.delete(next)
  }
  const at = chain.map((cell) => grid.names[cell])
  const isRider = kind === 'rider' || kind === 'riding-leader'
  const units: CryHavocPositionUnit[] = [
    {
      id: 'walker',
      unit: 'knight-at-arms',
      side: 'gules',
      at: isRider ? [at[0], at[1]] : at[0],
      ...(isRider ? { on: 'steed' } : {}),
    },
    ...(isRider ? [{ id: 'steed', unit: 'war-horse', side: 'gules' }] : []),
  ]
  const rest = at.slice(isRider ? 2 : 1)
  for (let i = 0; i + 1 < rest.length; i += 2)
    units.push({
      id: `led-${i}`,
      unit: 'pack-mule',
      side: 'gules',
      at: [rest[i], rest[i + 1]],
      ahead: i === 0 ? 'walker' : `led-${i - 2}`,
      ...(i === 0 ? {} : { tied: true }),
    })
  const others = ['country-man', 'country-man', 'sword-man', 'spear-man']
  for (const [index, unit] of others.entries())
    for (const side of ['gules', 'azure']) {
      const cell = pick([...free])
      const dead = nextBelow(rng, 3) === 0
      if (cell === undefined || rules.ground.footCost[cell] < 0) continue
      if (!dead) free.delete(cell)
      units.push({
        id: `${side}-${index}`,
        unit,
        side,
        at: grid.names[cell],
        health: dead ? 'dead' : 'healthy',
      })
    }
  return units
}

const directionTo = (def: CryHavocDef, from: number, to: number): number =>
  [0, 1, 2, 3, 4, 5].find((direction) => def.grid.neighbours[from * 6 + direction] === to) ?? -1

/** Returns the cells where a walk can end, with their costs. */
function ends(def: CryHavocDef, state: CryHavocState, piece: number, budget: number): Map<number, number> {
  load(def.rules, state)
  const walk = findWays(def.rules, state, piece, budget)
  const found = new Map<number, number>()
  for (let i = 0; i < walk.endCount; i++) found.set(walk.endCells[i], walk.endCosts[i])
  return found
}

const sorted = (map: Map<number, number>) => [...map].sort(([a], [b]) => a - b)

test.each([
  ['foot', countOf(150, 500)],
  ['rider', countOf(120, 400)],
  ['leader', countOf(80, 250)],
  ['riding-leader', countOf(50, 120)],
  ['file', countOf(40, 100)],
] as const)('%s: %i fields', { timeout: 300_000 }, (kind, fields) => {
  let walks = 0
  for (let seed = 1; walks < fields; seed++) {
    const rng = seedRandom(seed)
    const def = randomField(rng)
    const units = randomUnits(def, rng, kind)
    if (!units) continue
    walks += 1
    const state = stand(def, units)
    const piece = pieceOf(def, state, 'walker')
    const budget = Math.min(budgetOf(def.rules, state, piece), kind === 'foot' || kind === 'rider' ? 9 : 5)
    const chain = ['walker', 'led-0', 'led-2'].flatMap((id) => {
      const member = pieceOf(def, state, id)
      return member < 0 ? [] : [state.cell[member], state.rear[member]].filter((cell) => cell >= 0)
    })
    const own = ['walker', 'led-0', 'led-2'].map((id) => pieceOf(def, state, id))
    const walker = {
      ...{ chain, own, budget, side: 0, mounted: kind.startsWith('rid') },
      leads: kind !== 'foot' && kind !== 'rider',
    }
    const mine = ends(def, state, piece, budget)
    const most = naiveEnds(def, state, { ...walker, avoids: false })
    const what = JSON.stringify({ seed, kind })
    if (!walker.leads) expect(sorted(mine), what).toEqual(sorted(most))
    else {
      // Between friends and its own beasts, a leader may have ways that it only finds step by step.
      const least = naiveEnds(def, state, { ...walker, avoids: true })
      for (const [cell, cost] of mine)
        expect(most.get(cell) ?? 99, `${what} ${cell}`).toBeLessThanOrEqual(cost)
      for (const [cell, cost] of least)
        expect(mine.get(cell) ?? 99, `${what} ${cell}`).toBeLessThanOrEqual(cost)
    }
  }
})
