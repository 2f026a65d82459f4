/** Large selections of a large map are marked, copied and pasted completely. The bench measures the time (P16). */
import { expect, test } from 'vitest'
import { patchIn, patchText } from '../../app/_editor/map/model/patch-text'
import { ownClipboard } from '../../app/_editor/session/marks'
import { MAP_FILE } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const SIDE = 100

/** Two terrains in stripes, so that no line of cells reads the same in both directions. */
const field = (grid: string) =>
  [
    'id: field',
    `grid: { ${grid}, columns: ${SIDE}, rows: ${SIDE} }`,
    'legend: { ".": { terrain: street }, "g": { terrain: garden }, ">": { terrain: slope, up: N } }',
    'rows:',
    ...Array.from(
      { length: SIDE },
      (_, row) => `  - "${'..gg>'.repeat(SIDE / 5).slice(row % 2)}${row % 2 ? '.' : ''}"`,
    ),
    'edges:',
    '  - type: wall',
    '    sides: ["0101/S", "005050/S"]'.replace('0101', '001001'),
    '',
  ].join('\n')

test.each([
  ['flat hexes', 'kind: hex, orientation: flat, offset: odd'],
  ['squares', 'kind: square'],
])('a whole map of %s is copied, and put down over what became of it', (_, grid) => {
  const clipboard = ownClipboard()
  const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: field(grid) }, clipboard)
  const { session } = editor
  session.marks.all()
  session.marks.copy()
  const copied = clipboard.read('copied')
  expect(patchIn(copied)?.cells).toHaveLength(SIDE * SIDE)
  expect(patchText(patchIn(copied)!)).toBe(copied)
  expect(session.files.map?.board?.edges).toHaveLength(2)
  session.marks.clear()
  expect(new Set(session.files.map?.board?.terrain).size).toBe(1)
  expect(session.files.map?.board?.edges).toEqual([])
  session.marks.paste()
  const { grid: cells } = session.files.map!
  const middle = cells!.indexOf('050050')
  session.tool.hoverAt(middle)
  const rim = session.state.ghost.length
  expect(rim).toBe(4 * (SIDE - 1))
  const { x, y } = patchIn(copied)!.cells[0]
  const corner = cells!.centre(0)
  const hold = cells!.cellAt(corner.x - x, corner.y - y)
  session.tool.pointerDown(hold)
  session.tool.pointerUp()
  expect(editor.text).toBe(field(grid))
  while (editor.document.undoName) session.edits.undo()
  expect(editor.text).toBe(field(grid))
})
