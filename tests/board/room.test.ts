/** In real positions, neither the counters of different cells nor the names of places lie over each other. */
import { describe, expect, test } from 'vitest'
import { layAreaNames, TOWNS_FROM, townSize } from '../../app/_board/draw/areas/names'
import { type Bounds, boxAt } from '../../app/_board/draw/areas/outline'
import { overlap } from '../../app/_board/draw/areas/space'
import { layTownNames } from '../../app/_board/draw/areas/town-names'
import { type Ground, makeGround, UNIT } from '../../app/_board/draw/ground'
import { type Label, layLabels } from '../../app/_board/draw/labels/layout'
import { LEAST_PIXELS } from '../../app/_board/draw/labels/lettering'
import { areaBoard, cellBoard } from '../../app/_board/draw/loaded-boards'
import { COUNTER } from '../../app/_board/draw/units/face'
import type { Placed } from '../../app/_board/draw/units/placed'
import { layPieces } from '../../app/_board/draw/units/stacks'
import { lookOf } from '../../app/_play/board/look-of'
import { packNames } from '../../app/_play/pack-names'
import { table } from '../../engine/game'
import type { GameDef, GameState } from '../../engine/types'
import { gamesOf, loadPack } from '../engine/support/content'
import { playRandomly } from '../engine/support/random-play'

await cellBoard.load()
await areaBoard.load()

const AREA_GAMES = ['junta', 'wir-sind-das-volk']
const GAMES = ['corteo', 'cry-havoc', 'kriegspiel']
/** CSS pixels of a cell: on a phone, in a window of 1440 pixels, and near. */
const SCALES = [22, 34, 60]
/** Drawing units that neighbours may share: borders and shadows. */
const SHARED = 2
/** Square units that two names of areas may share: the room above and under their letters. */
const SHARED_BY_NAMES = 40
/** CSS pixels of a cell at which a map of areas is read. */
const NEAR = 60

const groundOf = (pack: string, { map }: GameDef): Ground => makeGround(map, lookOf(loadPack(pack)), 'light')

/** Positions of a game in the set-up, in the middle and near the end. */
function positionsOf(def: GameDef): readonly GameState[] {
  const { actions } = playRandomly(def, 1, { most: 900, busy: true })
  const shares = new Set([0.1, 0.5, 0.95].map((share) => Math.floor(actions.length * share)))
  const states: GameState[] = []
  let step = 0
  playRandomly(def, 1, {
    most: 900,
    busy: true,
    watch: (state) => {
      if (shares.has(step)) states.push(structuredClone(state))
      step += 1
    },
  })
  return states
}

/** Whether two counters that are not turned lie over each other. */
function crosses(a: Placed, b: Placed): boolean {
  const reach = ((a.scale ?? 1) + (b.scale ?? 1)) * (COUNTER / 2) - SHARED
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach
}

function crossingCounters(placed: readonly Placed[]): string[] {
  const square = placed.filter(({ piece, facing }) => facing === undefined && piece.rear === undefined)
  return square.flatMap((one, at) =>
    square
      .slice(at + 1)
      .filter((other) => other.cell !== one.cell && crosses(one, other))
      .map((other) => `${one.piece.id} and ${other.piece.id}`),
  )
}

function crossingNames(labels: readonly Label[]): string[] {
  const meets = (one: Label, other: Label) =>
    one.spots.some((a) => other.spots.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - SHARED))
  return labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter((other) => meets(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  )
}

describe.each(GAMES)('%s', (pack) => {
  const [def] = gamesOf(pack)
  const ground = groundOf(pack, def)

  test('counters of different cells keep apart in the set-up, in the middle and near the end', () => {
    const positions = positionsOf(def)
    expect(positions).toHaveLength(3)
    for (const state of positions)
      expect(crossingCounters(layPieces(ground, table(def, state).pieces))).toEqual([])
  })

  test.each(['en', 'it'])('names in %s keep apart at every size at which they are printed', (language) => {
    const labelsAt = layLabels(ground, packNames(loadPack(pack), language))
    for (const scale of SCALES) expect(crossingNames(labelsAt(scale))).toEqual([])
  })
})

/** Piles of one area that lie over each other. */
function crossingPiles(placed: readonly Placed[]): string[] {
  const tops = placed.filter(({ pile }) => pile !== undefined)
  return tops.flatMap((one, at) =>
    tops
      .slice(at + 1)
      .filter((other) => crosses(one, other))
      .map((other) => `${one.piece.id} and ${other.piece.id}`),
  )
}

/** Widths of letters at size 1: capitals of area names, and the letters of towns. */
const CAPITAL = 0.66
const LETTER = 0.55
/** CSS pixels of a cell at which a map of areas is shown: whole on a phone, whole in a window of 1440 pixels, and near. */
const AREA_SCALES = [15, 30, 45, 70]
/** The largest share of a name that a counter may cover. */
const COVERED = 0.3
/** The most names of a position that counters cover by more: a province of many towns and kinds of markers has no free place. */
const MOST_COVERED = 1

type Name = { readonly name: string; readonly box: Bounds }

/** The printed names on a map of areas. */
function areaNamesAt(ground: Ground, nameOf: ReturnType<typeof packNames>, scale: number): Name[] {
  if (!ground.areas) throw new Error('no map of areas')
  const at = { ...ground, areas: ground.areas }
  const least = (LEAST_PIXELS * UNIT) / scale
  const names = layAreaNames(at, nameOf, least, (row) => row.length * CAPITAL)
  const boxes = names.map(({ box }) => box)
  const texts = at.areas.nodes.map((cell) => nameOf('areas', at.board.grid.names[cell]))
  const size = townSize(least)
  const widths = texts.map((text) => text.length * LETTER * size)
  const towns = scale < TOWNS_FROM ? [] : layTownNames(at, widths, size, boxes)
  return [
    ...names.map(({ rows, box }) => ({ name: rows.join(' '), box })),
    ...towns.flatMap(({ box, isCrowded }, index) => (isCrowded ? [] : [{ name: texts[index], box }])),
  ]
}

const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top)
const boxOfCounter = ({ x, y, scale = 1 }: Placed): Bounds =>
  boxAt({ x, y }, COUNTER * scale, COUNTER * scale)

describe.each(AREA_GAMES)('%s', (pack) => {
  const [def] = gamesOf(pack)
  const ground = groundOf(pack, def)
  const positions = positionsOf(def).map((state) => layPieces(ground, table(def, state).pieces))

  test('counters of different areas, and piles of one area, keep apart', () => {
    for (const placed of positions) {
      expect(placed.length).toBeGreaterThan(0)
      expect(crossingCounters(placed)).toEqual([])
      expect(crossingPiles(placed)).toEqual([])
    }
  })

  test.each(['en', 'it'])('names in %s keep apart', (language) => {
    for (const scale of AREA_SCALES) {
      const names = areaNamesAt(ground, packNames(loadPack(pack), language), scale)
      const crossing = names.flatMap((one, at) =>
        names
          .slice(at + 1)
          .filter((other) => overlap(one.box, other.box) > SHARED_BY_NAMES)
          .map((other) => `${one.name} and ${other.name} at ${scale}`),
      )
      expect(crossing).toEqual([])
    }
  })

  test.each(['en', 'it'])('counters leave the names in %s readable', (language) => {
    const names = areaNamesAt(ground, packNames(loadPack(pack), language), NEAR)
    for (const placed of positions) {
      const isCovered = ({ box }: Name) =>
        placed.some((one) => overlap(box, boxOfCounter(one)) > areaOf(box) * COVERED)
      expect(names.filter(isCovered).map(({ name }) => name).length).toBeLessThanOrEqual(MOST_COVERED)
    }
  })
})

test('a map of areas drops few names at its size in a window of 1440 pixels, and none near', () => {
  const counts = AREA_GAMES.flatMap((pack) => {
    const ground = groundOf(pack, gamesOf(pack)[0])
    return ['en', 'it'].map((language) => {
      const [some, all] = [30, NEAR].map(
        (scale) => areaNamesAt(ground, packNames(loadPack(pack), language), scale).length,
      )
      return `${pack} ${language}: ${some}, near ${all} of ${ground.x.length}`
    })
  })
  expect(counts).toMatchInlineSnapshot(`
    [
      "junta en: 24, near 24 of 24",
      "junta it: 24, near 24 of 24",
      "wir-sind-das-volk en: 50, near 59 of 59",
      "wir-sind-das-volk it: 51, near 59 of 59",
    ]
  `)
})
