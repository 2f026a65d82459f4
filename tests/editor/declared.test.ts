/** Findings with a fix button: the count of a deck, and a figure that no file declares. */
import '../../schemas/all'
import { expect, test } from 'vitest'
import type { Files } from '../../app/_editor/document/change'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { allPacks } from './objects/packs'
import { TestEditor } from './test-editor'

const pack = (name: string) => allPacks().find(([one]) => one === name)![2]

/** Returns the findings of a code before and after the first one's fix. */
async function pressed(files: Files, code: string) {
  const editor = new TestEditor(files)
  const found = async () => {
    editor.checked = await checkFiles(editor.document.files)
    await editor.session.checkNow()
    return editor.checked.diagnostics.filter((one) => one.code === code)
  }
  const before = await found()
  const fix = editor.session.edits.fixOf(before[0])
  editor.session.edits.applyFix(before[0])
  const after = await found()
  const steps = editor.document.history.done.length
  editor.session.edits.undo()
  expect(editor.document.files).toEqual(files)
  return { before: before.length, fix, after: after.length, steps }
}

test('a deck whose count is another gets the count that it has', async () => {
  const files = pack('content/wir-sind-das-volk')
  const [deck] = Object.keys(files).filter((file) => /^decks\/.*1\.yaml$/.test(file))
  const wrong = { ...files, [deck]: files[deck].replace(/^size: \d+/m, 'size: 3') }
  expect(await pressed(wrong, 'E-DECK-COUNT')).toMatchObject({
    before: 1,
    fix: { key: 'fixes.replace' },
    after: 0,
    steps: 1,
  })
})

test('a figure that no file declares is declared as the unit that it is fielded as', async () => {
  const files = pack('content/cry-havoc')
  const file = 'scenarios/crossroads-ambush.yaml'
  const wrong = { ...files, [file]: files[file].replace('figures: [egbert]', 'figures: [zacchaeus]') }
  expect(await pressed(wrong, 'E-UNKNOWN-FIGURE')).toMatchObject({
    before: 1,
    fix: { key: 'studio.declare', values: { id: 'zacchaeus', unit: 'sword-man', file: 'units.yaml' } },
    after: 0,
    steps: 1,
  })
})
