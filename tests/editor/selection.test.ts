import { describe, expect, test } from 'vitest'
import { finding } from './sample-finding'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

describe('map and text', () => {
  test('selecting a cell shows its character, then the places that name it', () => {
    const editor = new TestEditor().use('select').click('0303')
    const first = editor.session.state.reveal!
    expect(editor.text.slice(first.span.start - 3, first.span.end)).toBe('".^.')
    editor.click('0303')
    const second = editor.session.state.reveal!
    expect(editor.text.slice(second.span.start, second.span.end)).toBe('0303')
    editor.click('0303')
    expect(editor.session.state.reveal!.span).toEqual(first.span)
  })

  test('the caret in a row flashes its cell, in a list the cell it names', () => {
    const editor = new TestEditor()
    editor.session.selection.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('....#'))
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0202')])
    editor.session.selection.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('0404/NE') + 2)
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0404')])
    editor.session.selection.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('role: objective'))
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0203'), editor.cell('0303')])
  })
})

test('a place named by a refusal in play opens its file at that span', () => {
  const editor = new TestEditor()
  editor.session.selection.goToRange('terrain.yaml', { line: 2, column: 11, endLine: 2, endColumn: 17 })
  expect(editor.session.state.file).toBe('terrain.yaml')
  const { start, end } = editor.session.state.reveal!.span
  expect(SAMPLE_FILES['terrain.yaml'].slice(start, end)).toBe('street')
})

test('a finding leads to its line and flashes its cells', () => {
  const editor = new TestEditor()
  editor.session.selection.goTo(finding)
  const { start, end } = editor.session.state.reveal!.span
  expect(editor.text.slice(start, end)).toBe('#....#')
  expect(editor.session.state.flash.cells).toEqual([editor.cell('0102')])
  editor.session.selection.goTo({ ...finding, cells: [{ map: 'corner', cell: '0605' }] })
  expect(editor.session.state.flash.cells).toEqual([editor.cell('0605')])
})
