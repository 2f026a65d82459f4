import { describe, expect, test } from 'vitest'
import { MAP_FILE, SQUARES } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

describe('files', () => {
  test('can be added, renamed and removed, and all of it undone', () => {
    const editor = new TestEditor()
    editor.session.files.add('maps/harbour.yaml')
    expect(editor.session.state.file).toBe('maps/harbour.yaml')
    editor.session.files.rename('maps/harbour.yaml', 'maps/port.yaml')
    expect(editor.session.state.file).toBe('maps/port.yaml')
    editor.session.files.remove('maps/port.yaml')
    expect(editor.session.state.file).toBe(MAP_FILE)
    for (let step = 0; step < 3; step++) editor.session.edits.undo()
    expect(editor.document.files).toEqual(SAMPLE_FILES)
  })

  test('a map is read again only when its text changed, and another one forgets the selection', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, 'maps/yard.yaml': SQUARES })
    const { files } = editor.session
    const read = files.map
    expect(files.map).toBe(read)
    editor.use('select').click('0303').use('paint', 'building').click('0105')
    expect(files.map).not.toBe(read)
    expect(files.maps).toEqual([MAP_FILE, 'maps/yard.yaml'])
    files.openMap('maps/yard.yaml')
    expect([files.map!.file, editor.session.state.selected]).toEqual(['maps/yard.yaml', undefined])
    files.remove('maps/yard.yaml')
    expect(files.map!.file).toBe(MAP_FILE)
  })
})
