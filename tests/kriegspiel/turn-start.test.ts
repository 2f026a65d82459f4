/** The beginning of a turn: units that cannot retreat, and defeats that follow from it (K-52, K-85, K-X6, K-X8). */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import { CAPTURED } from '../../engine/rulesets/kriegspiel/state'
import { does, field, standing, war } from './war'

describe('when a turn begins', () => {
  test('a side that loses its last relay to a retreat it cannot make is beaten if nobody is connected (K-85)', () => {
    const def = field({
      rows: ['.......', '.......', '....MMM', '....M..', '....M.M'],
      arsenals: { north: ['0101'], south: ['0105'] },
    })
    const units = [
      'north line-infantry 0201',
      'south foot-relay 0604 retreating',
      'south line-infantry 0704',
      'south line-infantry 0605',
    ]
    const state = standing(def, units, { turn: 'south', phase: undefined })
    expect(outcome(def, state)).toMatchObject({ winner: 'north', level: 'network' })
  })

  test('a unit that the capture of another cuts off is captured too (K-X6)', () => {
    const def = field({
      rows: ['...M.....', '.MM......', '.........'],
      arsenals: { north: ['0903'], south: ['0101'] },
      change: { attacks: 2 },
    })
    const units = [
      'north line-infantry 0901',
      'south light-cavalry 0402 retreating',
      'south line-infantry 0301 retreating',
      'south line-infantry 0201',
    ]
    const state = standing(def, units, { turn: 'south', phase: undefined })
    const where = (id: string) => state.cell[def.rules.pieces.indexOf.get(id)!]
    expect(where('south-line-infantry-1')).toBe(CAPTURED)
    expect(where('south-light-cavalry-1')).toBe(CAPTURED)
    expect(state.phase).toBe('moves')
  })

  test('without a limit the game goes on, with one it ends there', () => {
    const units = ['north line-infantry 0805', 'south line-infantry 0419']
    const late = { turn: 'north', number: 200 }
    const free = war(undefined, { limit: undefined })
    expect(does(free, standing(free, units, late), 'done').state).toMatchObject({
      phase: 'moves',
      number: 201,
    })
    const bound = war()
    expect(does(bound, standing(bound, units, late), 'done').state).toMatchObject({ phase: 'over' })
  })
})
