import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PackFile, ScenarioFile, TextFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { expect, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

const read = <T>(file: string) => parse(readFileSync(`content/corteo/${file}`, 'utf8')) as T
const { scenarios = [] } = read<PackFile>('pack.yaml')
const secretive = scenarios
  .map((id) => read<ScenarioFile>(`scenarios/${id}.yaml`))
  .find(({ options }) => options?.some(({ secret }) => secret))
const { text } = read<TextFile>('text/en.yaml')

test('what a player writes down is on the screen only while he looks at it', async ({ page }) => {
  const option = secretive?.options?.find(({ secret }) => secret)
  if (!secretive || !option) throw new Error('no scenario has a secret')
  await page.goto(`/play/corteo?scenario=${secretive.id}&seed=3`)
  const table = new TableFixture(page, new BoardFixture(page, 'play'))
  await page.locator('[data-choices] [data-group="choose"]').nth(4).waitFor()
  // The pack's help stands under the name.
  const [place] = (await table.choice('choose', 4).innerText()).split('\n')
  expect(Object.values(text.places ?? {}).map(({ name }) => name)).toContain(place.trim())

  await table.moveOn(() => table.choice('choose', 4).click())
  const look = page.locator(`[data-note="${option.seat}"]`)
  const note = page.locator(`[data-secret="${option.seat}"]`)
  await expect(look).toHaveAttribute('aria-expanded', 'false')
  await expect(note).toHaveCount(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('[data-event="noted"]')).toBeVisible()
  await expect(table.screen.getByText(place.trim())).toHaveCount(0)

  await look.click()
  await expect(note).toContainText(place.trim())
  await look.click()
  await expect(note).toHaveCount(0)

  await look.click()
  await page.getByRole('tab', { name: 'Choices' }).click()
  await table.moveOn(() => page.locator('[data-choices] [data-group]').first().click())
  await expect(look).toHaveAttribute('aria-expanded', 'false')
  await expect(note).toHaveCount(0)
})
