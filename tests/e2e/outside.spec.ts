/** A ruleset from outside in the browser. The studio knows its files, and the table plays it and explains refusals. */
import { BoardFixture } from './fixtures/board'
import { filesIn, importPack } from './fixtures/packs'
import { expect, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

const PACK = 'examples/draughts/pack'

test('draughts is opened in the studio, played, and refuses a wrong move with its statement', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByTestId('pack-kriegspiel')).toBeVisible()
  // The ruleset is known, but its pack is not listed until it is imported.
  await expect(page.getByTestId('pack-draughts')).toHaveCount(0)
  const draft = await importPack(page, filesIn(PACK))
  await page.goto(`/studio/${draft}`)
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
