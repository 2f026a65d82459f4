/** Random games of the pack of blocks are replayed from their records to the same hash. The long run plays a thousand. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/compile'
import { readPack } from '../cli/support/read-pack'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { countOf } from '../support/budget'

const GAMES = countOf(18, 1000)

const raw = await readPack('examples/general-strike')
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
