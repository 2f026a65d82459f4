/** Seeds of 128 bits, and the whole numbers of older records. */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { decisions, hash, replay, setup } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import { isSeed, laterSeed, readSeed, saltedSeed } from '../../engine/kernel/seed'
import { resumedFrom } from '../../engine/match/saved/records'
import { act, recordOf, type Session, startSession, stateOf } from '../../engine/replay/session'
import type { GameDef, GameRecord } from '../../engine/types'
import { everyGame } from './support/content'

const games = everyGame()
const OLD = new URL('../playthroughs/records/', import.meta.url)
const SEED = '00112233445566778899aabbccddeeff'
const digits = fc.array(fc.nat({ max: 15 }), { minLength: 32, maxLength: 32 })
const written = (list: readonly number[]) => list.map((digit) => digit.toString(16)).join('')

describe('records from before, whose seed is a number', () => {
  test.each(readdirSync(OLD))('%s goes as it went, to its end', (file) => {
    const text = readFileSync(new URL(file, OLD), 'utf8')
    const record: GameRecord = JSON.parse(text)
    const { def } = games.find(
      (one) => one.def.pack.id === record.pack.id && one.def.scenario === record.scenario,
    )!
    expect(record.seed).toBe(7)
    expect(hash(replay(def, record))).toBe(record.hash)
    const resumed = resumedFrom(def, text)
    if (!resumed.ok) throw new Error(resumed.error.type)
    expect(decisions(def, stateOf(resumed.value))).toEqual([])
    expect(recordOf(resumed.value)).toMatchObject({ seed: 7, actions: record.actions, hash: record.hash })
  })

  test('there is one of each game', () => {
    expect(new Set(games.map(({ def }) => def.ruleset)).size).toBe(readdirSync(OLD).length)
  })

  test('a number makes the same words as ever', () => {
    expect(seedRandom(7)).toEqual([3838393609, 4210744933, 801465066, 1648156487])
    expect(seedRandom(2 ** 40 + 7)).toEqual([4033653727, 1989811441, 1874519903, 4001890645])
  })
})

function played(def: GameDef, seed: string, acts: number): Session {
  const bot = randomBot(seed)
  let session = startSession(def, { seed })
  for (let done = 0; done < acts; done++) {
    const [asked] = decisions(def, stateOf(session))
    if (!asked) break
    const next = act(session, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
  }
  return session
}

describe('seeds of 128 bits', () => {
  test('make the same words, and the same later seeds, as ever', () => {
    expect(seedRandom(SEED)).toEqual([3159435400, 3854593690, 882242395, 4111247803])
    expect(saltedSeed(SEED, 5)).toBe('7a319df21e4bd1075e411544e5cd6f8c')
    expect([0, 1].map((index) => laterSeed(SEED, index))).toEqual([SEED, saltedSeed(SEED, 1)])
    expect([0, 1].map((index) => laterSeed(7, index))).toEqual([7, 8])
  })

  test.each([...new Map(games.map((game) => [game.def.ruleset, game])).values()])(
    'a game of $name is kept with its seed and goes again as it went',
    ({ def }) => {
      const record = recordOf(played(def, SEED, 40))
      expect(record.seed).toBe(SEED)
      const resumed = resumedFrom(def, JSON.stringify(record))
      expect(resumed.ok && recordOf(resumed.value)).toEqual(record)
      expect(setup(def, { seed: SEED }).rng).not.toEqual(setup(def, { seed: SEED.replace('0', '8') }).rng)
    },
  )

  test('every bit counts: two seeds never begin alike', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 127 }), (list, bit) => {
        const other = list.map((digit, at) => (at === bit >> 2 ? digit ^ (1 << (bit & 3)) : digit))
        expect(seedRandom(written(other))).not.toEqual(seedRandom(written(list)))
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  test('a seed of zeros makes chance like any other', () => {
    const words = seedRandom('0'.repeat(32))
    expect(new Set(words).size).toBe(4)
    expect(words.every((word) => Number.isInteger(word) && word > 0 && word < 2 ** 32)).toBe(true)
  })

  test('a salted seed is another one, and of salt 0 the same', () => {
    expect(saltedSeed(SEED, 0)).toBe(SEED)
    const seeds = Array.from({ length: 500 }, (_, salt) => saltedSeed(SEED, salt))
    expect(seeds.every(isSeed)).toBe(true)
    expect(new Set(seeds).size).toBe(500)
    expect(saltedSeed(9, 5)).toBe(12)
  })

  test.each([
    ['7', 7],
    ['0', 0],
    [SEED, SEED],
    [SEED.toUpperCase(), SEED],
    ['9007199254740993', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    [`${SEED}0`, undefined],
    [SEED.replace('f', 'g'), undefined],
  ])('written as "%s" it is read as %s', (text, seed) => {
    expect(readSeed(text)).toBe(seed)
  })

  test('what is no seed in a file is refused', () => {
    for (const value of [undefined, null, '', 'x', 1.5, Number.NaN, SEED.toUpperCase(), [SEED], {}])
      expect(isSeed(value)).toBe(false)
    const record = recordOf(played(games[0].def, SEED, 3))
    const broken = resumedFrom(games[0].def, JSON.stringify({ ...record, seed: 'abc' }))
    expect(broken).toMatchObject({ ok: false, error: { type: 'form' } })
  })
})
