/** Slow clients at the real site. Others read, save, import and export without a delay. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHouse } from './support/house'
import { Site } from './support/site'
import { Others, SlowClients, type Slowness, targets } from './support/slow-clients'

const house = makeHouse('plain user')
let site: Site
let others: Others
beforeAll(async () => {
  site = await (await Site.start(house, undefined, { LUDOTECA_HOSTS: 'play.example.org' })).ready()
  others = await Others.at(site.url)
})
afterAll(async () => {
  await site.stop()
  house.remove()
})

const kinds: Slowness[] = ['body', 'chunk', 'stalled', 'head']
describe.each(['at this machine', 'from elsewhere'])('slow clients %s', (place) => {
  test.each([4, 16])(
    '%i at each kind of route: nobody else is refused, and they are cut within a while',
    async (count) => {
      const slow = new SlowClients(site.url, place === 'from elsewhere' ? 'play.example.org' : undefined)
      for (const kind of kinds) for (const target of targets) await slow.add(count / 4, kind, target)
      expect(await others.see()).toEqual(others.fine)
      if (count === 16) expect(await slow.allCut(40_000)).toBe(true)
      slow.leave()
    },
  )
})
