import { expect, test } from 'vitest'
import { BRUSH_SIZES, brushShapesOf, cellsOfDab, dab } from '../../app/_editor/map/model/brush'
import { makeGrid } from '../../engine/geometry/make-grid'
import { MAP_FILE, SQUARES } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const WIDE = `id: field
grid: { kind: square, columns: 9, rows: 9 }
legend:
  ".": { terrain: street }
rows:
${'  - "........."\n'.repeat(9)}`

const on = (map: string, tool: string) =>
  new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: map }).use('paint', 'building').use(tool)
const picture = (editor: TestEditor) =>
  editor.text
    .split('\n')
    .filter((line) => line.startsWith('  - '))
    .map((line) => line.slice(5, -1).replaceAll('H', '#'))
const drawn = (tool: string, from: string, to: string, shift = false) => {
  const editor = on(WIDE, tool)
  editor.pointerDown(from, { shift })
  editor.session.tool.pointerOver([editor.cell(to)], { shift })
  const shown = editor.session.state.preview.length
  editor.pointerUp()
  const rows = picture(editor)
  expect(rows.join('').match(/#/g)).toHaveLength(shown)
  expect(editor.document.history.done).toHaveLength(1)
  return rows
}

test('a line goes from one cell to another, as wide as the brush', () => {
  expect(drawn('line', '0101', '0404').slice(0, 5)).toEqual([
    '#........',
    '.#.......',
    '..#......',
    '...#.....',
    '.........',
  ])
  const editor = on(WIDE, 'line')
  editor.session.tool.chooseSize(2)
  editor.pointerDown('0202').pointerOver('0402').pointerUp()
  expect(picture(editor).slice(0, 4)).toEqual(['#####....', '#####....', '#####....', '.........'])
})

test('an ellipse fits between its corners; with Shift its rim alone', () => {
  expect(drawn('ellipse', '0101', '0505').slice(0, 6)).toEqual([
    '.###.....',
    '#####....',
    '#####....',
    '#####....',
    '.###.....',
    '.........',
  ])
  expect(drawn('ellipse', '0101', '0505', true).slice(0, 6)).toEqual([
    '.###.....',
    '#...#....',
    '#...#....',
    '#...#....',
    '.###.....',
    '.........',
  ])
})

test('a disc grows from its middle; with Shift it is a ring', () => {
  expect(drawn('ring', '0303', '0503', true).slice(0, 6)).toEqual([
    '#####....',
    '#...#....',
    '#...#....',
    '#...#....',
    '#####....',
    '.........',
  ])
  expect(drawn('ring', '0303', '0403').slice(1, 4)).toEqual(['.###.....', '.###.....', '.###.....'])
})

test('with Shift the bucket fills all of one ground, joined or not', () => {
  const map = WIDE.replace('  - "........."\n', '  - "HHHHHHHHH"\n').replace(
    'legend:',
    'legend:\n  "H": { terrain: building }',
  )
  const split = map.replace('  - "........."\n', '  - "....H...."\n')
  const editor = on(split, 'fill')
  editor.session.tool.chooseTerrain('garden')
  editor.use('fill').click('0101', { shift: true })
  expect(editor.terrainAt('0502')).toBe('garden')
  expect(editor.terrainAt('0101')).toBe('garden')
  expect(editor.terrainAt('0102')).toBe('street')
})

test('the size of a brush is said as it paints, on hexes and on squares', () => {
  const size = { columns: 25, rows: 25 }
  const grids = [
    makeGrid({ grid: { kind: 'square', ...size } }),
    makeGrid({ grid: { kind: 'hex', orientation: 'flat', offset: 'odd', ...size } }),
    makeGrid({ grid: { kind: 'hex', orientation: 'pointy', offset: 'even', ...size } }),
  ]
  for (const grid of grids)
    for (const shape of brushShapesOf(grid))
      for (const size of BRUSH_SIZES) {
        const cells = dab(grid, grid.indexOf('1313'), { size, shape })
        expect(cellsOfDab(grid, { size, shape })).toBe(cells.length)
        expect(new Set(cells).size).toBe(cells.length)
      }
})

const wide = (rows: readonly string[]) => `id: field
grid: { kind: square, columns: 9, rows: ${rows.length} }
legend:
  ".": { terrain: street }
rows:
${rows.map((row) => `  - "${row}"\n`).join('')}`

test('a round brush leaves out the corners, and one of rows and columns has them on hexes', () => {
  const round = on(WIDE, 'paint')
  round.session.tool.chooseShape('round')
  round.session.tool.chooseSize(4)
  expect(round.session.state.ghost).toEqual([])
  round.session.tool.hoverAt(round.cell('0505'))
  expect(round.session.state.ghost).toHaveLength(37)
  round.click('0505')
  expect(picture(round)).toEqual([
    '.........',
    '...###...',
    '..#####..',
    '.#######.',
    '.#######.',
    '.#######.',
    '..#####..',
    '...###...',
    '.........',
  ])
  const hexes = WIDE.replace('kind: square,', 'kind: hex, orientation: flat, offset: odd,')
  const block = on(hexes, 'paint')
  block.session.tool.chooseShape('block')
  block.session.tool.chooseSize(3)
  block.click('0102')
  expect(picture(block).slice(0, 5)).toEqual([
    '###......',
    '###......',
    '###......',
    '###......',
    '.........',
  ])
})

test('a mix gives each ground its share, and leaves the rest as it is', () => {
  const editor = on(wide(Array.from({ length: 99 }, () => '.........')), 'fill')
  const parts = [
    { ground: { terrain: 'building' }, weight: 2 },
    { ground: { terrain: 'garden' }, weight: 1 },
    { ground: undefined, weight: 1 },
  ]
  editor.session.tool.chooseMix(parts, true)
  editor.click('0101')
  expect(editor.document.history.done).toHaveLength(1)
  expect(editor.document.undoName).toEqual({ key: 'studio.step.mix' })
  const terrains = editor.session.files.map!.board!.terrain
  const share = (terrain: string) => terrains.filter((one) => one === terrain).length / terrains.length
  expect(share('building')).toBeCloseTo(0.5, 1)
  expect(share('garden')).toBeCloseTo(0.25, 1)
  expect(share('street')).toBeCloseTo(0.25, 1)
  editor.session.tool.chooseTerrain('garden')
  expect(editor.session.state.isMixing).toBe(false)
  expect(editor.session.state.mix).toBe(parts)
})

test('a mix is what its ghost shows, the same where a stroke comes twice, and the same in every image', () => {
  const editor = on(WIDE, 'paint')
  editor.session.tool.chooseMix(
    [
      { ground: { terrain: 'building' }, weight: 1 },
      { ground: { terrain: 'garden' }, weight: 1 },
    ],
    true,
  )
  editor.session.tool.chooseSymmetry('across')
  editor.session.tool.chooseSize(4)
  editor.session.tool.hoverAt(editor.cell('0505'))
  const ghost = new Map(editor.session.state.ghost.map(({ cell, ground }) => [cell, ground.terrain]))
  expect(ghost.size).toBe(49)
  editor.pointerDown('0505')
  const after = editor.text
  editor.session.tool.pointerOver([editor.cell('0506'), editor.cell('0505')])
  editor.pointerUp()
  const rows = picture(editor)
  const isSame = (row: string) => row === [...row].reverse().join('')
  expect(rows.every(isSame)).toBe(true)
  expect(new Set(rows.slice(1, 8).join('')).size).toBe(3)
  for (const [cell, terrain] of ghost) expect(editor.session.files.map!.board!.terrain[cell]).toBe(terrain)
  const lines = (text: string) => text.split('\n')
  expect(lines(editor.text).slice(0, 8)).toEqual(lines(after).slice(0, 8))
})

test('nothing is begun off the map', () => {
  const editor = on(SQUARES, 'ring')
  editor.session.tool.pointerDown(-1)
  editor.expectPathToBe('ring.idle')
})
