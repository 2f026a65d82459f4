/** Heads of pages for search engines, link previews and browser tabs. */
import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures/site'

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const meta = (html: string, name: string) =>
  one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

async function head(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  const html = await answer.text()
  return {
    html,
    language: one(html, /<html lang="(\w+)"/),
    title: one(html, /<title>([^<]*)<\/title>/),
    description: meta(html, 'description'),
    picture: meta(html, 'og:image'),
    robots: meta(html, 'robots'),
  }
}

const packsOf = async (request: APIRequestContext): Promise<string[]> =>
  (await (await request.get('/api/packs')).json()).packs.map(({ id }: { id: string }) => id)

test('each page of the sitemap has a title, a description and a picture of its own, in both languages', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  const packs = await packsOf(request)
  expect(paths.toSorted()).toEqual(
    ['/', ...packs.flatMap((id) => [`/play/${id}`, `/studio/${id}`])].toSorted(),
  )
  const heads = []
  for (const path of paths)
    for (const language of ['en', 'it']) {
      const read = await head(request, `${path}?language=${language}`)
      expect([path, read.language]).toEqual([path, language])
      expect([path, read.robots]).toEqual([path, ''])
      expect([path, read.title]).toEqual([path, expect.stringContaining('Ludoteca')])
      expect([path, read.description.length > 40 && read.description.length < 420]).toEqual([path, true])
      expect(meta(read.html, 'og:description')).toBe(read.description)
      const other = language === 'en' ? 'it' : 'en'
      expect(read.html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${other}" href="[^"]*language=${other}"`, 'i'),
      )
      heads.push(read)
    }
  expect(new Set(heads.map(({ title, language }) => `${language} ${title}`)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  const pictures = new Set(heads.map(({ picture }) => new URL(picture).pathname))
  expect(pictures.size).toBeGreaterThan(3)
  for (const path of pictures) expect((await request.get(path)).headers()['content-type']).toBe('image/jpeg')
})

test('drafts and recovery links are for no search engine', async ({ request }) => {
  const draft = '/play/01234567-89ab-4cde-8f01-23456789abcd'
  for (const path of [draft, draft.replace('play', 'studio'), '/recover'])
    expect([path, (await head(request, path)).robots]).toEqual([path, 'noindex'])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toMatch(/Sitemap: http:\/\/[^/]+\/sitemap\.xml/)
})

test('the site has its icons where browsers look for them', async ({ request }) => {
  const types = {
    '/favicon.ico': 'image/x-icon',
    '/icon.svg': 'image/svg+xml',
    '/apple-icon.png': 'image/png',
  }
  const { html } = await head(request, '/')
  for (const [path, type] of Object.entries(types)) {
    expect((await request.get(path)).headers()['content-type']).toBe(type)
    expect(html).toContain(`href="${path}`)
  }
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})

test('a language that the address names is left for one that the reader chooses, whose button is named by what it shows', async ({
  page,
}) => {
  await page.goto('/?language=it')
  const button = page.getByRole('button', { name: 'EN: English' })
  await expect(button).toHaveText('EN')
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paint the map')
})
