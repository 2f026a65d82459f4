import '../../../schemas/all'
import { describe, expect, test } from 'vitest'
import { alongBorders, neighboursOf, snapped } from '../../../app/_editor/outlines/model/borders'
import type { Spot } from '../../../app/_editor/outlines/model/sheet'
import { AreaEditor } from './area-editor'
import { AREA_FILE, BAY, BAY_FILES } from './sample'

const open = () => new AreaEditor(BAY_FILES, AREA_FILE, 'junta')
/** In hundredths, the resolution of this map. */
const at = (x: number, y: number): Spot => [Math.round(x * 100), Math.round(y * 100)]
const names = (editor: AreaEditor) => editor.sheet.areas.map(({ id }) => id)
const near = (editor: AreaEditor) =>
  neighboursOf(editor.sheet).map((pair) => pair.map((index) => names(editor)[index]).join(' '))

describe('a corner', () => {
  test('is carried with all outlines that share it, and only its numbers are written anew', () => {
    const editor = open()
    editor.run(editor.commands.moveCorner(at(4, 4), at(4.5, 4)))
    expect(editor.text).toBe(
      BAY.replace('        [4, 4],\n', '        [4.5, 4],\n')
        .replace('[8, 4], [4, 4]] }', '[8, 4], [4.5, 4]] }')
        .replace('- [4, 4] # in the middle', '- [4.5, 4] # in the middle')
        .replace('[0, 4], [4, 4], [8, 4]', '[0, 4], [4.5, 4], [8, 4]'),
    )
    expect(near(editor)).toEqual(['north east', 'north south'])
  })

  test('on another corner is one with it', () => {
    const editor = open()
    editor.run(editor.commands.insertCorner(at(4, 2)))
    editor.run(editor.commands.moveCorner(at(4, 2), at(4, 4)))
    expect(editor.text).toBe(BAY)
  })

  test('is put into a border for both, and taken out of both again', () => {
    const editor = open()
    editor.run(editor.commands.insertCorner(at(4, 2), at(3.5, 2)))
    expect(editor.text).toBe(
      BAY.replace('[4, 0], # along the top\n', '[4, 0], [3.5, 2], # along the top\n').replace(
        '[8, 4], [4, 4]] }',
        '[8, 4], [4, 4], [3.5, 2]] }',
      ),
    )
    editor.run(editor.commands.removeCorner(at(3.5, 2)))
    expect(editor.text).toBe(BAY)
  })

  test('is taken out of all that share it: a line that has no other goes, and leaves its comment', () => {
    const editor = open()
    editor.run(editor.commands.removeCorner(at(4, 4)))
    expect(editor.text).toBe(
      BAY.replace('        [4, 4],\n', '')
        .replace(', [8, 4], [4, 4]] }', ', [8, 4]] }')
        .replace('- [4, 4] # in the middle', '# in the middle')
        .replace('[0, 4], [4, 4], [8, 4]', '[0, 4], [8, 4]'),
    )
    expect(editor.shape('south')).toEqual([at(0, 4), at(4, 8), at(0, 8)])
  })

  test('stays where an outline would cross itself, or another one, or have two corners', () => {
    const editor = open()
    expect(editor.try(editor.commands.moveCorner(at(0, 8), at(6, 7)))).toBe('crosses-itself')
    expect(editor.try(editor.commands.moveCorner(at(4, 8), at(7, 3)))).toBe('overlaps')
    editor.run(editor.commands.removeCorner(at(0, 0)))
    expect(editor.try(editor.commands.removeCorner(at(0, 4)))).toBe('too-few')
    expect(editor.text).toBe(BAY.replace('[0, 0], [4, 0]', '[4, 0]'))
  })
})

describe('a press', () => {
  test('comes to lie on a corner in reach, else on a border, else on the net of the map', () => {
    const { sheet } = open()
    expect(snapped(sheet, [407, 396], 12)).toMatchObject({ at: at(4, 4), on: 'corner' })
    expect(snapped(sheet, [407, 203], 12)).toMatchObject({ at: at(4, 2.03), on: 'border' })
    expect(snapped(sheet, [423, 603], 12)).toEqual({ at: at(4.25, 6.05), on: 'nothing' })
  })

  test('may follow the borders from corner to corner', () => {
    const { sheet } = open()
    expect(alongBorders(sheet, at(8, 4), at(4, 8))).toEqual([at(8, 4), at(4, 4), at(4, 8)])
    expect(alongBorders(sheet, at(8, 4), at(9, 9))).toEqual([at(8, 4), at(9, 9)])
  })
})

describe('an area', () => {
  test('is drawn along others, which get its corners too, and has a name in every language', () => {
    const editor = open()
    const id = editor.run(editor.commands.draw([at(4, 4), at(8, 4), at(8, 8), at(4, 6)], 'shore'))
    expect(id).toBe('area-1')
    expect(editor.shape('south')).toEqual([at(0, 4), at(4, 4), at(4, 6), at(4, 8), at(0, 8)])
    expect(near(editor)).toEqual(['north east', 'north south', 'east area-1', 'south area-1'])
    expect(editor.text).toContain(`      - [4, 4] # in the middle
      - [4, 6]
      - [4, 8]
      - [0, 8]
  - id: area-1
    terrain: shore
    at: [6.5, 5.5]
    shape:
      [
        [4, 4], [8, 4], [8, 8], [4, 6],
      ]
  # towns
`)
    expect(editor.document.text('text/en.yaml')).toContain('area-1: { name: Area 1 }')
    expect(editor.document.text('text/it.yaml')).toContain('area-1: { name: Area 1, article: none }')
    editor.document.undo()
    expect(editor.document.files).toEqual(BAY_FILES)
  })

  test('takes the corners that it passes', () => {
    const editor = open()
    editor.run(editor.commands.draw([at(0, 0), at(0, -2), at(8, -2), at(8, 0)], 'shore'))
    expect(near(editor)).toContain('north area-1')
    expect(near(editor)).toContain('east area-1')
  })

  test('may lie on a larger one, but not across it, nor cross itself', () => {
    const editor = open()
    expect(editor.try(editor.commands.draw([at(1, 1), at(2, 1), at(1, 2)], 'room'))).toBeUndefined()
    expect(editor.try(editor.commands.draw([at(1, 5), at(5, 5), at(5, 7)], 'room'))).toBe('overlaps')
    expect(editor.try(editor.commands.draw([at(9, 0), at(11, 2), at(11, 0), at(9, 2)], 'room'))).toBe(
      'crosses-itself',
    )
    expect(editor.try(editor.commands.draw([at(9, 0), at(11, 2)], 'room'))).toBe('too-few')
  })

  test('is cut from border to border; the part without its counters is new', () => {
    const editor = open()
    editor.run(editor.commands.split(editor.area('north'), [at(0, 3), at(2, 2.5), at(4, 3)]))
    expect(editor.shape('north')).toEqual([at(0, 0), at(4, 0), at(4, 3), at(2, 2.5), at(0, 3)])
    expect(near(editor)).toEqual(['north east', 'north area-1', 'east area-1', 'south area-1'])
    expect(editor.text).toContain('[4, 0], # along the top\n        [4, 3],\n        [2, 2.5], [0, 3],\n')
    expect(editor.try(editor.commands.split(editor.area('south'), [at(0, 4), at(9, 6), at(4, 8)]))).toBe(
      'not-across',
    )
    expect(editor.try(editor.commands.split(editor.area('south'), [at(0, 4), at(1, 6)]))).toBe('not-across')
  })

  test('is merged with a neighbour: what named that one names it, and nothing is there twice', () => {
    const editor = open()
    editor.run(editor.commands.merge(editor.area('north'), editor.area('east')))
    expect(names(editor)).toEqual(['north', 'south', 'harbour'])
    expect(editor.shape('north')).toEqual([at(0, 0), at(4, 0), at(8, 0), at(8, 4), at(4, 4), at(0, 4)])
    expect(editor.text).toContain('links:\n  - { type: path, between: [north, south], cost: 2 }\nscenery')
    expect(editor.text).toContain('cells: [north] }')
    expect(editor.document.text('text/en.yaml')).not.toContain('east')
    editor.document.undo()
    expect(editor.document.files).toEqual(BAY_FILES)
    expect(editor.try(editor.commands.merge(editor.area('east'), editor.area('south')))).toBe('no-border')
  })

  test('is taken away with its links and its name', () => {
    const editor = open()
    editor.run(editor.commands.remove(editor.area('north')))
    expect(names(editor)).toEqual(['east', 'south', 'harbour'])
    expect(editor.text).toContain('links:\n  - { type: path, between: [east, south] }\nscenery')
    expect(editor.text).toContain('cells: [east] }')
    expect(editor.document.text('text/it.yaml')).not.toContain('north')
  })

  test('gets another id wherever the old one is written', () => {
    const editor = open()
    editor.run(editor.commands.rename(editor.area('north'), 'far-north'))
    expect(editor.text).toBe(
      BAY.replace('- id: north', '- id: far-north').replaceAll('[north,', '[far-north,'),
    )
    expect(editor.document.text('text/en.yaml')).toContain('far-north: { name: The North }')
  })
})

test('towns, points of areas, links of neighbours and insets', () => {
  const editor = open()
  expect(editor.run(editor.commands.placeNode(at(6, 6), 'town'))).toBe('place-1')
  expect(editor.text).toContain('at: [3, 3] }\n  - { id: place-1, terrain: town, at: [6, 6] }\n')
  editor.run(editor.commands.moveSpot(editor.area('north'), 'label', at(2.5, 1.5)))
  editor.run(editor.commands.moveSpot(editor.area('east'), 'label', at(6, 1)))
  expect(editor.text).toContain('label: [2.5, 1.5]\n')
  expect(editor.text).toContain('[4, 4]], label: [6, 1] }')
  editor.run(editor.commands.linkNeighbours('path'))
  expect(editor.text.match(/type: path/g)).toHaveLength(3)
  editor.run(editor.commands.draw([at(10, 0), at(12, 0), at(12, 2)], 'room'))
  expect(editor.run(editor.commands.frame(at(9, -1), at(13, 3)))).toBe('inset-1')
  expect(editor.text).toContain('  - { id: inset-1, kind: inset, cells: [area-1] }\n')
  editor.run(editor.commands.moveAreas(['area-1'], at(1, 1), 'inset-1'))
  expect(editor.shape('area-1')).toEqual([at(11, 1), at(13, 1), at(13, 3)])
  expect(editor.try(editor.commands.frame(at(20, 20), at(21, 21)))).toBe('no-frame')
})

test('areas that are carried take along the bends of links between them, and of no others', () => {
  const bent = BAY.replace(
    'between: [north, east] }',
    'between: [north, east], via: [[3, 2.5], [5, 2.5]] }',
  ).replace('between: [east, south] }', 'between: [east, south], via: [[6, 6]] }')
  const editor = new AreaEditor({ ...BAY_FILES, [AREA_FILE]: bent }, AREA_FILE, undefined)
  editor.run(editor.commands.moveAreas(['north', 'east'], at(0, -1), 'view'))
  expect(editor.text).toContain('between: [north, east], via: [[3, 1.5], [5, 1.5]] }')
  expect(editor.text).toContain('between: [east, south], via: [[6, 6]] }')
  editor.document.undo()
  expect(editor.text).toBe(bent)
})
