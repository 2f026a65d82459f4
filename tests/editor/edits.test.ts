import { describe, expect, test } from 'vitest'
import { finding } from './sample-finding'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'
import { TestEditor } from './test-editor'

describe('problems', () => {
  test('are asked for once the author pauses', async () => {
    const editor = new TestEditor()
    await editor.timer.pass(0)
    expect(editor.checkedFiles).toHaveLength(1)
    editor.checked = { diagnostics: [finding] }
    editor.use('paint', 'building').click('0105').click('0205')
    expect(editor.session.state.isChecked).toBe(false)
    await editor.timer.pass(500)
    expect(editor.checkedFiles).toHaveLength(2)
    expect(editor.session.state.checked.diagnostics).toEqual([finding])
    expect(editor.session.state.isChecked).toBe(true)
  })

  test('with a machine fix are mended in one step', () => {
    const editor = new TestEditor()
    const range = { line: 12, column: 6, endLine: 12, endColumn: 12 }
    editor.session.edits.applyFix({ ...finding, fix: { range, text: '#.##.#', title: { key: 'fix' } } })
    expect(editor.text).toBe(SAMPLE_MAP.replace('#....#', '#.##.#'))
    editor.session.edits.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
  })
})

describe('undo and redo', () => {
  test('show the place that changed, in the text and on the map', () => {
    const editor = new TestEditor().use('paint', 'building').click('0105')
    const { edits } = editor.session
    editor.session.files.open('terrain.yaml')
    edits.undo()
    // A reader of another file stays there. Only the map shows the change.
    expect(editor.session.state.file).toBe('terrain.yaml')
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0105')])
    editor.session.files.open(MAP_FILE)
    edits.redo()
    const { span, focus } = editor.session.state.reveal!
    expect([editor.text.slice(span.start, span.end), focus]).toEqual(['#', false])
  })

  test('in the middle of a gesture undo calls it off, and redo does nothing', () => {
    const editor = new TestEditor().use('paint', 'building').click('0105')
    const { edits } = editor.session
    edits.undo()
    editor.pointerDown('0205')
    edits.redo()
    editor.expectPathToBe('paint.painting')
    edits.undo()
    editor.expectPathToBe('paint.idle')
    expect(editor.text).toBe(SAMPLE_MAP)
  })
})
