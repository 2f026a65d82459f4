/** The list of problems has no row of a fixed fault, and no all-clear for unchecked files. */
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../app/_editor/document/diagnostics'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { notChecked } from '../../app/_editor/problems/model/checker'
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

describe('a pack of an old format', () => {
  const OLD = {
    ...MINI,
    'pack.yaml': MINI['pack.yaml'].replace('format: 2', 'format: 1'),
    'scenarios/base.yaml': MINI['scenarios/base.yaml'].replace('turns: 3', 'hands: 3 # three'),
  }

  test('is written in the present one in one step, which is undone in one', async () => {
    const editor = new TestEditor(OLD)
    editor.checked = await checkFiles(OLD)
    await editor.timer.pass(0)
    expect(editor.session.state.checked.migration?.changes.map(({ step }) => step)).toEqual([
      'format',
      'turns',
    ])
    editor.session.edits.migrate()
    expect(editor.document.text('pack.yaml')).toBe(MINI['pack.yaml'])
    expect(editor.document.text('scenarios/base.yaml')).toContain('turns: 3 # three')
    const now = await checkFiles(editor.document.files)
    expect([now.migration, now.diagnostics.map(({ code }) => code)]).toEqual([
      undefined,
      editor.checked.diagnostics.map(({ code }) => code).filter((code) => code !== 'W-FORMAT-OLD'),
    ])
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(OLD)
  })

  test('is mended by the fix of its finding, in all its files at once, while they are those that were checked', async () => {
    const editor = new TestEditor(OLD)
    editor.checked = await checkFiles(OLD)
    await editor.timer.pass(0)
    const { edits } = editor.session
    const old = editor.checked.diagnostics.find(({ code }) => code === 'W-FORMAT-OLD')
    if (!old) throw new Error('no finding says that the format is old')
    expect(edits.fixOf(old)).toEqual({ key: 'studio.migration.fix', values: { to: 2 } })
    edits.applyFix(old)
    expect(editor.document.text('pack.yaml')).toBe(MINI['pack.yaml'])
    expect(editor.document.text('scenarios/base.yaml')).toContain('turns: 3 # three')
    expect(edits.fixOf(old)).toBeUndefined()
    edits.undo()
    expect(editor.document.files).toEqual(OLD)
    expect(edits.fixOf(old)).toBeDefined()
  })

  test('not while it is another than the one that was checked', async () => {
    const editor = new TestEditor(OLD)
    editor.checked = await checkFiles(OLD)
    await editor.timer.pass(0)
    const typed = { type: 'text', file: 'pack.yaml', at: 0, removed: '', inserted: '#\n' } as const
    editor.session.edits.type([typed], 0)
    editor.session.edits.migrate()
    expect(editor.document.text('pack.yaml')).toBe(`#\n${OLD['pack.yaml']}`)
  })
})
