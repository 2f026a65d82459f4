/** Details of attacks in advance, of units under fire, and of lines. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { does, field, offersOf, standing } from './war'

const rowsOf = (def: ReturnType<typeof field>, state: KriegspielState, id: string) =>
  table(def, state).about?.find((one) => one.id === id)?.rows ?? []

test('the sums of an attack are those that it then has', () => {
  const def = field({
    rows: ['.......', '.......', '.......'],
    arsenals: { north: ['0101'], south: ['0703'] },
  })
  const state = standing(def, [
    'north line-infantry 0301',
    'north line-infantry 0201',
    'south line-infantry 0402',
    'south line-infantry 0502',
  ])
  const attacks = offersOf(def, state).filter(({ action }) => action.type === 'attack')
  const rows = rowsOf(def, state, 'attacks')
  expect(attacks.length).toBeGreaterThan(0)
  expect(rows).toHaveLength(attacks.length)
  for (const [index, { action }] of attacks.entries()) {
    const fought = does(def, state, `attack ${action.target}`).events.find(({ type }) => type === 'attacked')
    expect(fought).toMatchObject(rows[index].text?.values ?? {})
  }
})

test('K-38: who is off the lines is named with its square, and who stands in fire that it would not hold against', () => {
  const def = field({
    rows: ['.......', '.......', '.......'],
    arsenals: { north: ['0101'], south: ['0703'] },
  })
  const state = standing(def, [
    'north line-infantry 0402',
    'north foot-relay 0602',
    'south line-infantry 0503',
  ])
  const cells = (id: string) => rowsOf(def, state, id).map(({ cell = -1 }) => def.grid.names[cell])
  expect(cells('lines')).toEqual(['0402', '0602'])
  expect(cells('threats')).toContain('0402')
})
