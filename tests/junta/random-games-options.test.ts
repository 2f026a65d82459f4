/** With every open question answered the other way, games of any size end all the same. */
import { expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import { playOut } from './random-games'
import { gameOf } from './table-of'

const OTHERS = {
  handLimit: 'always',
  declined: 'returned',
  firstTie: 'votes',
  bankAtStart: 'safe',
  airStrikes: 'navy',
  forcedBank: 'holiday',
  juntaMembers: 'all',
  presidentSide: 'free',
  retreatToOwn: 'closed',
  bonusDice: 'each',
  retreatTie: 'leave',
  gunboatRange: 'port',
  coups: 'headquarters-with-pretext',
  afterCoup: 4,
  spentNotes: 'face-down',
}

test.each([2, 3, 4, 5, 7])('%d families', { timeout: 240_000 }, (families) => {
  const def = gameOf(families, OTHERS)
  for (let seed = 1; seed <= 12; seed++) {
    const { state } = playOut(def, seed, seed % 2 === 0 ? 2 : 30)
    expect(outcome(def, state)).toBeDefined()
    expect(state.returned).toBeLessThanOrEqual(10)
  }
})
