/** The example pack as its author would prove it. Random games end and replay, and greedy games end differently. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkFolder, gameOf } from '../../cli/packs'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import { countOf } from '../support/budget'
import { own } from '../support/own'
import { botGame } from './greedy-games'
import { randomGames } from './random-games'

const home = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${home}/content/notte-bianca`

/** Bundled packs may be missing. */
describe.runIf(existsSync(folder))('White Night', async () => {
  const def = existsSync(folder)
    ? own<CorteoDef>(gameOf(await checkFolder(folder, folder), 'until-dawn')!)
    : undefined!

  test('random games end, keep the rules and replay', { timeout: 1_200_000 }, () => {
    randomGames(def, 'white-night', 300)
  })

  test('greedy against greedy: everybody wins some, and the sheet has all its lines', {
    timeout: 120_000,
  }, () => {
    const endings = Array.from(
      { length: countOf(20, 30) },
      (_, seed) => botGame(def, seed + 1, ['greedy', 'greedy']).ending,
    )
    const winners = new Set(endings.map(({ winner }) => winner))
    expect([...winners].sort()).toEqual(['draw', 'march', 'power'])
    expect(new Set(endings.map(({ level }) => level)).size).toBeGreaterThanOrEqual(4)
    for (const { sheet } of endings) expect(sheet).toHaveLength(def.rules.scenario.scoring.length)
  })
})
