import { expect, test } from 'vitest'
import { MAP_FILE, SAMPLE_MAP, SQUARES } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const hexes = () => new TestEditor().use('rectangle', 'building').use('rectangle')
const squares = () =>
  new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES }).use('rectangle', 'building').use('rectangle')
const previewed = ({ session }: TestEditor) =>
  session.state.preview.map((cell) => session.files.map!.grid!.names[cell])
const built = ({ session }: TestEditor) =>
  session.files.map!.grid!.names.filter((_, cell) => session.files.map!.board!.terrain[cell] === 'building')

test.each([
  ['hexes', hexes],
  ['squares', squares],
])('from corner to corner on %s: shown first, written on release, one step', (_, made) => {
  const editor = made()
  const [before, had] = [editor.text, built(editor)]
  editor.pointerDown('0303').expectPathToBe('rectangle.stretching').pointerOver('0302', '0202', '0102')
  const block = ['0102', '0202', '0302', '0103', '0203', '0303']
  expect(previewed(editor)).toEqual(block)
  expect(editor.text).toBe(before)
  editor.pointerUp().expectPathToBe('rectangle.idle')
  expect(previewed(editor)).toEqual([])
  expect(built(editor).sort()).toEqual([...new Set([...had, ...block])].sort())
  expect(editor.document.history.done).toHaveLength(1)
  editor.session.edits.undo()
  expect(editor.text).toBe(before)
})

test('with Shift only the rim, whenever Shift is pressed', () => {
  const editor = hexes().pointerDown('0101').pointerOver('0303')
  expect(previewed(editor)).toHaveLength(9)
  editor.session.tool.pointerOver([editor.cell('0403')], { shift: true })
  const rim = ['0101', '0201', '0301', '0401', '0102', '0402', '0103', '0203', '0303', '0403']
  expect(previewed(editor)).toEqual(rim)
  editor.pointerUp()
  expect(built(editor)).toEqual(expect.arrayContaining(rim))
  expect(built(editor)).not.toContain('0202')
})

test('called off by Escape, undo or another tool it leaves nothing', () => {
  const callOffs = [
    ({ session }: TestEditor) => session.tool.pointerCancel(),
    ({ session }: TestEditor) => session.edits.undo(),
    ({ session }: TestEditor) => session.tool.choose('select'),
  ]
  for (const callOff of callOffs) {
    const editor = hexes().pointerDown('0101').pointerOver('0303')
    callOff(editor)
    editor.pointerUp()
    expect(previewed(editor)).toEqual([])
    expect(editor.text).toBe(SAMPLE_MAP)
    expect(editor.document.history.done).toEqual([])
  }
})

test('by keyboard: a press, the cursor, a press', () => {
  const editor = hexes()
  editor.session.tool.keyPress(editor.cell('0102'))
  editor.expectPathToBe('rectangle.stretching')
  editor.session.tool.cursorAt(editor.cell('0204'))
  expect(previewed(editor)).toHaveLength(6)
  editor.session.tool.keyPress(editor.cell('0205'))
  editor.expectPathToBe('rectangle.idle')
  expect(built(editor)).toEqual(expect.arrayContaining(['0102', '0202', '0105', '0205']))
})

test('begins on the map, takes up ground with Alt, and stays in the hand when a ground is chosen', () => {
  const editor = hexes()
  editor.session.tool.pointerDown(-1)
  editor.expectPathToBe('rectangle.idle').click('0203', { alt: true })
  expect(editor.session.tool.ground).toEqual({ terrain: 'slope', up: 'N' })
  editor.session.tool.chooseTerrain('garden')
  editor.expectPathToBe('rectangle.idle')
  expect(editor.text).toBe(SAMPLE_MAP)
})

test('goes with the map it was begun on', () => {
  const editor = hexes().pointerDown('0101').pointerOver('0303')
  const columns = SAMPLE_MAP.match(/columns: (\d+)/)!
  const at = SAMPLE_MAP.indexOf(columns[0]) + 'columns: '.length
  editor.session.edits.type([{ type: 'text', file: MAP_FILE, at, removed: columns[1], inserted: '5' }], 0)
  const text = editor.text
  editor.pointerUp()
  expect(editor.text).toBe(text)
})
