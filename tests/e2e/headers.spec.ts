import { expect, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

test('the home page opens without a word of complaint, under a policy with a nonce', async ({ page }) => {
  const complaints = troublesOf(page, ['error', 'warning'])
  const response = await page.goto('/')
  await expect(page.locator('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])

  const headers = response?.headers() ?? {}
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{16,}' 'strict-dynamic';/)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-powered-by']).toBeUndefined()
  const again = await page.request.get('/')
  expect(again.headers()['content-security-policy']).not.toBe(policy)
})

test('no script runs that came with a text', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const hostile = [
      '<img src="/no" onerror="window.intruder = 1">',
      '<svg onload="window.intruder = 2"></svg>',
      '<iframe srcdoc="<script>parent.intruder = 3</script>"></iframe>',
      '<iframe src="javascript:parent.intruder = 4"></iframe>',
      '<a id="link" href="javascript:window.intruder = 5">link</a>',
      '<button id="button" onclick="window.intruder = 6">button</button>',
    ]
    document.body.insertAdjacentHTML('beforeend', hostile.join(''))
    document.getElementById('link')?.click()
    document.getElementById('button')?.click()
    return new Promise((resolve) =>
      setTimeout(() => resolve((window as { intruder?: number }).intruder), 800),
    )
  })
  expect(ran).toBeUndefined()
})

test('pages and routes alike carry the headers of a careful site', async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/api/packs', '/api/drafts', '/api/no-such-route', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['referrer-policy']]).toEqual([path, 'same-origin'])
  }
  for (const path of [
    '/',
    '/no-such-page',
    '/iconX',
    '/manifestX',
    '/favicon.ico',
    '/_next/image',
    '/api/packs',
    '/api',
    '/api/no-such-route',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
  }
})

test('an address under /api that nothing answers is an error for programs, not a page', async ({
  request,
}) => {
  for (const path of ['/api', '/api/no-such-route', '/api/drafts/a/b/c/d']) {
    const answer = await request.get(path)
    expect([path, answer.status(), (await answer.json()).error.code]).toEqual([path, 404, 'route-not-found'])
  }
  const broken = await request.get('/api/drafts/%E0%A4%A')
  expect([broken.status(), (await broken.json()).error.code]).toEqual([400, 'bad-request'])
})

test('an import of almost 65 MB arrives whole, and one above is refused', async ({ request, baseURL }) => {
  const post = (bytes: number) =>
    request.post('/api/import', {
      headers: { origin: baseURL ?? '', 'content-type': 'application/zip' },
      data: Buffer.alloc(bytes),
    })
  const whole = await post(64_900_000)
  expect([whole.status(), (await whole.json()).error.code]).toEqual([422, 'zip-not-a-zip'])
  const large = await post(65_000_001)
  expect([large.status(), (await large.json()).error.code]).toEqual([413, 'body-too-large'])
})

test('the front page is kept for all, but no two answers share a nonce, and every script of an answer has its own', async ({
  request,
}) => {
  const seen = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const answer = await request.get('/', { headers: { 'accept-encoding': time ? 'gzip' : 'br' } })
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'])?.[1] ?? ''
    const inPage = [...(await answer.text()).matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(
      (found) => found[1],
    )
    expect(inPage.length).toBeGreaterThan(3)
    expect(new Set(inPage)).toEqual(new Set([nonce]))
    seen.add(nonce)
  }
  expect(seen.size).toBe(3)
})

test('packs come packed, and are what they are when opened', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await request.get('/api/packs/junta?part=play', {
      headers: { 'accept-encoding': encoding },
    })
    const packed = answer.headers()['content-encoding'] ?? 'identity'
    expect([packed, (await answer.json()).pack.manifest.id]).toEqual([encoding, 'junta'])
    expect(answer.headers()['x-ludoteca-packed']).toBeUndefined()
  }
})
