/** The server stops and the studio is reloaded. The draft is there and can be changed, and it is sent when the server is back. */
import { isKept, OwnSite } from './fixtures/own-site'
import { expect, type Page, test } from './fixtures/site'

test.use({ serviceWorkers: 'allow' })

/** Counts the characters of a map that differ from another version of it. */
const differences = (a: string, b: string): number =>
  [...a].filter((character, at) => character !== b[at]).length

/** Returns the map of a draft as the page gets it, from the site or from the browser's cache. */
const mapOf = (page: Page, draft: string): Promise<string> =>
  page.evaluate(async (id) => {
    const { files } = await (await fetch(`/api/drafts/${id}`)).json()
    return files.find(({ path }: { path: string }) => path === 'maps/board.yaml').text
  }, draft)

/** Paints with the current tool on a cell this many pixels to the right of the middle. */
async function paint(page: Page, right: number) {
  const box = (await page.locator('[data-testid="map-panel"] [data-board]').boundingBox())!
  await page.mouse.click(box.x + box.width / 2 + right, box.y + box.height / 2)
}

test('an own draft is there as it was left when the page is loaded again without the server, is changed, and sent when it is back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const site = await OwnSite.start()
  try {
    const forked = await page.request.post(`${site.url}/api/drafts`, {
      headers: { origin: site.url },
      data: { pack: 'kriegspiel', key: 'b'.repeat(32) },
    })
    const { draft } = (await forked.json()) as { draft: { id: string } }
    const address = `${site.url}/studio/${draft.id}`
    await page.goto(address)
    await isKept(page, `${site.url}/whole`)
    await isKept(page, address)
    await page.reload()
    await expect(page.getByTestId('problem-count')).toHaveText('No errors')
    const first = await mapOf(page, draft.id)
    const state = page.getByTestId('save-state')
    await page.getByTestId('terrain-mountain-range').click()
    await paint(page, 0)
    await expect(state).toHaveAttribute('data-state', 'saved')
    const saved = await mapOf(page, draft.id)
    expect(differences(first, saved)).toBe(1)

    await site.kill()
    await page.reload()
    await expect(page.getByTestId('problem-count')).toBeVisible()
    expect(await mapOf(page, draft.id)).toBe(saved)
    await page.getByTestId('terrain-mountain-range').click()
    await paint(page, 90)
    await expect(state).toHaveAttribute('data-state', 'unreachable')
    await page.reload()
    await expect(page.getByTestId('notice')).toContainText('maps/board.yaml')
    // The steps survive the reload.
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')

    await site.startAgain()
    await expect(state).toHaveAttribute('data-state', 'saved', { timeout: 60_000 })
    const last = await mapOf(page, draft.id)
    expect(differences(saved, last)).toBe(1)
    expect(differences(first, last)).toBe(2)
  } finally {
    await site.end()
  }
})
