import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imagesOf, type SymmetryId, symmetriesOf } from '../../app/_editor/map/model/symmetry'
import type { Grid } from '../../engine/geometry/grid'
import { makeGrid } from '../../engine/geometry/make-grid'
import { MAP_FILE, SQUARES } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const grids = fc
  .record({
    kind: fc.constantFrom('hex' as const, 'square' as const),
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    offset: fc.constantFrom('odd' as const, 'even' as const),
    columns: fc.integer({ min: 5, max: 12 }),
    rows: fc.integer({ min: 5, max: 12 }),
  })
  .map(({ kind, orientation, offset, columns, rows }) =>
    makeGrid({
      grid: kind === 'hex' ? { kind, orientation, offset, columns, rows } : { kind, columns, rows },
    }),
  )

const cellsOf = ({ size }: Grid) => Array.from({ length: size }, (_, cell) => cell)
const COUNT: Readonly<Record<SymmetryId, number>> = {
  none: 0,
  across: 1,
  down: 1,
  both: 3,
  point: 1,
  three: 2,
  four: 3,
  six: 5,
}

describe('on every map of hexes and squares, of odd and even size', () => {
  test('a symmetry keeps neighbours neighbours, in the direction it says', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const id of symmetriesOf(grid))
          for (const image of imagesOf(grid, id))
            for (const cell of cellsOf(grid))
              for (const [direction] of grid.directions.entries()) {
                const near = grid.neighbours[cell * grid.directions.length + direction]
                const [there, nearThere] = [image.cell(cell), near < 0 ? -1 : image.cell(near)]
                if (there < 0 || nearThere < 0) continue
                expect(grid.neighbours[there * grid.directions.length + image.direction(direction)]).toBe(
                  nearThere,
                )
              }
      }),
      { numRuns: 40 },
    )
  })

  test('it has all its images, no two cells come to one, and the map is covered as far as it can be', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const id of symmetriesOf(grid)) {
          const images = imagesOf(grid, id)
          expect(images).toHaveLength(COUNT[id])
          for (const image of images) {
            const there = cellsOf(grid)
              .map((cell) => image.cell(cell))
              .filter((cell) => cell >= 0)
            expect(new Set(there).size).toBe(there.length)
            // A mirror or half turn leaves out at most one line of cells on each border.
            if (['across', 'down', 'both', 'point'].includes(id))
              expect(there.length).toBeGreaterThanOrEqual((grid.columns - 2) * (grid.rows - 2))
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('hexes turn by thirds and sixths, squares by quarters, areas not at all', () => {
  const hex = makeGrid({ grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 7, rows: 7 } })
  const square = makeGrid({ grid: { kind: 'square', columns: 7, rows: 7 } })
  expect(symmetriesOf(hex)).toEqual(['none', 'across', 'down', 'both', 'point', 'three', 'six'])
  expect(symmetriesOf(square)).toEqual(['none', 'across', 'down', 'both', 'point', 'four'])
  expect(symmetriesOf({ kind: 'areas' })).toEqual(['none'])
  expect(imagesOf(square, 'six')).toEqual([])
})

const squares = () => new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES }).use('paint', 'building')
const built = ({ session }: TestEditor) =>
  session.files.map!.grid!.names.filter((_, cell) => session.files.map!.board!.terrain[cell] === 'building')

describe('painting with symmetry', () => {
  test('repeats the stroke, which stays one step', () => {
    const editor = squares()
    editor.session.tool.chooseSymmetry('both')
    editor.pointerDown('0101').pointerOver('0201').pointerUp()
    expect(built(editor).sort()).toEqual(
      ['0101', '0104', '0201', '0204', '0401', '0404', '0501', '0504'].sort(),
    )
    expect(editor.document.history.done).toHaveLength(1)
    editor.session.edits.undo()
    expect(editor.text).toBe(SQUARES)
  })

  test('shows the images before they are painted', () => {
    const editor = squares().use('rectangle')
    editor.session.tool.chooseSymmetry('across')
    editor.pointerDown('0101').pointerOver('0102')
    const { grid } = editor.session.files.map!
    expect(editor.session.state.preview.map((cell) => grid!.names[cell]).sort()).toEqual(
      ['0101', '0102', '0501', '0502'].sort(),
    )
    editor.pointerUp()
    expect(built(editor)).toHaveLength(4)
  })

  test('mirrors the way up of a slope and the sides of a cell', () => {
    const editor = squares()
    editor.session.tool.chooseTerrain('slope', 'E')
    editor.session.tool.chooseSymmetry('across')
    editor.click('0101')
    const { board, grid } = editor.session.files.map!
    expect(grid!.directions[board!.up[editor.cell('0501')]]).toBe('W')
    editor.session.tool.chooseEdge('wall')
    editor.clickSide('0102/E')
    const sides = editor.session.files
      .map!.board!.edges.map(({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`)
      .sort()
    expect(sides).toEqual(['0102/E', '0502/W'])
  })

  test('where images meet, what was pointed at stands', () => {
    const editor = squares()
    editor.session.tool.chooseTerrain('slope', 'E')
    editor.session.tool.chooseSymmetry('across')
    editor.click('0301')
    const { board, grid } = editor.session.files.map!
    expect(grid!.directions[board!.up[editor.cell('0301')]]).toBe('E')
  })
})
