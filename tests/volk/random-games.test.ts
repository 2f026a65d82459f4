/** Random games to the end. No piece appears or disappears, and each record replays. */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { gamesBudget, trySeeds } from '../support/budget'
import { germany, OTHER_RULE_OPTIONS, poorGermany, WHOLE } from './germany'
import { faultsOf } from './invariants'

function playOut(def: VolkDef, seed: number): string {
  const faults = new Set<string>()
  const played = playRandomly<VolkState>(def, seed, {
    anyone: true,
    busy: seed % 2 === 0,
    watch: (now) => {
      for (const fault of faultsOf(def, now)) faults.add(`step ${now.step}: ${fault}`)
    },
  })
  expect([...faults].slice(0, 3)).toEqual([])
  expect(played.over).toBe(true)
  expect(playsAgain(def, seed, played)).toBe(true)
  return outcome(def, played.state)!.level!
}

/** Plays games from new seeds until the budget is used up. Throws at the first fault. */
const randomGames = (def: VolkDef, name: string, games: number) =>
  trySeeds(gamesBudget(`wir-sind-das-volk/${name}`, games), (seed) => {
    playOut(def, seed)
  })

describe('the whole game', () => {
  test('random games', { timeout: 3_600_000 }, () => {
    randomGames(germany(), 'whole', 1000)
  })

  test('some end with the last decade, some before', { timeout: 300_000 }, () => {
    const def = germany()
    const levels = new Set<string>()
    for (let seed = 1; seed <= 200 && !(levels.has('collapse') && levels.has('last-decade')); seed++)
      levels.add(playOut(def, seed))
    expect([...levels]).toEqual(expect.arrayContaining(['collapse', 'last-decade']))
  })
})

describe('other games', () => {
  test('a single decade', { timeout: 600_000 }, () => {
    randomGames(germany('one-decade'), 'one-decade', 100)
  })

  test('begun in protest', { timeout: 600_000 }, () => {
    const unrest = { 'west-berlin': 8, sachsen: 6, thueringen: 4, hessen: 4 }
    const setup = { unrest, standard: { 'west-berlin': 2, hessen: 1 }, socialists: 3 }
    randomGames(germany(WHOLE, { decks: ['decade-1', 'decade-2'], setup }), 'in-protest', 60)
  })

  test('with the other value of every rule option', { timeout: 600_000 }, () => {
    randomGames(germany(WHOLE, { rules: OTHER_RULE_OPTIONS }), 'other-answers', 100)
  })

  test.each(Object.entries(OTHER_RULE_OPTIONS))('with %s: %s', { timeout: 600_000 }, (option, answer) => {
    randomGames(germany(WHOLE, { rules: { [option]: answer } }), option, 20)
  })

  test('with few pieces: nothing comes from an empty supply', { timeout: 600_000 }, () => {
    randomGames(poorGermany(), 'few-pieces', 60)
  })
})
