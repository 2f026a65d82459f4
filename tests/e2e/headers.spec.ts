import { expect, test } from '@playwright/test'

test('the home page opens without a word of complaint, under a policy with a nonce', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
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

test('a script that the site did not write does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/no" onerror="window.intruder = true">')
    return new Promise((resolve) => setTimeout(() => resolve('intruder' in window), 500))
  })
  expect(ran).toBe(false)
})

test('pages and routes alike carry the headers of a careful site', async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/api/packs', '/api/drafts', '/api/no-such-route', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect([path, headers['referrer-policy']]).toEqual([path, 'same-origin'])
  }
  for (const path of ['/', '/no-such-page', '/api/packs']) {
    expect((await request.get(path)).headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('an import of almost 20 MB arrives whole, and one above is refused', async ({ request, baseURL }) => {
  const post = (bytes: number) =>
    request.post('/api/import', {
      headers: { origin: baseURL ?? '', 'content-type': 'application/zip' },
      data: Buffer.alloc(bytes),
    })
  const whole = await post(19_900_000)
  expect([whole.status(), (await whole.json()).error.code]).toEqual([422, 'zip-not-a-zip'])
  const large = await post(20_000_001)
  expect([large.status(), (await large.json()).error.code]).toEqual([413, 'body-too-large'])
})
