import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { ensureBuild } from '../../scripts/lib/site/site-build.mjs'
import { isPlain, states } from '../site/support/damaged-states'
import { type House, makeHouse } from '../site/support/house'
import { killSurvivors } from '../site/support/processes'
import { Site } from '../site/support/site'
import { dataOf, run } from '../site/support/states'

/** `doctor` reports every state that `tests/site/damaged.test.ts` reads from a start. */
let house: House

beforeAll(async () => {
  await ensureBuild()
  house = makeHouse('plain user')
  const site = await (await Site.start(house)).ready()
  expect(await site.stop()).toBe(0)
})

afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

describe.each(states)('a data folder: $name', ({ whole, make, at, says }) => {
  test('doctor says what is wrong and what to do', async () => {
    const state = dataOf(house, 'state', whole ? house.data : undefined)
    make?.(state.data)
    const said = await run(at ? { ...state, data: at(state.data) } : state, 'cli/ludoteca.mjs', ['doctor'])
    expect(said.code, said.words).toBe(1)
    // Its lines are indented.
    const words = said.words.replace(/\n\s+/g, '\n')
    for (const part of says) expect(words).toMatch(part)
    expect(isPlain(words), words).toBe(true)
  })
})
