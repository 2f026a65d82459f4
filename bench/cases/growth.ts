/** Measures the cost per cell on a small map and on one of 100,000 cells: reading the board from its file, and all reachable cells. */
import { boardMap } from '../../engine/compile/board-map'
import { hexGrid } from '../../engine/geometry/hex'
import { reacherOf, stepCosts } from '../../engine/geometry/reach'
import type { MapFile } from '../../schemas/generated/content'
import { parse } from '../../schemas/yaml/parse'
import type { Case, Cases } from '../lib/case'
import { makeField } from '../lib/field'

function wholeReach(columns: number, rows: number): () => Case {
  return () => {
    const { enter, own } = makeField(columns, rows)
    const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns, rows })
    const costs = stepCosts(grid, { enter: (cell) => enter[cell] })
    const budget = 12 * (columns + rows)
    let turn = 0
    return {
      unit: 'cells/s',
      run: () => reacherOf(grid)({ from: own[turn++ % own.length], budget, costs }).count,
    }
  }
}

/** Returns the text of a map file of this size. */
function mapText(columns: number, rows: number): string {
  const { enter } = makeField(columns, rows)
  const glyphs = new Map([
    [2, '.'],
    [3, ':'],
    [4, 't'],
    [6, 'h'],
    [-1, '~'],
  ])
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from(enter.subarray(row * columns, (row + 1) * columns), (price) => glyphs.get(price))
    return `  - '${cells.join('')}'`
  })
  const legend = [...glyphs].map(([price, glyph]) => `  '${glyph}': { terrain: ground-${price + 1} }`)
  const grid = `grid: { kind: hex, orientation: flat, offset: odd, columns: ${columns}, rows: ${rows} }`
  return ['id: plain', grid, 'legend:', ...legend, 'rows:', ...lines, ''].join('\n')
}

function wholeBoard(columns: number, rows: number): () => Case {
  return () => {
    const text = mapText(columns, rows)
    const read = () => boardMap(parse(text).value as MapFile)
    if (read().terrain.some((terrain) => terrain === undefined)) throw new Error('the map was not read')
    return {
      unit: 'cells/s',
      run: () => read().grid.size,
    }
  }
}

export const cases: Cases = {
  'reach over a whole map of 7,000 cells: ours': wholeReach(100, 70),
  'reach over a whole map of 100,000 cells: ours': wholeReach(400, 250),
  'map file of 7,000 cells to board: ours': wholeBoard(100, 70),
  'map file of 100,000 cells to board: ours': wholeBoard(400, 250),
}
