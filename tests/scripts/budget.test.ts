/** Random seeds. They are new each day and fixed by name, and failed ones are saved and come first. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { trySeeds } from '../support/budget'
import { firstSeed, todaysSeed } from '../support/seeds'
import { HOME } from './fixture'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-kept-'))
const budget = { name: 'small/game', seconds: 0, atLeast: 3, folder: relative(HOME, folder) }
const first = firstSeed()

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function tried(fails: (seed: number) => boolean): { seeds: number[]; message: string } {
  const seeds: number[] = []
  try {
    trySeeds(budget, (seed) => {
      seeds.push(seed)
      return fails(seed) ? 'something is wrong' : undefined
    })
    return { seeds, message: '' }
  } catch (error) {
    return { seeds, message: (error as Error).message }
  }
}

test('at least so many seeds are tried, however short the time', () => {
  expect(tried(() => false)).toEqual({ seeds: [first, first + 1, first + 2], message: '' })
})

test('a failure is kept as a file that says what was wrong, and is tried first from then on', () => {
  const { seeds, message } = tried((seed) => seed === first + 1)
  expect(seeds).toEqual([first, first + 1])
  expect(message).toContain(`small/game, seed ${first + 1}`)
  const file = join(folder, `small/game/${first + 1}.txt`)
  expect(readFileSync(file, 'utf8')).toContain('something is wrong')
  expect(tried(() => false).seeds).toEqual([first + 1, first, first + 1, first + 2])
})

test('a thrown error is a failure like any other', () => {
  expect(() =>
    trySeeds(budget, () => {
      throw new Error('no end')
    }),
  ).toThrow(/seed \d+ .*no end/s)
})

test('seeds of two days have nothing in common, and are whole numbers that every game takes', () => {
  const day = 86_400_000
  expect(todaysSeed(5 * day + 1) - todaysSeed(4 * day)).toBe(10_000)
  expect(todaysSeed(Date.UTC(2200, 0))).toBeLessThan(2 ** 31)
})
