/**
 * Greedy families play like a junta: Presidents change, budgets are defeated now and then, coups are won and lost, and nobody runs away with it.
 * A hundred games in the long suite, held to what is asked; a few each day, on the same seeds, within what chance leaves open: none of
 * these would hold for families that take any budget and rise for nothing. `node bench/families.mjs` prints the figures.
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

/** What a few games may show of the same players. */
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
  /** Coups are more than one family's, and money moves before them. */
  expect(games.flatMap(({ coups }) => coups).some(({ rebels }) => rebels > 1)).toBe(true)
  expect(games.some(({ loyalty }) => loyalty.length > 0)).toBe(true)
  expect(games.some(({ company }) => company.length > 0)).toBe(true)
})
