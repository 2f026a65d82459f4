/** A campaign of an own pack: set up, played by bots, followed by its next game after a reload, up to its winner. */
import { parse, stringify } from 'yaml'
import { filesIn, importPack } from './fixtures/packs'
import { expect, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The pack of one folder, with the campaign, the scenarios and the names of another one that requires it. */
function together(base: string, more: string): Record<string, Uint8Array | string> {
  const [all, added] = [filesIn(base), filesIn(more)]
  const { 'pack.yaml': _, ...rest } = added
  const texts = ['text/en.yaml', 'text/it.yaml'].map((path) => {
    const [one, other] = [parse(textOf(all[path])), parse(textOf(added[path]))]
    const text = Object.fromEntries(
      [...new Set([...Object.keys(one.text), ...Object.keys(other.text)])].map((group) => [
        group,
        { ...one.text[group], ...other.text[group] },
      ]),
    )
    return [path, stringify({ ...one, text })]
  })
  const scenarios = Object.entries(rest).map(([path, bytes]) => [
    path,
    textOf(bytes).replace('extends: general-strike/', 'extends: '),
  ])
  return { ...all, ...Object.fromEntries(scenarios), ...Object.fromEntries(texts) }
}

test('a campaign begins at the set-up, goes on from each finished game, and names its winner', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const troubles = troublesOf(page)
  await page.addInitScript(() => localStorage.setItem('ludoteca:pace', 'instant'))
  const draft = await importPack(page, together('examples/general-strike', 'examples/three-evenings'))
  await page.locator(`[data-set-up="${draft}"]`).click()
  const sheet = page.getByTestId('set-up')
  await sheet.locator('[data-campaign="three-evenings"]').check()
  await expect(sheet.getByText('Campaign of 4 scenarios')).toBeVisible()
  await sheet.locator('[data-me]').selectOption('= none')
  await sheet.locator('[data-bot]').selectOption('random')
  await sheet.locator('[data-start]').click()
  const ended = (count: number) => page.locator(`[data-campaign="${count}"]`)
  await expect(ended(1)).toBeVisible({ timeout: 60_000 })
  await expect(ended(1).locator('[data-next-game]')).toHaveAttribute('data-next-game', 'second-evening')
  await page.reload()
  await ended(1).locator('[data-next-game]').click()
  await expect(ended(2)).toBeVisible({ timeout: 60_000 })
  await expect(ended(2).locator('li')).toHaveCount(2)
  await page.goto('/')
  await page.getByText(/finished/).click()
  await expect(page.getByText('Three evenings, game 2').first()).toBeVisible()
  await page.locator('[data-game]', { hasText: 'Three evenings, game 2' }).getByRole('link').click()
  await expect(page.locator('[data-play="over"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('has changed since')).toHaveCount(0)
  await ended(2).locator('[data-next-game]').click()
  await expect(ended(3).locator('[data-campaign-winner]')).toBeVisible({ timeout: 60_000 })
  await expect(ended(3).locator('[data-next-game]')).toHaveCount(0)
  expect(troubles).toEqual([])
})
