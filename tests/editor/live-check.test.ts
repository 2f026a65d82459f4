/** Unchecked files are checked again without a change. */
import { expect, test } from 'vitest'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { TestEditor } from './test-editor'

const unchecked: Checked = {
  diagnostics: [],
  unchecked: { key: 'studio.unchecked', values: { reason: '30 s' } },
}
const found: Checked = { diagnostics: [] }

test('a check that could not be made is made again by itself, until it can', async () => {
  const editor = new TestEditor()
  editor.checked = unchecked
  await editor.timer.pass(0)
  expect(editor.session.state.checked.unchecked).toBeDefined()
  await editor.timer.pass(10_000)
  expect(editor.checkedFiles.length).toBeGreaterThan(2)
  editor.checked = found
  await editor.timer.pass(60_000)
  expect(editor.session.state.checked.unchecked).toBeUndefined()
  expect(editor.timer.waiting).toBe(0)
})

test('a machine that never manages is asked ever more seldom', async () => {
  const editor = new TestEditor()
  editor.checked = unchecked
  await editor.timer.pass(3_600_000)
  const after = editor.checkedFiles.length
  expect(after).toBeLessThan(30)
  await editor.timer.pass(3_600_000)
  expect(editor.checkedFiles.length - after).toBeGreaterThan(5)
})

test('a change is checked at once, and the next failure is followed soon again', async () => {
  const editor = new TestEditor()
  editor.checked = unchecked
  await editor.timer.pass(3_600_000)
  const before = editor.checkedFiles.length
  editor.use('paint', 'garden').click('0202')
  await editor.timer.pass(5_000)
  expect(editor.checkedFiles.length - before).toBeGreaterThan(1)
})

test('a closed session asks nothing more', async () => {
  const editor = new TestEditor()
  editor.checked = unchecked
  await editor.timer.pass(0)
  editor.session.close()
  await editor.timer.pass(600_000)
  expect(editor.checkedFiles).toHaveLength(1)
})
