import { expect, test } from 'vitest'
import { cellsOfDab, dab } from '../../app/_editor/model/map/shapes'
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
  for (const map of [WIDE, WIDE.replace('kind: square,', 'kind: hex, orientation: flat, offset: odd,')]) {
    const { session, cell } = on(map, 'paint')
    const { grid } = session.files.map!
    for (const size of [1, 2, 3] as const)
      expect(cellsOfDab(grid, size)).toBe(dab(grid!, cell('0505'), size).length)
  }
})

test('nothing is begun off the map', () => {
  const editor = on(SQUARES, 'ring')
  editor.session.tool.pointerDown(-1)
  editor.expectPathToBe('ring.idle')
})
