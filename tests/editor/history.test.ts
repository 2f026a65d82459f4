import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEPTH } from '../../app/_editor/document/history'
import { readMap } from '../../app/_editor/map/model/map-reading'
import { SYMMETRIES } from '../../app/_editor/map/model/symmetry'
import { ownClipboard, type PatchClipboard } from '../../app/_editor/session/marks'
import { countOf } from '../support/budget'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'
import { keptSteps } from './saved-steps'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const cell = fc.integer({ min: 0, max: 29 })
const terrain = fc.constantFrom('street', 'building', 'garden', 'slope')

/** One random action of an author. */
const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('stroke' as const),
      cells: fc.array(cell, { minLength: 1, maxLength: 4 }),
      terrain,
      size: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('fill' as const), cell, terrain }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('shape' as const),
      tool: fc.constantFrom('line', 'rectangle', 'ellipse', 'ring', 'marquee', 'lasso', 'erase', 'stamp'),
      from: cell,
      to: cell,
      shift: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('symmetry' as const), id: fc.constantFrom(...SYMMETRIES) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('marks' as const),
      what: fc.constantFrom('all', 'others', 'copy', 'cut', 'paste', 'clear', 'paint', 'wall'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('turn' as const),
      step: fc.constantFrom(1 as const, -1 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('edge' as const),
      cell,
      side: fc.integer({ min: 0, max: 5 }),
      edge: fc.constantFrom('wall', 'gate', undefined),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      remove: fc.integer({ min: 0, max: 3 }),
      text: fc.constantFrom('a', ' ', '\n', '# why', '"', 'è😀'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('file' as const),
      name: fc.constantFrom('maps/a.yaml', 'cases/b.yaml', 'README.md'),
    }),
  },
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

function carryOut(editor: TestEditor, done: Operation, now: number) {
  const { session, document } = editor
  if (done.type === 'stroke') {
    session.tool.chooseTerrain(done.terrain)
    session.tool.choose('paint')
    session.tool.chooseSize(done.size)
    session.tool.pointerDown(done.cells[0])
    session.tool.pointerOver(done.cells.slice(1))
    session.tool.pointerUp()
  } else if (done.type === 'fill') {
    session.tool.choose('fill')
    session.tool.chooseTerrain(done.terrain)
    session.tool.pointerDown(done.cell)
  } else if (done.type === 'edge') {
    session.tool.chooseEdge(done.edge)
    session.tool.pointerDown(done.cell, { side: done.side })
    session.tool.pointerUp()
  } else if (done.type === 'shape') {
    session.tool.choose(done.tool)
    session.tool.pointerDown(done.from, { shift: done.shift })
    session.tool.pointerOver([done.to], { shift: done.shift })
    session.tool.pointerUp()
  } else if (done.type === 'symmetry') session.tool.chooseSymmetry(done.id)
  else if (done.type === 'marks') session.marks[done.what]()
  else if (done.type === 'turn') session.marks.turn(done.step)
  else if (done.type === 'type') {
    const text = document.text(MAP_FILE) ?? ''
    const at = Math.floor(done.share * text.length)
    const removed = text.slice(at, at + done.remove)
    session.edits.type([{ type: 'text', file: MAP_FILE, at, removed, inserted: done.text }], now)
  } else if (document.text(done.name) === undefined) session.files.add(done.name)
  else session.files.remove(done.name)
}

/** Reloads the page with the current files and the steps saved in the tab. */
const reloaded = ({ document }: TestEditor, clipboard: PatchClipboard): TestEditor =>
  new TestEditor(document.files, clipboard, keptSteps(document))

test('1,000 random operations, with a reload among them: undoing all gives the first bytes, redoing all the last', () => {
  const many = fc.array(operation, { minLength: 1000, maxLength: 1000, size: 'max' })
  fc.assert(
    fc.property(many, fc.integer({ min: 0, max: 999 }), (operations, middle) => {
      const clipboard = ownClipboard()
      let editor = new TestEditor(SAMPLE_FILES, clipboard)
      for (const [index, done] of operations.entries()) {
        carryOut(editor, done, index * 400)
        if (index === middle) editor = reloaded(editor, clipboard)
      }
      editor = reloaded(editor, clipboard)
      const end = editor.document.files
      const steps = editor.document.history.done.length
      while (editor.document.undoName) editor.session.edits.undo()
      expect(editor.document.files).toEqual(SAMPLE_FILES)
      while (editor.document.redoName) editor.session.edits.redo()
      expect(editor.document.files).toEqual(end)
      expect(editor.document.history.done).toHaveLength(steps)
    }),
    { numRuns: countOf(1, 10) },
  )
}, 120_000)

test('the painted map read back from its text is the one that was painted', () => {
  const stroke = fc.record({ cells: fc.array(cell, { minLength: 1, maxLength: 5 }), terrain })
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 15 }), (strokes) => {
      const editor = new TestEditor().use('paint')
      const expected = [...(editor.session.files.map?.board?.terrain ?? [])]
      for (const { cells, terrain } of strokes) {
        editor.session.tool.chooseTerrain(terrain)
        editor.session.tool.pointerDown(cells[0])
        editor.session.tool.pointerOver(cells.slice(1))
        editor.session.tool.pointerUp()
        for (const painted of cells) expected[painted] = terrain
      }
      expect(readMap(MAP_FILE, editor.text).board?.terrain).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('painting changes only the characters of the cells, the quotes a row needs and new legend lines', () => {
  fc.assert(
    fc.property(cell, terrain, (on, ground) => {
      const editor = new TestEditor().use('paint')
      editor.session.tool.chooseTerrain(ground)
      editor.session.tool.pointerDown(on)
      editor.session.tool.pointerUp()
      const before = SAMPLE_MAP.split('\n')
      const kept = editor.text
        .split('\n')
        .filter((line) => !/^ {2}"?.{1,2}"?: \{ terrain: garden \}$/.test(line))
      const changed = before.flatMap((line, index) => (line === kept[index] ? [] : [index]))
      expect(kept).toHaveLength(before.length)
      expect(changed.length).toBeLessThanOrEqual(1)
      for (const index of changed) expect(differingCharacters(before[index], kept[index])).toBe(1)
    }),
    { numRuns: 200 },
  )
})

/** Counts the characters that differ, apart from quotes added around a bare row. */
function differingCharacters(before: string, after: string): number {
  const bare = (line: string) => [...line.replace(/^( {2}- )"([^"]*)"$/, '$1$2')]
  const quoted = before.includes('"') ? [...after] : bare(after)
  return [...before].filter((character, index) => character !== quoted[index]).length
}

describe('typing', () => {
  const insert = (editor: TestEditor, text: string, at: number, now: number) =>
    editor.session.edits.type([{ type: 'text', file: MAP_FILE, at, removed: '', inserted: text }], now)

  test('is one step a word, and a new one after a pause', () => {
    const editor = new TestEditor()
    for (const [index, letter] of [...'one two'].entries()) insert(editor, letter, index, index * 100)
    expect(editor.document.history.done).toHaveLength(2)
    insert(editor, '!', 7, 5000)
    expect(editor.document.history.done).toHaveLength(3)
    editor.session.edits.undo()
    editor.session.edits.undo()
    expect(editor.text).toBe(`one ${SAMPLE_MAP}`)
  })

  test('elsewhere, or after an undo, is a step of its own', () => {
    const editor = new TestEditor()
    insert(editor, 'a', 0, 0)
    insert(editor, 'b', 9, 10)
    expect(editor.document.history.done).toHaveLength(2)
    editor.session.edits.undo()
    insert(editor, 'c', 1, 20)
    expect(editor.document.history.done).toHaveLength(2)
    expect(editor.document.redoName).toBeUndefined()
  })
})

test('at least 500 steps can be undone', () => {
  expect(DEPTH).toBeGreaterThanOrEqual(500)
  const editor = new TestEditor()
  for (let step = 0; step < 500; step++)
    editor.session.edits.type(
      [{ type: 'text', file: MAP_FILE, at: 0, removed: '', inserted: 'x' }],
      step * 5000,
    )
  for (let step = 0; step < 500; step++) editor.session.edits.undo()
  expect(editor.text).toBe(SAMPLE_MAP)
})

describe('where the steps that are kept end', () => {
  const typed = (editor: TestEditor, steps: number) => {
    for (let step = 0; step < steps; step++)
      editor.session.edits.type(
        [{ type: 'text', file: MAP_FILE, at: 0, removed: '', inserted: 'x' }],
        step * 5000,
      )
  }
  const takenBack = (editor: TestEditor) => {
    while (editor.document.undoName) editor.session.edits.undo()
    return editor.session.state.notice
  }

  test('it is said', () => {
    const editor = new TestEditor()
    typed(editor, DEPTH + 1)
    expect(editor.session.state.notice).toBeUndefined()
    expect(takenBack(editor)).toEqual({ key: 'studio.undoEnds', values: { steps: DEPTH } })
    expect(editor.text).toBe(`x${SAMPLE_MAP}`)
  })
  test('and not where all steps were kept', () => {
    const editor = new TestEditor()
    typed(editor, 3)
    expect(takenBack(editor)).toBeUndefined()
  })
})

test('windows line ends, tabs and trailing spaces survive painting', () => {
  const windows = SAMPLE_MAP.replaceAll('\n', '\r\n')
  const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: windows }).use('paint', 'garden').click('0302')
  expect(editor.text).toBe(
    windows
      .replace("'#....#'", "'#.g..#'")
      .replace('up: N }\r\n', 'up: N }\r\n  "g": { terrain: garden }\r\n'),
  )
})
