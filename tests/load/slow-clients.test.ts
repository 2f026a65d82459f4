/** A crowd of slow clients. Other clients are not affected, the memory stays bounded, and the crowd is gone soon. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../../bench/lib/site'
import { Others, SlowClients, type Slowness, targets } from '../site/support/slow-clients'
import { perScale } from '../support/budget'

const count = perScale({ daily: 120, reduced: 240, long: 500 })

let site: RunningSite
let others: Others
beforeAll(async () => {
  site = await startSite()
  others = await Others.at(site.url)
})
afterAll(() => site?.stop())

test.each(['stalled', 'body', 'chunk', 'head'] as Slowness[])(
  'a crowd that is slow with its %s keeps nobody from anything',
  async (kind) => {
    const before = site.memory() ?? 0
    const slow = new SlowClients(site.url)
    for (const target of targets) await slow.add(Math.ceil(count / targets.length), kind, target)
    for (let round = 0; round < 3; round++) expect(await others.see()).toEqual(others.fine)
    expect((site.memory() ?? 0) - before).toBeLessThan(200)
    expect(await slow.allCut(60_000)).toBe(true)
    slow.leave()
  },
)

test('a crowd that does not read its answers keeps nobody from anything', async () => {
  const slow = new SlowClients(site.url)
  for (const path of ['/', '/api/packs/corteo', '/api/packs/corteo/export', '/api/drafts'])
    await slow.add(Math.ceil(count / 4), 'reader', { method: 'GET', path })
  // This many complete requests take a while. They queue like all others.
  for (let round = 0; (await others.see().catch(() => ({ page: 0 }))).page !== 200; round++)
    expect(round).toBeLessThan(60)
  for (let round = 0; round < 3; round++) expect(await others.see()).toEqual(others.fine)
  slow.leave()
})
