/** Random games of the pack of blocks are played again from their record, to the same hash: a thousand in the long run. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { compile } from '../../engine/compile'
import { HOME } from '../cli/support/terminal'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { countOf } from '../support/budget'

const PACK = join('examples', 'general-strike')
const GAMES = countOf(18, 1000)

const { raw, diagnostics } = await checkFolder(join(HOME, PACK), PACK, HOME)
if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
const scenarios = Object.keys(raw.scenarios)
const each = Math.ceil(GAMES / scenarios.length)

describe('a random game that is played again ends as it did', () => {
  test.each(scenarios)(`%s: ${each} games`, { timeout: 600_000 }, (id) => {
    const made = compile(raw, id)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const wrong: number[] = []
    for (let seed = 1; seed <= each; seed++) {
      const played = playRandomly(made.value, seed, { busy: seed % 2 === 0 })
      if (!played.over || !playsAgain(made.value, seed, played)) wrong.push(seed)
    }
    expect(wrong).toEqual([])
  })
})
