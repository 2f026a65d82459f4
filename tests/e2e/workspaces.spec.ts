import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type Browser, expect, type Page, test } from './fixtures/site'

/** The header that a proxy adds to requests from the network. */
const fromElsewhere = { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } }

const visitor = async (browser: Browser) => (await browser.newContext(fromElsewhere)).newPage()

async function importAs(page: Page, name: string) {
  const pack = await page.request.get('/api/packs/notte-bianca/export')
  const files = unzipSync(new Uint8Array(await pack.body()))
  const [manifest] = Object.keys(files).filter((path) => path.endsWith('pack.yaml'))
  // A pack of its own, since a draft has the name of its pack.
  const own = strFromU8(files[manifest])
    .replace(/^id: .*/m, `id: ${name.toLowerCase()}`)
    .replace(/^( +en: ).*/m, `$1${name}`)
  const zip = Buffer.from(zipSync({ ...files, [manifest]: strToU8(own) }))
  await page.goto('/')
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: zip })
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

test('at this machine a draft is there in every browser, cookies or none', async ({ browser, page }) => {
  await importAs(page, 'Everywhere')
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Everywhere' })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await other.getByRole('link', { name: 'Everywhere' }).click()
  await expect(other).toHaveURL(/\/studio\/[\w-]{36}$/)
  await expect(other.getByTestId('file-pack.yaml')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Recovery link' })).toBeHidden()
  await page.goto('/recover#AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('You are at the computer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open them here' })).toBeHidden()
})

test('a recovery link opens a visitor’s drafts in another browser, and its key goes nowhere else', async ({
  browser,
}) => {
  const first = await visitor(browser)
  await importAs(first, 'Recovered')
  await first.getByRole('button', { name: 'Recovery link' }).click()
  await first.getByRole('button', { name: 'Make the link' }).click()
  const link = await first.getByTestId('recovery-link').inputValue()
  const [address, key] = link.split('#')
  expect([new URL(address).pathname, key]).toEqual(['/recover', expect.stringMatching(/^[\w-]{22}$/)])

  const second = await visitor(browser)
  const sent: string[] = []
  second.on('request', async (request) => {
    sent.push(`${request.url()} ${JSON.stringify(await request.allHeaders().catch(() => ({})))}`)
  })
  await second.goto(link)
  await expect(second.getByRole('button', { name: 'Open them here' })).toBeVisible()
  expect(second.url()).toBe(address)
  await second.route('**/api/workspace/open', async (route) => {
    await expect(second.getByRole('link', { name: 'To your drafts' })).toBeHidden()
    await route.continue()
  })
  await second.getByRole('button', { name: 'Open them here' }).click()
  await expect(second.getByRole('link', { name: 'To your drafts' })).toBeFocused()
  await second.getByRole('link', { name: 'To your drafts' }).click()
  await expect(second.getByRole('link', { name: 'Recovered' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter((request) => request.includes(key))).toEqual([])
  await first.reload()
  await expect(first.getByRole('link', { name: 'Recovered' })).toBeVisible()
})

test('a wrong link says so and opens nothing; half of one asks for the whole', async ({ browser }) => {
  const page = await visitor(browser)
  await page.goto('/recover#AAAAAAAAAAAAAAAAAAAAAA')
  await page.getByRole('button', { name: 'Open them here' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This link opens nothing' })).toBeVisible()
  await page.goto('/recover')
  await expect(page.getByText('This address is incomplete')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})
