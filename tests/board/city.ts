import { type Ground, makeGround } from '../../app/_board/draw/ground'
import type { BoardLook } from '../../app/_board/types'
import { makeGrid } from '../../engine/geometry/make-grid'
import type { BoardMap } from '../../engine/types'

/** Ground of a small town, one character per cell: street, building, avenue, river, garden. */
export const LOOK: BoardLook = {
  terrain: [
    { id: 'street', look: { colour: '#f5efe2', pattern: 'none' }, cost: 1 },
    { id: 'building', look: { colour: '#b59573', pattern: 'none' }, cost: 'closed' },
    { id: 'avenue', look: { colour: '#bfbab2', pattern: 'dashes' }, cost: '1/2' },
    { id: 'river', look: { colour: '#8fb3c9', pattern: 'waves' }, cost: 'closed' },
    { id: 'garden', look: { colour: '#9cb57d', pattern: 'trees' }, cost: 1 },
  ],
}
const LETTERS: Record<string, string> = { s: 'street', b: 'building', a: 'avenue', r: 'river', g: 'garden' }

export function town(rows: readonly string[], more: Partial<BoardMap> = {}): BoardMap {
  const columns = rows[0].length
  const grid = makeGrid({
    grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns, rows: rows.length },
  })
  const terrain = Array.from(
    { length: grid.size },
    (_, cell) => LETTERS[rows[Math.floor(cell / columns)][cell % columns]],
  )
  return {
    id: 'town',
    grid,
    terrain,
    up: new Int8Array(grid.size).fill(-1),
    edges: [],
    places: [],
    sites: [],
    regions: [],
    ...more,
  }
}

export const groundOf = (board: BoardMap): Ground => makeGround(board, LOOK, 'light')
