/**
 * Every card value and every number of the tables stands a second time in `pins/`: a number that slips in a pack is seen here, and
 * of one that is meant to change `vitest run --update=all tests/content/pins.test.ts` writes the line anew, to be read in the difference.
 */
import { expect, test } from 'vitest'
import { loadPack, packNames } from '../engine/support/content'
import { pinsOf } from './pins'

test.each(packNames())('%s has the numbers that are pinned', async (id) => {
  await expect(pinsOf(loadPack(id))).toMatchFileSnapshot(`pins/${id}.txt`)
})

test('a number of a card, a table, a track, a piece and a scenario is in the lines', () => {
  const pins = pinsOf(loadPack('wir-sind-das-volk')).split('\n')
  const lineOf = (start: string) => pins.find((line) => line.startsWith(start))
  expect(lineOf('cards uprising-1953,')).toContain('values {east 1, west 4}, flight 1')
  expect(lineOf('numbers collapse,')).toBe('numbers collapse, value 4')
  expect(lineOf('tracks flight-track,')).toContain('most 12')
  expect(lineOf('units mass-protest,')).toContain('count 10')
  expect(pins).toContain('open: 7')
})
