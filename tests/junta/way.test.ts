/** The way of units in a coup, as a drag shows it before the drop (J-116). */
import { expect, test } from 'vitest'
import { way } from '../../engine/game'
import { Coup, governed, republic } from './coup-field'

test('the selected units have a way to each space they may move to, with their moves left', () => {
  const def = republic()
  const [president, ...others] = def.seats
  const leader = others[1]
  const coup = new Coup(
    def,
    governed(def, { phase: 'movement', coup: { phase: 1, leader, rebels: [leader] } }),
  )
  const select = coup.actions().find(({ type }) => type === 'select')
  if (!select) throw new Error(`nothing to move for ${coup.asked} under ${president}`)
  coup.do(select)
  const moves = coup.actions().filter(({ type }) => type === 'to')
  expect(moves.length).toBeGreaterThan(0)
  for (const action of moves) {
    const found = way(def, coup.state, coup.asked[0], action)
    expect(found?.cells.map((cell) => def.grid.names[cell])).toEqual([select.cell, action.cell])
    expect(found?.price).toEqual({ key: 'junta.way', values: { points: 1, left: 1 } })
  }
  expect(way(def, coup.state, coup.asked[0], { type: 'done' })).toBeUndefined()
})

test('units that land come from no space, so they have no way', () => {
  const def = republic()
  const leader = def.seats[2]
  const coup = new Coup(
    def,
    governed(def, { phase: 'movement', coup: { phase: 1, leader, rebels: [leader] } }),
  )
  for (let guard = 0; guard < 20 && !coup.actions().some(({ type }) => type === 'land'); guard++)
    coup.do({ type: 'done' })
  const land = coup.actions().find(({ type }) => type === 'land')
  if (!land) throw new Error('no unit lands')
  coup.do(land)
  const to = coup.actions().find(({ type }) => type === 'to')
  expect(to && way(def, coup.state, coup.asked[0], to)).toBeUndefined()
})
