/**
 * Greedy families play as the game intends. Presidents change, some budgets are defeated, coups are won and lost, and no family
 * dominates. The long suite plays a hundred games against the strict bounds. The daily tests play a few on the same seeds, within
 * the bounds of chance. Families that accept any budget and never rise would meet no bound. `node bench/families.mjs` prints the
 * figures.
 */
import { expect, test } from 'vitest'
import { playFamilies } from '../../bench/lib/families'
import { BARS, figuresOf } from '../../bench/lib/families-figures'
import { perScale } from '../support/budget'
import { republic } from './coup-field'

const FIRST_SEED = 7001
const FEW = 8
const MANY = 100
const GAMES = perScale({ daily: FEW, reduced: FEW, long: MANY })

/** The bounds for a few games of the same players. */
const WIDE: Readonly<Record<keyof typeof BARS, readonly [number, number]>> = {
  presidents: [2.4, 5],
  defeated: [0.12, 0.5],
  won: [0.15, 0.65],
  close: [0.5, 1],
}

test(`over ${GAMES} games of five families`, { timeout: 900_000 }, () => {
  const def = republic('five-families')
  const games = Array.from({ length: GAMES }, (_, at) => playFamilies(def, FIRST_SEED + at))
  const figures = figuresOf(games)
  for (const name of Object.keys(BARS) as (keyof typeof BARS)[]) {
    const figure = figures.find(({ bar }) => bar === BARS[name])
    const [least, most] = GAMES >= MANY ? BARS[name] : WIDE[name]
    expect(figure?.value, figure?.name).toBeGreaterThanOrEqual(least)
    expect(figure?.value, figure?.name).toBeLessThanOrEqual(most)
  }
  /** Coups include several families, and money changes hands before them. */
  expect(games.flatMap(({ coups }) => coups).some(({ rebels }) => rebels > 1)).toBe(true)
  expect(games.some(({ loyalty }) => loyalty.length > 0)).toBe(true)
  expect(games.some(({ company }) => company.length > 0)).toBe(true)
})
