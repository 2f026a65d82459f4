/** Play starts the scenario that the author has open. */
import { expect, test } from 'vitest'
import { scenarioToPlay } from '../../app/_editor/document/scenario-to-play'
import type { RawPack } from '../../engine/types'

const one = (id: string, map: string) => ({ id, map, file: `scenarios/${id}.yaml` })
const PACK = {
  scenarios: { base: one('base', 'city'), raid: one('raid', 'city'), mine: one('mine', 'island') },
} as unknown as RawPack

test.each([
  ['the scenario in the text', 'scenarios/raid.yaml', 'island', 'base', 'raid'],
  ['a scenario on the map that is shown, with a text open', 'units.yaml', 'island', undefined, 'mine'],
  [
    'one on the map that is shown, although another was played last',
    'text/en.yaml',
    'island',
    'base',
    'mine',
  ],
  ['of several on the map, the last one played', 'maps/city.yaml', 'city', 'raid', 'raid'],
  ['of several on the map, the first', 'maps/city.yaml', 'city', undefined, 'base'],
  ['the last one played, on a map without any', 'maps/empty.yaml', 'empty', 'raid', 'raid'],
  ['the first, where nothing says more', 'pack.yaml', undefined, undefined, 'base'],
  ['the first, when the last one played is gone', 'pack.yaml', undefined, 'gone', 'base'],
])('%s', (_, file, map, last, scenario) => {
  expect(scenarioToPlay(PACK, { file, map }, last)).toBe(scenario)
})

test('none in a pack without scenarios', () => {
  expect(scenarioToPlay({ scenarios: {} }, { file: 'pack.yaml', map: 'city' }, 'base')).toBeUndefined()
})
