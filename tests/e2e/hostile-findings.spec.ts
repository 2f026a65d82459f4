import { bringIn, brokenUnits, HostileWatch, hostilePack } from './fixtures/hostile'
import { expect, test } from './fixtures/site'

test('what the checker repeats of a file is text: in the list, in the margin, under the pointer', async ({
  page,
}) => {
  const watch = await HostileWatch.over(page)
  for (const from of [0, 40, 80]) {
    const id = await bringIn(page, hostilePack('kriegspiel', { 'maps/other.yaml': brokenUnits(from, 40) }))
    await page.goto(`/studio/${id}`)
    await expect(page.getByTestId('problem').first()).toBeVisible()
    await page.getByTestId('file-maps/other.yaml').click()
    await watch.holds('problems', 10)
    await page.locator('.cm-lintRange-error').first().hover()
    await expect(page.locator('.cm-tooltip').first()).toBeVisible()
    await watch.holds('tooltip', 10)
  }
  expect(watch.shown.size).toBeGreaterThan(90)
})
