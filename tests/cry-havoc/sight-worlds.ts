/** Random grounds for lines of fire, made twice: as plain objects for the slow check, and as the engine's tables. */
import { hexGrid } from '../../engine/geometry/hex'
import { makeSightLines, type SightLines } from '../../engine/geometry/sight'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import {
  makeSightGround,
  type SightGround,
  type SightSide,
  THROUGH,
} from '../../engine/rulesets/cry-havoc/rules/sight/ground'
import { key, type Place, stepFrom } from './naive-hexes'
import type { NaiveCell, NaiveSide, NaiveWorld } from './naive-world'

export type Random = (limit: number) => number
export function randomBy(seed: number): Random {
  const rng = seedRandom(seed)
  return (limit) => nextBelow(rng, limit)
}

type Draft = { inside: number; cover: number; through: 'free' | 'light' | 'closed'; high: number }
/** Houses have numbers from 1, yards from 100. Each number is one building, with walls towards other numbers. */
const YARD = 100

/** A map with thickets, woods, one to three buildings, and high ground whose edge has gaps. */
export function randomWorld(random: Random, columns = 8, rows = 8): NaiveWorld {
  const draft = new Map<string, Draft>()
  const places: Place[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const roll = random(100)
      const wood = roll < 5
      const bush = !wood && roll < 14
      places.push([column, row])
      draft.set(key([column, row]), {
        inside: 0,
        cover: wood || bush ? 1 : 0,
        through: wood ? 'closed' : bush ? 'light' : 'free',
        high: 0,
      })
    }
  const blob = (size: number, change: (cell: Draft) => void) => {
    const cells = [places[random(places.length)]]
    for (let i = 1; i < size; i++) cells.push(stepFrom(cells[random(cells.length)], random(6)))
    for (const place of cells) {
      const cell = draft.get(key(place))
      if (cell) change(cell)
    }
  }
  for (let level = random(3); level > 0; level--)
    blob(12 + random(12), (cell) => {
      cell.high++
    })
  for (let building = 1 + random(3); building > 0; building--) {
    const number = random(3) === 0 ? YARD + building : building
    blob(2 + random(7), (cell) => {
      cell.inside = number
      cell.through = 'free'
      cell.cover = 0
    })
  }
  const sides = places.flatMap((place) =>
    [0, 1, 2].flatMap((way) => {
      const other = stepFrom(place, way)
      const there = draft.get(key(other))
      const made = there && randomSide(random, draft.get(key(place))!, there)
      if (!made) return []
      const { otherIsInner, ...side } = made
      return [{ ...side, inner: otherIsInner ? other : place, way: otherIsInner ? way + 3 : way }]
    }),
  )
  const rooms = roomsOf(places, draft, sides)
  const cells = new Map<string, NaiveCell>(
    places.map((place) => {
      const { cover, through, inside } = draft.get(key(place))!
      const way = random(6)
      const building = draft.get(key(stepFrom(place, way)))
      const isCorner = inside === 0 && building && building.inside > 0 && random(2) === 0
      const corner = isCorner ? { way, cover: 2 } : undefined
      const within = inside >= YARD ? 'yard' : inside > 0 ? 'house' : undefined
      return [key(place), { through, cover, inside: within, room: rooms.get(key(place)), corner }]
    }),
  )
  return { columns, rows, cells, sides, living: randomLiving(random, places) }
}

export const placesOf = ({ columns, rows }: NaiveWorld): Place[] =>
  Array.from({ length: columns * rows }, (_, i): Place => [i % columns, Math.floor(i / columns)])

export const randomLiving = (random: Random, places: readonly Place[]): Set<string> =>
  new Set(places.filter(() => random(14) === 0).map(key))

function randomSide(random: Random, here: Draft, there: Draft) {
  if (here.inside !== there.inside) {
    const roll = random(20)
    if (roll === 0) return undefined
    /** A house is further inside than a yard, and a yard further than open ground. */
    const worth = ({ inside }: Draft) => (inside === 0 ? 0 : inside >= YARD ? 1 : 2)
    const otherIsInner = worth(there) > worth(here)
    const isYard = Math.max(worth(here), worth(there)) === 1
    const opening = isYard ? 'entrance' : roll % 2 === 0 ? 'door' : 'window'
    if (roll < 9)
      return { kind: opening, cover: 2, host: opening === 'window' ? 0 : 2, otherIsInner } as const
    return { kind: 'wall', cover: 0, host: 0, otherIsInner } as const
  }
  if (here.high === there.high || random(10) === 0) return undefined
  return { kind: 'top', cover: 2, host: 0, otherIsInner: there.high < here.high } as const
}

function roomsOf(places: readonly Place[], draft: ReadonlyMap<string, Draft>, sides: readonly NaiveSide[]) {
  const parted = new Set(
    sides
      .filter(({ kind }) => kind !== 'top')
      .flatMap(({ inner, way }) => [
        `${key(inner)} ${key(stepFrom(inner, way))}`,
        `${key(stepFrom(inner, way))} ${key(inner)}`,
      ]),
  )
  const kindOf = (place: Place) => {
    const inside = draft.get(key(place))?.inside ?? 0
    return inside === 0 ? 0 : inside >= YARD ? 1 : 2
  }
  const rooms = new Map<string, number>()
  for (const [number, first] of places.entries()) {
    if (kindOf(first) === 0 || rooms.has(key(first))) continue
    const front = [first]
    rooms.set(key(first), number)
    for (const place of front)
      for (let way = 0; way < 6; way++) {
        const other = stepFrom(place, way)
        if (rooms.has(key(other)) || kindOf(other) !== kindOf(first)) continue
        if (parted.has(`${key(place)} ${key(other)}`)) continue
        rooms.set(key(other), number)
        front.push(other)
      }
  }
  return rooms
}

const known = new Map<string, SightLines>()
/** Maps of one size have the same lines. */
function linesOf(columns: number, rows: number): SightLines {
  const found = known.get(`${columns} ${rows}`)
  if (found) return found
  const made = makeSightLines(hexGrid({ orientation: 'flat', offset: 'odd', columns, rows }))!
  known.set(`${columns} ${rows}`, made)
  return made
}

/** The same world as tables of the engine. */
export function groundOf(world: NaiveWorld): SightGround {
  const { columns, rows } = world
  const lines = linesOf(columns, rows)
  const cells = placesOf(world).map((place) => world.cells.get(key(place))!)
  const byCell = (value: (cell: NaiveCell) => number) => Uint8Array.from(cells, value)
  const sides = world.sides.map(
    ({ kind, inner, way, cover, host }): SightSide => ({
      kind,
      cell: cellIndex(world, inner),
      direction: way,
      inner: cellIndex(world, inner),
      cover,
      host,
    }),
  )
  return makeSightGround(
    lines,
    {
      inside: byCell(({ inside }) => (inside === 'house' ? 2 : inside === 'yard' ? 1 : 0)),
      through: byCell(({ through }) => THROUGH[through]),
      cover: byCell(({ cover }) => cover),
      corner: Int8Array.from(cells, ({ corner }) => corner?.way ?? -1),
      cornerCover: byCell(({ corner }) => corner?.cover ?? 0),
    },
    sides,
  )
}

export const cellIndex = ({ columns }: NaiveWorld, [column, row]: Place): number => row * columns + column
export const livingOf = (world: NaiveWorld): Uint8Array =>
  Uint8Array.from(placesOf(world), (place) => (world.living.has(key(place)) ? 1 : 0))
