/**
 * Bundled maps and counters can be read: names of at least 9 pixels at every size of a map, and the same contrast in both themes.
 * Contrast is the ratio of WCAG 2.2.
 */
import { describe, expect, test } from 'vitest'
import { areaNameForm } from '../../app/_board/draw/areas/names'
import { boundsOf } from '../../app/_board/draw/areas/outline'
import { contrast } from '../../app/_board/draw/colour'
import { type Ground, makeGround, UNIT } from '../../app/_board/draw/ground'
import { type Label, layLabels } from '../../app/_board/draw/labels/layout'
import { INKS, LEAST_PIXELS } from '../../app/_board/draw/labels/lettering'
import { areaBoard } from '../../app/_board/draw/loaded-boards'
import { CASING, isQuiet, LEAST_CONTRAST, lineInk, linesThrough } from '../../app/_board/draw/overlay/lines'
import { faceOf } from '../../app/_board/draw/units/face'
import type { Theme } from '../../app/_board/look'
import { fitView } from '../../app/_board/view'
import { lookOf } from '../../app/_play/board/look-of'
import { packNames as namesOf } from '../../app/_play/pack-names'
import { boardMap } from '../../engine/compile/board-map'
import type { RawPack } from '../../engine/types'
import { loadPack, packNames } from '../engine/support/content'

await areaBoard.load()

const THEMES: readonly Theme[] = ['light', 'dark']
/** The room of a map in the windows that are looked at, in CSS pixels. */
const WINDOWS = [
  { width: 1050, height: 760 },
  { width: 390, height: 520 },
  { width: 700, height: 640 },
  { width: 2000, height: 1200 },
]
const packs = packNames().map((name): RawPack => loadPack(name))
const maps = packs.flatMap((pack) =>
  Object.values(pack.maps).map((map) => ({
    name: `${pack.manifest.id} ${map.id}`,
    pack,
    board: boardMap(map),
  })),
)
const cellMaps = maps.filter(({ board }) => board.grid.kind !== 'areas')
const areaMaps = maps.filter(({ board }) => board.grid.kind === 'areas')

function fitOf({ box }: Ground, window: (typeof WINDOWS)[number]): number {
  const world = {
    left: box.left / UNIT,
    top: box.top / UNIT,
    right: box.right / UNIT,
    bottom: box.bottom / UNIT,
  }
  return fitView(world, window).scale
}

const overlap = (a: Label, b: Label): boolean =>
  a.spots.some((one) =>
    b.spots.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 0.01),
  )

describe.each(cellMaps)('names on $name', ({ pack, board }) => {
  const ground = makeGround(board, lookOf(pack), 'light')
  const scales = [...WINDOWS.map((window) => fitOf(ground, window)), 12, 22, 30, 44, 63.9, 90]

  test.each(['en', 'it'])('have at least 9 pixels and do not overlap, in %s', (language) => {
    const labelsAt = layLabels(ground, namesOf(pack, language))
    for (const scale of scales) {
      const labels = labelsAt(scale)
      for (const { id, size } of labels)
        expect((size * scale) / UNIT, id).toBeGreaterThanOrEqual(LEAST_PIXELS - 1e-9)
      if (scale >= 64) continue
      for (const [at, one] of labels.entries())
        for (const other of labels.slice(at + 1))
          expect(overlap(one, other), `${one.id} ${other.id}`).toBe(false)
    }
  })
})

test('the maps of cells keep most of their names at fit in a usual window', () => {
  const shares = cellMaps.map(({ name, pack, board }) => {
    const ground = makeGround(board, lookOf(pack), 'light')
    const count = layLabels(ground, namesOf(pack, 'en'))(fitOf(ground, WINDOWS[0])).length
    return `${name}: ${count} of ${board.places.length}`
  })
  expect(shares).toMatchInlineSnapshot(`
    [
      "corteo city: 52 of 72",
      "cry-havoc crossroads: 5 of 9",
      "cry-havoc village: 12 of 16",
      "kriegspiel board: 10 of 10",
      "notte-bianca city: 52 of 72",
    ]
  `)
})

/** Capitals are wider than other letters; with their spacing. */
const WIDE = 0.8

describe.each(areaMaps)('names of areas on $name', ({ pack, board }) => {
  test.each(['en', 'it'])('all have at least 9 pixels at fit in a usual window, in %s', (language) => {
    const ground = makeGround(board, lookOf(pack), 'light')
    const least = (LEAST_PIXELS * UNIT) / fitOf(ground, WINDOWS[0])
    const nameOf = namesOf(pack, language)
    for (const cell of ground.areas?.order ?? []) {
      const { left, right } = boundsOf(ground.areas?.outlines[cell] ?? [])
      const id = board.grid.names[cell]
      const texts = [nameOf('areas', id), nameOf('areas', id, 'short')]
      const form = areaNameForm(texts, { room: 0, width: right - left }, least, (row) => row.length * WIDE)
      expect(form, id).toBeDefined()
      expect(form?.size).toBeGreaterThanOrEqual(least)
    }
  })
})

test('a name that does not fit is given in two rows, then by its short form, else not at all; never smaller', () => {
  const formOf = (text: string, room: number) =>
    areaNameForm([text, 'LN'], { room, width: room }, 21, (row) => row.length)?.rows
  expect(formOf('Long name', 9 * 21)).toEqual(['Long name'])
  expect(formOf('Long name', 9 * 21 - 1)).toEqual(['Long', 'name'])
  const crossing = areaNameForm(['Long name'], { room: 10, width: 9 * 21 }, 21, (row) => row.length)
  expect(crossing?.rows).toEqual(['Long', 'name'])
  expect(formOf('Longname', 8 * 21 - 1)).toEqual(['LN'])
  expect(formOf('Longname', 2 * 21 - 1)).toBeUndefined()
})

describe.each(THEMES)('contrast in the %s theme', (theme) => {
  test.each(maps)('names on $name have 4.5 on the open ground', ({ pack, board }) => {
    const ground = makeGround(board, lookOf(pack), theme)
    const { ink } = theme === 'light' ? INKS.onLight : INKS.onDark
    expect(contrast(ink, ground.base)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(packs.map((pack) => ({ name: pack.manifest.id, pack })))(
    'figures of counters of $name have 4.5',
    ({ pack }) => {
      const look = lookOf(pack)
      for (const { id: type, side } of look.units ?? [])
        for (const owner of side === undefined ? (look.sides ?? []).map(({ id }) => id) : [side]) {
          const piece = { id: type, kind: 'unit', type, side: owner, level: 0, badges: [] } as const
          const { ink, colour } = faceOf(piece, look, theme)
          expect(contrast(ink, colour), `${type} of ${owner}`).toBeGreaterThanOrEqual(4.5)
        }
    },
  )

  test.each(packs.map((pack) => ({ name: pack.manifest.id, pack })))(
    'lines of $name have 4.5 beside their casing',
    ({ pack }) => {
      const sides = lookOf(pack).sides ?? []
      for (const kind of [
        'communication',
        'sight',
        'fire',
        'support',
        'blocked',
        'built',
        'dangling',
        'other',
      ])
        for (const colour of [undefined, ...sides.map(({ look }) => look.colour)])
          expect(
            contrast(lineInk({ kind, colour }, theme), CASING[theme]),
            `${kind} ${colour}`,
          ).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    },
  )
})

describe('a line', () => {
  test('is faint only if nothing on it is pointed at, and only if its kind is quiet', () => {
    const places = { x: Float32Array.of(0, 100, 200, 200), y: Float32Array.of(0, 0, 0, 100) }
    const line = { kind: 'communication', from: 0, to: 2, place: 0 }
    const shot = { ...line, kind: 'fire' }
    expect(linesThrough(places, [line, shot], [1])).toEqual([line])
    expect(linesThrough(places, [line], [3])).toEqual([])
    expect(linesThrough(places, [line], [])).toEqual([])
    expect([isQuiet(line), isQuiet(shot)]).toEqual([true, false])
  })
})
