/** What the list of problems says: no row of a fault that is gone, and no good news of files that nobody has looked at. */
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../app/_editor/model/check/check-files'
import { notChecked } from '../../app/_editor/model/check/checker'
import { keysOf } from '../../app/_editor/model/diagnostics'
import { changed, MINI } from '../schemas/mini-pack'
import { TestEditor } from './test-editor'

describe('rows', () => {
  test('two keys missing in one mapping are two rows', async () => {
    const files = changed('units.yaml', '\n    side: march\n    speed: 4\n', '\n')
    const diagnostics = (await checkFiles(files)).diagnostics.filter(({ severity }) => severity === 'error')
    expect(diagnostics.map(({ code }) => code)).toEqual(['E-KEY-MISSING', 'E-KEY-MISSING'])
    expect(new Set(keysOf(diagnostics)).size).toBe(2)
  })

  test('the same finding keeps its key while others come and go', async () => {
    const both = (await checkFiles(changed('units.yaml', '\n    side: march\n    speed: 4\n', '\n')))
      .diagnostics
    expect(keysOf(both.slice(1))).toEqual(keysOf(both).slice(1))
  })
})

describe('files that could not be checked', () => {
  test('keep the pack that is drawn, and say so', async () => {
    const editor = new TestEditor(MINI)
    editor.checked = await checkFiles(MINI)
    await editor.timer.pass(0)
    editor.checked = notChecked(new Error('broken'))
    editor.session.edits.type([{ type: 'text', file: 'units.yaml', at: 0, removed: '', inserted: '#\n' }], 0)
    await editor.timer.pass(1000)
    const { checked } = editor.session.state
    expect(checked.unchecked?.values).toEqual({ reason: 'broken' })
    expect(checked.pack?.manifest.id).toBe('mini')
  })
})
