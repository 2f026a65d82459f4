/** A page notices a new build of the site, and is never misled by an old cache. */
import { describe, expect, test } from 'vitest'
import { BuildNews } from '../../app/_shell/build-news'

const answer = (build?: string) => new Response('', { headers: build ? { 'x-ludoteca-build': build } : {} })

/** A page of build "one" at a site of another build. A cached answer has no effect. */
function page(site: { build?: string; isAway?: boolean }, own = 'one') {
  const asked: string[] = []
  let now = 0
  const ask = (async (address: string) => {
    asked.push(address)
    if (address.startsWith('cached:')) return answer(address.slice(7))
    if (site.isAway) throw new TypeError('Failed to fetch')
    return answer(site.build)
  }) as typeof fetch
  const news = new BuildNews(own, ask, () => now)
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { news, asked, settled, pass: (ms: number) => (now += ms) }
}

describe('the news of a page', () => {
  test('is that another build is there, from any answer', async () => {
    const { news, settled } = page({ build: 'two' })
    await news.fetch('/api/packs')
    await settled()
    expect(news.state()).toBe('new')
  })

  test('is nothing where only a cache knows another build, or none is named', async () => {
    for (const site of [{ build: 'one' }, {}, { isAway: true }]) {
      const { news, settled } = page(site)
      await news.fetch('cached:zero')
      await settled()
      expect(news.state()).toBe('none')
    }
  })

  test('is nothing where the build of the page is not known', async () => {
    const { news, settled } = page({ build: 'two' }, '')
    await news.fetch('/api/packs')
    await settled()
    expect(news.state()).toBe('none')
  })

  test('is asked for when the reader comes back, and not each time', async () => {
    const { news, asked, settled, pass } = page({ build: 'one' })
    news.seldom()
    await settled()
    expect(asked).toHaveLength(0)
    pass(60_000)
    news.seldom()
    news.seldom()
    await settled()
    expect(asked).toHaveLength(1)
    pass(60_000)
    news.seldom()
    await settled()
    expect(asked).toHaveLength(2)
  })

  test('is not repeated by requests from before the user answered "later"', async () => {
    const { news, settled } = page({ build: 'two' })
    await news.fetch('/api/packs')
    await settled()
    const underWay = news.fetch('/api/packs')
    news.dismiss()
    await underWay
    await settled()
    expect(news.state()).toBe('none')
    await news.fetch('/api/packs')
    await settled()
    expect(news.state()).toBe('new')
  })

  test('is not that a part is missing, if the user answered "later" while that was looked up', async () => {
    const { news } = page({ build: 'one' })
    const underWay = news.missing()
    news.dismiss()
    await underWay
    expect(news.state()).toBe('none')
  })

  test('is that a part is missing, if the build is the same or the site is away', async () => {
    for (const site of [{ build: 'one' }, { isAway: true }]) {
      const { news } = page(site)
      await news.missing()
      expect(news.state()).toBe('missing')
      news.dismiss()
      expect(news.state()).toBe('none')
    }
    const { news } = page({ build: 'two' })
    await news.missing()
    expect(news.state()).toBe('new')
  })
})
