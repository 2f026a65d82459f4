import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { countOf, someOf } from '../support/budget'
import { isRoot, makeHouse } from './support/house'
import { kill, victims } from './support/kill'
import { afterlife, databaseServers, killSurvivors } from './support/processes'
import { Author, Site } from './support/site'

/** Each is killed once a day, and more often in the long suite. */
const ROUNDS = countOf(4, 20)

describe.each(someOf(['plain user', 'root'] as const))('as %s in a private directory', (as) => {
  // Only root can run the cases of root.
  const possible = as === 'plain user' || isRoot
  const house = possible ? makeHouse(as) : undefined
  afterAll(async () => {
    if (!house) return
    await killSurvivors(house)
    house.remove()
  })

  test.skipIf(!possible)(
    'kill -9 again and again while drafts are being saved loses no acknowledged save',
    async () => {
      if (!house) return
      const authors = [new Author(), new Author(), new Author()]
      for (let round = 0; round < ROUNDS; round++) {
        const site = await (await Site.start(house)).ready()
        expect(databaseServers(house)).toHaveLength(1)
        for (const author of authors) {
          if (round === 0) await author.fork(site.url)
          else {
            const { rev, numbers } = await author.look(site.url)
            // The acknowledged save is there, perhaps with the one in progress, but never half a save.
            expect([author.acknowledged, author.acknowledged + 1]).toContain(rev)
            if (rev > 1) expect(numbers).toEqual([rev, rev])
            author.acknowledged = rev
          }
        }
        const before = authors.map((author) => author.acknowledged)
        const saving = authors.map((author) => author.saveUntilBroken(site.url))
        while (!authors.every((author, index) => author.acknowledged > before[index])) await sleep(5)
        await sleep((round * 97) % 400)
        kill(house, site, victims[round % victims.length])
        await Promise.all(saving)
        await site.exit
        // A missing database is no fault of the site, which reports it in words without a stack.
        expect(authors.flatMap(({ refused }) => refused).filter((status) => status !== 503)).toEqual([])
        expect(site.words).not.toMatch(/^ +at .+:\d+:\d+/m)
        // Every second time, the next start follows at once, while the last processes of the old server may still be ending.
        if (round % 2 === 0) expect(await afterlife(house)).toEqual([])
      }
      const site = await (await Site.start(house)).ready()
      for (const author of authors)
        expect((await author.look(site.url)).rev).toBeGreaterThanOrEqual(author.acknowledged)
      expect(databaseServers(house)).toHaveLength(1)
      expect(await site.stop()).toBe(0)
      expect(await afterlife(house)).toEqual([])
    },
  )
})
