import { describe, expect, test } from 'vitest'
import type { SightGround } from '../../engine/rulesets/cry-havoc/rules/sight/ground'
import { lineOfFire, type Reach, type Shot } from '../../engine/rulesets/cry-havoc/rules/sight/sight'
import { countOf } from '../support/budget'
import { key, type Place, stepFrom } from './naive-hexes'
import { type NaiveShot, type NaiveWeapon, naiveShot } from './naive-sight'
import type { NaiveWorld } from './naive-world'
import {
  cellIndex,
  groundOf,
  livingOf,
  placesOf,
  type Random,
  randomBy,
  randomLiving,
  randomWorld,
} from './sight-worlds'

const RANGES = [3, 6, 9]
const brackets = RANGES.map((upTo) => ({ upTo }))
const WEAPONS: { naive: NaiveWeapon; ours: Reach }[] = [
  { naive: { ranges: RANGES, over: { from: 1, cover: 1 } }, ours: { brackets, overFrom: 1, overCover: 1 } },
  { naive: { ranges: RANGES }, ours: { brackets, overFrom: -1, overCover: 0 } },
]

/** Returns the slow check's name of a covered side for the engine's number. */
function sideName({ lines }: SightGround, world: NaiveWorld, side: number): string | undefined {
  const { grid } = lines
  if (side < 0) return undefined
  if (side === grid.edgeCount) return 'within'
  if (side > grid.edgeCount) return ['no face', 'left face', 'right face'][side - grid.edgeCount - 1]
  const opening = world.sides.find(({ inner, way }) => grid.edgeIndex(cellIndex(world, inner), way) === side)!
  return `opening ${key(opening.inner)}/${opening.way}`
}

function compare(ground: SightGround, world: NaiveWorld, ours: Shot, theirs: NaiveShot, told: string): void {
  if (!theirs.possible) {
    expect(ours.possible, `${told}: ${theirs.reasons}`).toBe(false)
    expect(theirs.reasons, told).toContain(ours.whyNot)
    return
  }
  const { possible, cover, bare, range } = ours
  const over = ours.over >= 0
  const side = sideName(ground, world, ours.side)
  expect({ possible, cover, bare, side, over, range }, `${told} ${ours.whyNot}`).toEqual(theirs)
}

/** Picks shooters near walls more often than at random. */
function somewhere(random: Random, world: NaiveWorld, places: readonly Place[]): Place {
  const { sides } = world
  if (sides.length === 0 || random(2) === 0) return places[random(places.length)]
  const { inner, way } = sides[random(sides.length)]
  const outer = stepFrom(inner, way)
  return random(2) === 0 && world.cells.has(key(outer)) ? outer : inner
}

describe('lines of fire against the long way round', () => {
  test('ten positions on each of many maps', () => {
    const seen = new Map<string, number>()
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
    for (let seed = 1; seed <= countOf(250, 1000); seed++) {
      const random = randomBy(seed)
      const map = randomWorld(random)
      const ground = groundOf(map)
      const places = placesOf(map)
      for (let position = 0; position < 10; ) {
        const world = { ...map, living: randomLiving(random, places) }
        const from = somewhere(random, world, places)
        const to = somewhere(random, world, places)
        const second = stepFrom(to, random(6))
        const isWide = random(4) === 0 && world.cells.has(key(second)) && key(second) !== key(from)
        const targets = isWide ? [to, second] : [to]
        if (key(from) === key(to)) continue
        position++
        const { naive, ours } = WEAPONS[random(2)]
        const cells = targets.map((place) => cellIndex(world, place))
        const living = livingOf(world)
        const told = `seed ${seed}/${position}: ${key(from)} at ${targets.map(key).join(' ')}`
        const shot = lineOfFire(ground, living, cellIndex(world, from), cells, ours)
        const expected = naiveShot(world, from, targets, naive)
        compare(ground, world, shot, expected, told)
        const turnedTo = shot.side >= 0 ? ' one side' : ''
        count(shot.possible ? `${shot.rule || 'open'} ${shot.cover}${turnedTo}` : shot.whyNot)
        if (shot.over >= 0) count('over')
        if (!expected.possible || expected.side === undefined) continue
        const turned = random(2) === 0 ? shot.side : ground.lines.grid.edgeCount + 9
        const after = lineOfFire(ground, living, cellIndex(world, from), cells, ours, turned + 1)
        const name = turned === shot.side ? expected.side : 'elsewhere'
        compare(ground, world, after, naiveShot(world, from, targets, naive, name), `${told} turned`)
      }
    }
    /** Every situation must have occurred, or the agreement has no value. */
    const stopped = ['CH-17', 'CH-18', 'CH-22', 'CH-24', 'CH-27', 'CH-35', 'CH-36', 'CH-39', 'CH-43', 'CH-44']
    const covered = ['CH-23 1', 'CH-38 2', 'CH-42 2', 'CH-45 2', 'CH-46 1', 'CH-47 1']
    for (const what of [...stopped, ...covered, 'open 0', 'CH-51 2 one side', 'CH-52 2 one side', 'over'])
      expect([what, (seen.get(what) ?? 0) > countOf(10, 50)]).toEqual([what, true])
  }, 60_000)
})
