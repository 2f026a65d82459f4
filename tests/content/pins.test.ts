/**
 * `pins/` holds a second copy of every card value and table number, so that an accidental change of a pack is found. After an
 * intended change, `vitest run --update=all tests/content/pins.test.ts` rewrites the lines for review.
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
