/** The table shows a counter with bounds as a track. */
import { expect, test } from 'vitest'
import { counterOf } from '../../engine/blocks/counter'
import { countersAsTracks } from '../../engine/blocks/counters'
import type { BlockState, BlockTables } from '../../engine/blocks/port'
import { compile } from '../../engine/compile'
import { setup, table } from '../../engine/game'
import type { ScenarioCounter } from '../../schemas/generated/content'
import { readPack } from '../cli/support/read-pack'

const tracksOf = (...written: ScenarioCounter[]) =>
  countersAsTracks(
    { counters: written.map(counterOf) } as unknown as BlockTables,
    { counters: written.map(({ start = 0 }) => start) } as unknown as BlockState,
  )

test('a space for each number between its bounds, and a marker where it stands', () => {
  const [track, ...others] = tracksOf({ id: 'oil', start: 4, least: 2, most: 5 })
  expect(others).toEqual([])
  expect(track.spaces.map(({ at }) => at)).toEqual([2, 3, 4, 5])
  expect(track.markers.map(({ at }) => at)).toEqual([4])
  expect(track.label.values).toEqual({ counter: { text: 'counters.oil' } })
})

test('not hidden ones, nor those without bounds or with more spaces than anybody reads', () => {
  expect(tracksOf({ id: 'a', least: 0, most: 9, hidden: true })).toEqual([])
  expect(tracksOf({ id: 'a', least: 0 }, { id: 'b', most: 9 }, { id: 'c' })).toEqual([])
  expect(tracksOf({ id: 'a', least: 0, most: 20 })).toHaveLength(1)
  expect(tracksOf({ id: 'a', least: 0, most: 21 })).toEqual([])
})

test('the oil of the seventies is on the table beside prestige', async () => {
  const made = compile(await readPack('examples/oil-shock'), 'oil-track')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { tracks = [] } = table(made.value, setup(made.value, { seed: 1 }))
  expect(tracks.map(({ id }) => id)).toContain('prestige-track')
  const oil = tracks.find(({ id }) => id === 'counter-oil')
  expect([oil?.spaces.length, oil?.markers[0].at]).toEqual([10, 5])
})
