import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { type House, makeHouse } from './support/house'
import { afterlife, killSurvivors } from './support/processes'
import { Author, Site } from './support/site'

const house = makeHouse('plain user')
afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

type Listed = { id: string; owner: string; workspace: string }

async function drafts(at: House, ...args: string[]): Promise<string> {
  const { VITEST, DATABASE_URL, ...environment } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(at.root, 'cli/ludoteca.mjs'), 'drafts', ...args],
    { cwd: at.root, env: { ...environment, HOME: at.root, LUDOTECA_DATA: at.data }, ...at.user },
  )
  return stdout
}
const list = async (at: House) => JSON.parse(await drafts(at, 'list', '--json')) as Listed[]

test('drafts are listed, exported and adopted on the machine while the site runs, and when it does not', async () => {
  const site = await (await Site.start(house)).ready()
  const author = new Author()
  await author.fork(site.url)
  const visitor = new Author({ 'x-forwarded-for': '203.0.113.7' })
  await visitor.fork(site.url)
  const owners = (found: Listed[]) => Object.fromEntries(found.map(({ id, owner }) => [id, owner]))
  expect(owners(await list(house))).toEqual({ [author.id]: 'local', [visitor.id]: 'visitor' })
  await drafts(house, 'export', '--all', '-o', 'data/zips')
  for (const { id } of [author, visitor]) {
    expect(existsSync(join(house.data, 'zips', `corteo-${id.slice(0, 8)}.zip`))).toBe(true)
  }
  expect(await site.stop()).toBe(0)
  expect(await afterlife(house)).toEqual([])

  expect(owners(await list(house))).toEqual({ [author.id]: 'local', [visitor.id]: 'visitor' })
  await drafts(house, 'adopt', visitor.id)
  expect(await afterlife(house)).toEqual([])

  const again = await (await Site.start(house)).ready()
  expect((await author.look(again.url)).rev).toBe(1)
  expect(owners(await list(house))).toEqual({ [author.id]: 'local', [visitor.id]: 'local' })
  await expect(visitor.look(again.url)).rejects.toThrow()
  expect(await again.stop()).toBe(0)
})
