/** The result of an own act stays on the screen through the answers of bots, and goes with the next own act. */
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf, playAlone, playTo } from './fixtures/war'

const note = (page: Page) => page.locator('[data-result]')

/** A player who gets on to the first shots. */
const PLAN = { order: ['place', 'face', 'enter', 'done'], onBoard: [], most: {}, told: [] }

/** Takes choices of these kinds from the list, one after the other. */
async function take(table: TableFixture, ...groups: readonly string[]): Promise<void> {
  for (const group of groups) await table.moveOn(() => table.choice(group, 0).click())
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
const isInside = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

test('the roll of the own act is still there after the bots, and goes with the next own act', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  await page.goto('/play/cry-havoc?scenario=street-brawl&seed=11')
  const board = new BoardFixture(page, 'play', mapOf('cry-havoc', 'street-brawl'))
  const table = new TableFixture(page, board)
  await expect(table.screen).toHaveAttribute('data-asked', /\w/)
  await playAlone(page)
  await playTo(page, table, /First shots/, PLAN)
  await take(table, 'select', 'shoot')
  await expect(note(page).locator('[data-event="shot"] svg')).toBeVisible()
  const first = await note(page).locator('[data-event]').first().innerText()
  const count = (await note(page).getAttribute('data-result')) ?? ''

  await test.step('after the answers of the bots it has the same first line', async () => {
    await expect.poll(() => table.isAsked()).toBe(true)
    await expect(note(page)).toHaveAttribute('data-result', count)
    await expect(note(page).locator('[data-event]').first()).toHaveText(first)
  })

  await test.step('it covers no present choice', async () => {
    const texts = await page.locator('[data-choices] [data-group]').allTextContents()
    const cells = [...new Set(texts.flatMap((text) => text.match(/\b\d{4}\b/g) ?? []))]
    expect(cells.length).toBeGreaterThan(0)
    const covers = async () => {
      const box = await note(page).boundingBox()
      if (!box) throw new Error('there is no result')
      const points = await Promise.all(cells.map((cell) => board.pointOf(cell)))
      return cells.filter((_, at) => isInside(points[at], box))
    }
    await expect.poll(covers).toEqual([])
  })

  await test.step('it can be closed, and the next own act replaces it', async () => {
    await note(page).locator('[data-close]').click()
    await expect(note(page)).toHaveCount(0)
    await table.moveOn(() => page.locator('[data-choices] [data-group]').first().click())
    await expect(page.locator(`[data-result="${count}"]`)).toHaveCount(0)
  })
  expect(troubles).toEqual([])
})
