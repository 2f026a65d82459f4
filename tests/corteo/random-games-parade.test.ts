/** Random games with moving units end, keep the invariants, replay, and reach every situation. */
import { expect, test } from 'vitest'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import { playRandomly } from '../engine/support/random-play'
import { botGame } from './greedy-games'
import { parade } from './parade'
import { randomGames } from './random-games'

const def = parade()

test('random games end, keep the rules and replay', { timeout: 600_000 }, () => {
  randomGames(def, 'parade', 120)
})

test('everything that is counted happens in some game', { timeout: 120_000 }, () => {
  const sums = new Map(def.rules.counters.map(({ id }) => [id, 0]))
  for (let seed = 1; seed <= 12; seed++) {
    const { counters } = playRandomly(def, seed, { busy: seed % 2 === 0 }).state as CorteoState
    def.rules.counters.forEach(({ id }, index) => {
      sums.set(id, (sums.get(id) ?? 0) + counters[index])
    })
  }
  expect([...sums].filter(([, sum]) => sum === 0)).toEqual([])
})

test('greedy bots bring the convoy and those who go home off the map, and take whom they can', {
  timeout: 120_000,
}, () => {
  const sum = { captured: 0, exited: 0 }
  for (let seed = 1; seed <= 6; seed++) {
    const { ending } = botGame(def, seed, ['greedy', 'greedy'])
    for (const { id, points } of ending.sheet) if (id === 'captured' || id === 'exited') sum[id] += points
  }
  expect(sum.captured).toBeGreaterThan(18)
  expect(sum.exited).toBeGreaterThan(45)
})
