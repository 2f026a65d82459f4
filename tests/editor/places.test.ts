/** Links to places of a pack, the entry at a caret, and the marks of findings. */
import { describe, expect, test } from 'vitest'
import { hashOf, idAround, offsetOfId, type Place, placeIn } from '../../app/_editor/document/place-link'
import { openPlace, placesHere } from '../../app/_editor/layers/linked-places'
import { problemMarks } from '../../app/_editor/layers/problem-marks'
import { blockAround } from '../../app/_editor/yaml/block-around'
import { finding } from './sample-finding'
import { MAP_FILE } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const UNITS = `units:
  # the first
  - id: guard
    speed: 4
    at:
      - '0102'
      - '0201'

  - { id: scout, speed: 6 }
`
const at = (piece: string) => UNITS.indexOf(piece)

describe('the thing around a caret', () => {
  test.each([
    ['speed: 4', 'guard'],
    ["'0201'", undefined],
    ['id: guard', 'guard'],
    ['speed: 6', 'scout'],
  ])('at %s', (piece, id) => {
    expect(idAround(UNITS, at(piece))).toBe(id)
  })

  test('is an item with all its lines, and a key with what is below it', () => {
    const block = (piece: string) => {
      const { start, end } = blockAround(UNITS, at(piece))
      return UNITS.slice(start, end).trim()
    }
    expect(block('speed: 4')).toMatch(/^- id: guard[\s\S]*'0201'$/)
    expect(block('at:')).toMatch(/^at:\s+- '0102'\s+- '0201'$/)
    expect(block('units:')).toBe(UNITS.trim())
    expect(block("'0102'")).toBe("- '0102'")
  })
})

test('there is one around every offset of every text', () => {
  for (const text of ['', '\n', '\n\n  a\n', '\n  - b', UNITS])
    for (let offset = 0; offset <= text.length; offset++) {
      const { start, end } = blockAround(text, offset)
      expect([start <= offset, offset <= Math.max(end, text.length), start <= end]).toEqual([
        true,
        true,
        true,
      ])
    }
})

describe('links', () => {
  const places: readonly Place[] = [
    { map: 'maps/city.yaml', cell: '0412' },
    { map: 'maps/city.yaml' },
    { file: 'units.yaml', id: 'cordone-4-2' },
    { file: 'text/en.yaml', line: 12 },
    { file: 'pack.yaml' },
  ]
  test.each(places)('lead there and back: %o', (place) => {
    expect(placeIn({ hash: hashOf(place), search: '?map=other' })).toEqual(place)
  })

  test('of a table are in its query; others mean nothing', () => {
    expect(placeIn({ hash: '', search: '?map=maps/a.yaml&cell=0101' })).toEqual({
      map: 'maps/a.yaml',
      cell: '0101',
    })
    expect(placeIn({ hash: '#top', search: '?from=corteo' })).toBeUndefined()
    expect(placeIn({ hash: '#file=a.yaml&line=-3', search: '' })).toEqual({ file: 'a.yaml' })
  })

  test('an id is found where it is given, not where it is meant, and is no pattern', () => {
    const text = 'seat: scout\nunits:\n  - { id: scout-2 }\n  - { id: scout }\nnames:\n  flag: {}\n'
    expect(offsetOfId(text, 'scout')).toBe(text.indexOf('scout }'))
    expect(offsetOfId(text, 'flag')).toBe(text.indexOf('flag'))
    expect(offsetOfId(text, '.*')).toBeUndefined()
    expect(offsetOfId(text, 'nobody')).toBeUndefined()
  })

  test('what was pointed at last comes first, and an opened link goes there', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, 'units.yaml': UNITS })
    const { session } = editor
    session.selection.select(editor.cell('0102'))
    expect(placesHere(session)[0]).toEqual({ map: MAP_FILE, cell: '0102' })
    session.files.open('units.yaml')
    session.selection.caretAt('units.yaml', at('speed: 4'))
    expect(placesHere(session).slice(0, 2)).toEqual([
      { file: 'units.yaml', id: 'guard' },
      { file: 'units.yaml', line: 4 },
    ])
    expect(session.state.flash.cells).toEqual([editor.cell('0102'), editor.cell('0201')])

    openPlace(session, { map: MAP_FILE, cell: '0201' })
    expect(session.state).toMatchObject({ file: MAP_FILE, selected: editor.cell('0201') })
    openPlace(session, { file: 'units.yaml', id: 'scout' })
    expect(session.state.reveal).toMatchObject({ file: 'units.yaml', span: { start: at('scout') } })
    expect(session.state.notice).toBeUndefined()
    for (const gone of [
      { file: 'units.yaml', line: 99 },
      { map: MAP_FILE, cell: '9999' },
      { file: 'no.yaml' },
    ]) {
      session.setNotice(undefined)
      openPlace(session, gone)
      expect(session.state.notice?.key).toBe('studio.notice.noSuchPlace')
    }
  })
})

test('a cell with several findings says all of them', () => {
  const found = (['warning', 'error'] as const).map((severity) => ({
    diagnostic: { ...finding, severity, message: { key: severity } },
    cells: [3],
  }))
  const marks = problemMarks(found, ({ key }) => key)
  expect(marks.wordsOn(3)).toEqual(['warning', 'error'])
  expect(marks.wordsOn(4)).toEqual([])
})
