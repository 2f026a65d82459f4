/** A thousand random games to the end: nothing breaks on the way, nothing is made or lost, and a record proves each. */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import type { VolkDef, VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { germany, OTHER_ANSWERS, poorGermany, WHOLE } from './germany'
import { faultsOf } from './invariants'

const GAMES = 1000

function playOut(def: VolkDef, seed: number, busy: boolean): string {
  const faults = new Set<string>()
  const played = playRandomly<VolkState>(def, seed, {
    anyone: true,
    busy,
    watch: (now) => {
      for (const fault of faultsOf(def, now)) faults.add(`seed ${seed}, step ${now.step}: ${fault}`)
    },
  })
  expect([...faults].slice(0, 3)).toEqual([])
  expect(played.over, `seed ${seed}`).toBe(true)
  expect(playsAgain(def, seed, played), `seed ${seed}`).toBe(true)
  return outcome(def, played.state)!.level!
}

const whole = germany()

describe('the whole game', () => {
  test(`${GAMES} games`, { timeout: 900_000 }, () => {
    const levels = new Map<string, number>()
    for (let seed = 1; seed <= GAMES; seed++) {
      const level = playOut(whole, seed, seed % 2 === 0)
      levels.set(level, (levels.get(level) ?? 0) + 1)
    }
    expect(levels.get('last-decade') ?? 0).toBeGreaterThan(0)
    expect(levels.get('collapse') ?? 0).toBeGreaterThan(0)
  })
})

describe('other games', () => {
  test('a single decade', { timeout: 300_000 }, () => {
    const def = germany('one-decade')
    for (let seed = 1; seed <= 100; seed++) playOut(def, seed, seed % 2 === 0)
  })

  test('begun in protest', { timeout: 300_000 }, () => {
    const unrest = { 'west-berlin': 8, sachsen: 6, thueringen: 4, hessen: 4 }
    const setup = { unrest, standard: { 'west-berlin': 2, hessen: 1 }, socialists: 3 }
    const def = germany(WHOLE, { decks: ['decade-1', 'decade-2'], setup })
    for (let seed = 1; seed <= 60; seed++) playOut(def, 300 + seed, seed % 2 === 0)
  })

  test('with every open question answered the other way', { timeout: 300_000 }, () => {
    const def = germany(WHOLE, { options: OTHER_ANSWERS })
    for (let seed = 1; seed <= 100; seed++) playOut(def, seed, seed % 2 === 0)
  })

  test.each(Object.entries(OTHER_ANSWERS))('with %s: %s', { timeout: 300_000 }, (option, answer) => {
    const def = germany(WHOLE, { options: { [option]: answer } })
    for (let seed = 1; seed <= 20; seed++) playOut(def, 700 + seed, seed % 2 === 0)
  })

  test('with few pieces: nothing comes from an empty supply', { timeout: 300_000 }, () => {
    const def = poorGermany()
    for (let seed = 1; seed <= 60; seed++) playOut(def, seed, seed % 2 === 0)
  })
})
