/** With every rule option reversed, games of any size still end. */
import { expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import { gamesBudget, trySeeds } from '../support/budget'
import { playOut } from './random-games'
import { gameOf, OTHER_RULE_OPTIONS } from './table-of'

test.each([2, 3, 4, 5, 7])('%d families', { timeout: 600_000 }, (families) => {
  const def = gameOf(families, { ...OTHER_RULE_OPTIONS, coups: 'headquarters-with-pretext' })
  trySeeds(gamesBudget(`junta/${families}-families-other-answers`, 12), (seed) => {
    const { state } = playOut(def, seed, seed % 2 === 0 ? 2 : 30)
    expect(outcome(def, state)).toBeDefined()
    expect(state.returned).toBeLessThanOrEqual(10)
  })
})
