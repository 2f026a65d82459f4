/** A ruleset from outside in the browser: the studio knows its files, the table plays it and says why not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { BoardFixture } from './fixtures/board'
import { expect, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

const PACK = 'examples/draughts/pack'

function zipped(): Buffer {
  const paths = readdirSync(PACK, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = paths.map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(PACK.length + 1).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))] as const
  })
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

test('draughts is opened in the studio, played, and refuses a wrong move with its statement', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByTestId('pack-kriegspiel')).toBeVisible()
  // It is known as a ruleset; its pack is nobody's but ours until it is brought in.
  await expect(page.getByTestId('pack-draughts')).toHaveCount(0)
  const answer = page.waitForResponse((response) => response.url().includes('/api/import'))
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'draughts.zip', mimeType: 'application/zip', buffer: zipped() })
  const { draft } = await (await answer).json()
  await page.goto(`/studio/${draft.id}`)
  await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')

  await page.getByTestId('play').click()
  const board = new BoardFixture(page, 'play')
  const table = new TableFixture(page, board)
  await expect(table.screen).toBeVisible()
  await expect(table.screen).toHaveAttribute('data-asked', 'black')

  await table.moveOn(() => table.choice('select', 0).click())
  await board.click('0305')
  const refusal = page.locator('[data-refusal]')
  await expect(refusal).toHaveAttribute('data-refusal', /^D-\d{2}$/)
  await table.moveOn(() => table.choice('move', 0).click())
  await expect(table.screen).toHaveAttribute('data-asked', 'white')
})
