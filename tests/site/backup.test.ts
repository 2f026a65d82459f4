import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isRoot, makeHouse } from './support/house'
import { killSurvivors } from './support/processes'
import { Author, Site } from './support/site'
import { dataOf, run } from './support/states'

const house = makeHouse('plain user')
afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

test('a backup made while drafts are being saved restores into an empty folder, and the site goes on from there', async () => {
  const file = join(house.data, 'all.backup')
  const site = await (await Site.start(house)).ready()
  const author = new Author()
  await author.fork(site.url)
  const saving = author.saveUntilBroken(site.url)
  const before = author.acknowledged
  const made = await run(house, 'cli/ludoteca.mjs', ['backup', file])
  expect(made, made.words).toMatchObject({ code: 0 })
  const doctor = await run(house, 'cli/ludoteca.mjs', ['doctor', '--json'])
  expect(doctor.code, doctor.words).toBe(0)
  expect(await site.stop()).toBe(0)
  await saving

  const empty = dataOf(house, 'restored')
  const restored = await run(empty, 'cli/ludoteca.mjs', ['restore', file])
  expect(restored, restored.words).toMatchObject({ code: 0 })
  const again = await (await Site.start(empty)).ready()
  const { rev, numbers } = await author.look(again.url)
  expect(rev).toBeGreaterThanOrEqual(before)
  expect(rev).toBeLessThanOrEqual(author.acknowledged + 1)
  if (rev > 1) expect(numbers).toEqual([rev, rev])
  const busy = await run(empty, 'cli/ludoteca.mjs', ['restore', file, '--force'])
  expect(busy.words).toContain('already running')
  expect(busy.code).toBe(1)
  expect(await again.stop()).toBe(0)
})

// Only root has databases outside their folder.
test.skipIf(!isRoot)(
  "a private folder of root's that is made again at its old place finds its drafts",
  async () => {
    const secluded = makeHouse('root')
    try {
      const site = await (await Site.start(secluded)).ready()
      const author = new Author()
      await author.fork(site.url)
      expect(await site.stop()).toBe(0)
      rmSync(secluded.data, { recursive: true })
      const again = await (await Site.start(secluded)).ready()
      expect((await author.look(again.url)).rev).toBe(1)
      expect(await again.stop()).toBe(0)
    } finally {
      secluded.remove()
    }
  },
)
