import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PackFile, ScenarioFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, journeysOf, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

const pack = parse(readFileSync('content/corteo/pack.yaml', 'utf8')) as PackFile
/** Returns the scenario as loaded, at its top level, since one may extend another. */
function scenarioOf(id: string): ScenarioFile {
  const own = parse(readFileSync(`content/corteo/scenarios/${id}.yaml`, 'utf8')) as ScenarioFile & {
    extends?: string
  }
  return own.extends === undefined ? own : { ...scenarioOf(own.extends), ...own }
}

/** The preferred kinds of choice of a player in a hurry. */
const GETTING_ON = [
  ...['choose', 'usual', 'dismiss', 'hold', 'component', 'place', 'head', 'attack', 'fight', 'retreat'],
  ...['base', 'advance', 'stay', 'prolong', 'decline', 'done', 'enough', 'select', 'stop', 'leave'],
]
/** Units that the player moves in one turn. */
const MOVES = 3

/** Plays the seats of people by the list and by clicks on the canvas, until a turn begins. */
async function playTo(page: Page, table: TableFixture, hand: string): Promise<number> {
  const hands = page.locator('[data-play]')
  let moved = 0
  let clicked = 0
  for (let step = 0; step < 600; step++) {
    if ((await table.screen.getAttribute('data-play')) === 'over') break
    if (await hands.getByText(hand).first().isVisible()) break
    const groups = await table.groups()
    if (groups.includes('move') && moved < MOVES) {
      const cells = await table.cellsOffered('move')
      const cell = cells[(step * 7) % cells.length]
      if (await table.isInView(cell)) {
        await table.playCell(cell)
        clicked += 1
      } else await table.moveOn(() => table.choice('move', cells.indexOf(cell)).click())
      moved += 1
      continue
    }
    const inMovement = groups.includes('done')
    const wanted =
      inMovement && moved < MOVES && groups.includes('select') && !groups.includes('stop')
        ? 'select'
        : GETTING_ON.find((group) => groups.includes(group))
    if (wanted === 'done') moved = 0
    await table.moveOn(() => table.choice(wanted ?? groups[0], 0).click())
  }
  return clicked
}

for (const id of journeysOf('corteo', pack.scenarios ?? [])) {
  const scenario = scenarioOf(id)
  test(
    `${id}: its blocks are shown in the studio, and it plays from the set-up to the end of turn 2`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(300_000)
      const troubles = troublesOf(page)

      await test.step('the studio shows what it is built from', async () => {
        await page.goto('/studio/corteo')
        await page.getByTestId(`file-scenarios/${id}.yaml`).click()
        const blocks = page.getByTestId('block')
        await expect(blocks.first()).toBeVisible()
        const parts = (scenario.triggers ?? []).length + scenario.scoring.length + scenario.setup.length
        expect(await blocks.count()).toBeGreaterThanOrEqual(parts)
      })

      await test.step('two hands are played against the power', async () => {
        await page.goto(`/play/corteo?scenario=${id}&seed=11`)
        const table = new TableFixture(page, new BoardFixture(page, 'play'))
        await expect(table.screen).toHaveAttribute('data-asked', /\w/)
        await page.getByText('Random', { exact: true }).last().click()
        await page.getByText('At once').click()
        const clicked = await playTo(page, table, `Turn 3 of ${scenario.turns}`)
        await expect(table.screen.getByText(`Turn 3 of ${scenario.turns}`).first()).toBeVisible()
        expect(clicked).toBeGreaterThan(0)
      })
      expect(troubles).toEqual([])
    },
  )
}
