/** The inspector, beyond the sums of `combat.test.ts`: the cells that a unit can still reach in this turn. */
import { expect, test } from 'vitest'
import { inspect } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { playRandomly } from '../engine/support/random-play'
import { cellsOffered, does, field, offersOf, pieceAt, standing, war } from './war'

const reached = (def: ReturnType<typeof field>, state: ReturnType<typeof standing>, piece: string) =>
  inspect(def, state, 'spectator', { kind: 'piece', piece })!
    .cells.filter(({ kind }) => kind === 'reach')
    .map(({ cell }) => def.grid.names[cell])
    .sort()

test('a unit that is cut off goes nowhere, a relay does (K-38, K-41)', () => {
  const def = field({
    rows: ['.......', '.......', '.......'],
    arsenals: { north: ['0101'], south: ['0703'] },
  })
  const state = standing(def, [
    'north line-infantry 0402',
    'north foot-relay 0602',
    'south line-infantry 0503',
  ])
  expect(pieceAt(def, state, '0402')).toBe(def.rules.pieces.indexOf.get('north-line-infantry-1'))
  expect(reached(def, state, 'north-line-infantry-1')).toEqual([])
  expect(reached(def, state, 'north-foot-relay-1')).toEqual(['0501', '0502', '0601', '0603', '0701', '0702'])
})

test('in 60 random positions of the side in turn: as far as it is offered, and nowhere once it has moved (K-18)', () => {
  const def = war()
  let [offered, moved] = [0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    const { state } = playRandomly<KriegspielState>(def, seed, {
      anyone: true,
      most: 20 + nextBelow(seedRandom(seed), 400),
    })
    if (state.phase !== 'moves' || state.active >= 0) continue
    for (const { action } of offersOf(def, state)) {
      if (action.type !== 'select') continue
      const inHand = does(def, state, `select ${action.unit}`).state
      expect(reached(def, state, String(action.unit))).toEqual(cellsOffered(def, inHand, 'move'))
      offered++
    }
    for (const piece of state.moved) {
      expect(reached(def, state, def.rules.pieces.ids[piece])).toEqual([])
      moved++
    }
  }
  expect(offered).toBeGreaterThan(100)
  expect(moved).toBeGreaterThan(20)
})
