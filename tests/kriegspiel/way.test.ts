/** The way of a move, as a drag shows it before the drop (K-20 to K-27). */
import { describe, expect, test } from 'vitest'
import { decisions, way } from '../../engine/game'
import { does, field, offersOf, standing } from './war'

const names = (def: ReturnType<typeof field>, cells: readonly number[] = []) =>
  cells.map((cell) => def.grid.names[cell])

describe('the way of a unit', () => {
  test('leads around mountains and other units, and its price is the squares', () => {
    const def = field({ rows: ['....', '.M..', '....', '....'], arsenals: { north: ['0101'] } })
    const held = does(def, standing(def, ['north light-cavalry 0201']), 'select north-light-cavalry-1').state
    const to = way(def, held, 'north', { type: 'move', cell: '0203' })
    expect(names(def, to?.cells)).toHaveLength(3)
    expect(names(def, to?.cells)).not.toContain('0202')
    expect([names(def, to?.cells)[0], names(def, to?.cells)[2]]).toEqual(['0201', '0203'])
    expect(to?.price).toEqual({ key: 'kriegspiel.way', values: { points: 2, left: 2 } })
  })

  test('over ground of different cost is the cheapest one', () => {
    const def = field({ rows: ['...', '2..', '...', '...'], arsenals: { north: ['0101'] } })
    const held = does(def, standing(def, ['north light-cavalry 0101']), 'select north-light-cavalry-1').state
    const to = way(def, held, 'north', { type: 'move', cell: '0103' })
    expect(names(def, to?.cells)).toEqual(['0101', '0202', '0103'])
    const dear = way(def, held, 'north', { type: 'move', cell: '0102' })
    expect(dear?.price?.values).toEqual({ points: 2, left: 2 })
  })

  test('exists for each offered move, from the unit to its square in single steps, and for nothing else', () => {
    const def = field({ rows: ['.....', '.M.P.', '.....', '...2.', '.....'], arsenals: { north: ['0505'] } })
    const units = ['north light-cavalry 0303', 'north line-infantry 0304', 'south line-infantry 0501']
    const held = does(def, standing(def, units), 'select north-light-cavalry-1').state
    const moves = offersOf(def, held).filter(({ action }) => action.type === 'move')
    expect(moves.length).toBeGreaterThan(4)
    for (const { action } of moves) {
      const cells = way(def, held, 'north', action)?.cells ?? []
      expect([names(def, cells)[0], names(def, cells).at(-1)]).toEqual(['0303', action.cell])
      for (let at = 1; at < cells.length; at++) {
        const beside = def.grid.neighbours.slice(cells[at - 1] * 8, cells[at - 1] * 8 + 8)
        expect([...beside]).toContain(cells[at])
      }
    }
    expect(way(def, held, 'north', { type: 'move', cell: '0501' })).toBeUndefined()
    expect(way(def, held, 'north', { type: 'done' })).toBeUndefined()
    expect(decisions(def, held)[0].seat).toBe('north')
  })
})
