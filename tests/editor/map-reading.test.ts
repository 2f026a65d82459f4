import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type MapReading, readMap } from '../../app/_editor/map/model/map-reading'
import { boardMap } from '../../engine/compile/board-map'
import type { BoardMap } from '../../engine/types'
import { allPacks } from './objects/packs'
import { MAP_FILE, SAMPLE_MAP, SQUARES } from './sample-map'

/** The result of a reading, without its caches. */
const told = ({ text, sections, rows, picture, legend, board, grid, unreadable }: MapReading) => ({
  ...{ text, sections, rows, picture, unreadable, names: grid?.names, legend: legend.entries() },
  terrain: board?.terrain,
  up: board?.up,
  sites: board?.sites,
  edges: board?.edges,
})

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  inserted: fc.constantFrom('', '.', '#', '^', '"', "'", '\\', ' ', '\n', '- ', '# x', '.#.', 'è', '😀'),
  /** Whether the new value has the same length, as with a brush. */
  fits: fc.boolean(),
})

test('a map that is read on from the reading before is the map that is read anew', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(SAMPLE_MAP, SQUARES, SQUARES.replaceAll('\n', '\r\n')),
      fc.array(edit, { minLength: 1, maxLength: 6 }),
      (start, edits) => {
        let text = start
        let reading = readMap(MAP_FILE, text)
        for (const { at: share, length, inserted, fits } of edits) {
          const at = Math.floor(share * text.length)
          const removed = fits ? inserted.length : length
          text = text.slice(0, at) + inserted + text.slice(at + removed)
          const before = reading
          reading = readMap(MAP_FILE, text, before)
          expectSameElsewhere(before, reading)
          expect(told(reading)).toEqual(told(readMap(MAP_FILE, text)))
        }
      },
    ),
    { numRuns: 250 },
  )
})

test('a row into which a line break comes for a character is read anew', () => {
  const before = readMap(MAP_FILE, SQUARES)
  const text = SQUARES.replace('"....."', '".\n .."')
  expect(text.length).toBe(SQUARES.length)
  expect(told(readMap(MAP_FILE, text, before))).toEqual(told(readMap(MAP_FILE, text)))
})

/** The differences that a board declares against the previous one are complete. */
function expectSameElsewhere(before: MapReading, { board }: MapReading) {
  if (board?.painted?.over !== before.board?.terrain) return
  const painted = new Set(board?.painted?.cells)
  for (const [cell, terrain] of (before.board?.terrain ?? []).entries())
    if (!painted.has(cell)) expect(board?.terrain[cell]).toBe(terrain)
}

test('a stroke over several rows keeps all that it does not touch', () => {
  const before = readMap(MAP_FILE, SQUARES)
  const text = SQUARES.replace('"....."\n  - "....."', '"..#.."\n  - ".###."')
  const after = readMap(MAP_FILE, text, before)
  expect(after.board?.painted?.cells.map((cell) => after.grid!.names[cell])).toEqual([
    '0301',
    '0202',
    '0302',
    '0402',
  ])
  expect(after.rows).toBe(before.rows)
  expect(after.parts).toBe(before.parts)
  expect(after.picture.map((line, row) => line === before.picture[row])).toEqual([false, false, true, true])
})

/** The drawn parts of a board, without the values that its grid can compute. */
const plain = (board: BoardMap | undefined) =>
  JSON.parse(JSON.stringify({ ...board, grid: board?.grid.names, painted: undefined }))

test.each(allPacks())('%s: the board of each map is the one that is played on', (_folder, _id, files) => {
  const maps = Object.entries(files).filter(([file]) => /^maps\/[^/]+\.yaml$/.test(file))
  for (const [file, text] of maps)
    expect(plain(readMap(file, text).board), file).toEqual(plain(boardMap(parse(text))))
})

test('a picture under the grid is read, and so is one that comes later', () => {
  const under = { picture: 'sketch', at: [-0.5, 0], width: 8 }
  const text = `${SAMPLE_MAP}underlay: ${JSON.stringify(under)}\n`
  expect(readMap(MAP_FILE, text, readMap(MAP_FILE, SAMPLE_MAP)).board?.underlay).toEqual(under)
  expect(readMap(MAP_FILE, SAMPLE_MAP, readMap(MAP_FILE, text)).board?.underlay).toBeUndefined()
})
