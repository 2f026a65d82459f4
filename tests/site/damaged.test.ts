import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPlain, states } from './support/damaged-states'
import { type House, makeHouse } from './support/house'
import { killSurvivors } from './support/processes'
import { Site } from './support/site'
import { dataOf, forbid, run, start } from './support/states'

const house = makeHouse('plain user')

beforeAll(async () => {
  const site = await (await Site.start(house)).ready()
  expect(await site.stop()).toBe(0)
})

afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

const withoutLog = (data: string) =>
  readdirSync(data)
    .filter((name) => name !== 'postgres.log')
    .sort()

describe.each(states)('a data folder: $name', ({ whole, make, at, says }) => {
  test('a start says what is wrong and what to do, and changes nothing', async () => {
    const state = dataOf(house, 'state', whole ? house.data : undefined)
    make?.(state.data)
    const inState: House = at ? { ...state, data: at(state.data) } : state
    const before = withoutLog(state.data)
    const said = await start(inState)
    expect(said.code, said.words).toBe(1)
    for (const part of says) expect(said.words).toMatch(part)
    expect(isPlain(said.words), said.words).toBe(true)
    expect(withoutLog(state.data)).toEqual(before)
  })
})

describe('a data folder that its user', () => {
  test.each([
    ['may not write to', (data: string) => data, 'is not writable'],
    ['may not make', (data: string) => join(data, 'inner'), 'cannot be created'],
  ])('%s is named, with the reason', async (_, place, says) => {
    const state = dataOf(house, 'forbidden')
    const allow = forbid(state.data)
    try {
      const said = await start({ ...state, data: place(state.data) })
      expect(said).toMatchObject({ code: 1 })
      expect(said.words).toContain(says)
      expect(said.words).toContain('EACCES')
      expect(isPlain(said.words), said.words).toBe(true)
    } finally {
      allow()
    }
  })
})

describe('what can be mended by itself is', () => {
  test.each([
    ['the password', ['database-password']],
    ['every note beside the database', ['ludoteca.json', 'postgres.log']],
  ])('%s lost', async (_, files) => {
    const state = dataOf(house, 'mended', house.data)
    for (const file of files) rmSync(join(state.data, file))
    const site = await (await Site.start(state)).ready()
    expect(await site.stop()).toBe(0)
    for (const file of files) expect(readdirSync(state.data)).toContain(file)
  })
})

test('doctor says that a folder is well, and of one that is not what start says', async () => {
  const well = await run(house, 'cli/ludoteca.mjs', ['doctor', '--lang', 'it'])
  expect(well, well.words).toMatchObject({ code: 0 })
  expect(well.words).toContain('Nulla che non va')
  const gone = dataOf(house, 'state', house.data)
  rmSync(join(gone.data, 'postgres'), { recursive: true })
  const told = await run(gone, 'cli/ludoteca.mjs', ['doctor', '--json'])
  expect(told.code).toBe(1)
  const { problems, checks } = JSON.parse(told.words)
  expect(problems).toBe(1)
  const found = checks.filter(({ status }: { status: string }) => status === 'problem')
  expect(found).toMatchObject([{ code: 'database-gone' }])
})
