/** Maps that are being typed. A partial value anywhere in a map leaves a board of the readable rest. */

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { MapFile } from '../../schemas/generated/content'
import { allPacks } from '../editor/objects/packs'
import { countOf } from '../support/budget'
import { countIn, HALVES, withHalf } from '../support/halves'

const mapsOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).filter(([file]) => /^maps\/[^/]+\.yaml$/.test(file))

test.each(allPacks())('%s: half a value anywhere in a map leaves a board', (_folder, _id, files) => {
  const rng = seedRandom(30)
  for (const [file, text] of mapsOf(files)) {
    const map = parse(text)
    const [size, parts] = [countIn(map), Object.keys(map)]
    for (let left = countOf(60, 3000); left > 0; left--) {
      const half = HALVES[nextBelow(rng, HALVES.length)]
      // Most values of a map are cells of its lists, so parts are drawn with equal chance.
      const part = parts[nextBelow(rng, parts.length)]
      const value =
        nextBelow(rng, 4) === 0
          ? withHalf(map, { left: nextBelow(rng, size) }, half)
          : { ...map, [part]: withHalf(map[part], { left: nextBelow(rng, countIn(map[part])) }, half) }
      const read = () => boardMap((value ?? {}) as Partial<MapFile>).grid.size
      expect(read, `${file}, ${part}: ${JSON.stringify(half)}`).not.toThrow()
    }
  }
})

test('an area without a place or a name is left out, and the others keep their ground', () => {
  const { grid, terrain, drawing } = boardMap({
    grid: { kind: 'areas' },
    areas: [
      { id: 'typed', terrain: 'sea' },
      { at: [0, 0], terrain: 'sea' },
      { id: 'land', terrain: 'land', at: [2, 0], label: [1, 1] },
    ],
  } as unknown as MapFile)
  expect(grid.names).toEqual(['land'])
  expect(terrain).toEqual(['land'])
  expect(drawing?.labels).toEqual([[1, 1]])
})
