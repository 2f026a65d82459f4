/** Maps of other games in the studio: their sides are painted, and the map is played at once. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { troublesOf } from './fixtures/war'

const boardOf = (file: string) => boardMap(parse(readFileSync(file, 'utf8')) as MapFile)

/** Page coordinates of a place near the middle of a side, a little inside the cell. */
async function sidePoint(board: BoardFixture, cell: string, near: string): Promise<{ x: number; y: number }> {
  const [a, b] = [await board.pointOf(cell), await board.pointOf(near)]
  return { x: a.x + (b.x - a.x) * 0.45, y: a.y + (b.y - a.y) * 0.45 }
}

async function openMap(page: Page, pack: string, file: string): Promise<BoardFixture> {
  await page.goto(`/studio/${pack}`)
  await page.getByTestId(`file-maps/${file}.yaml`).click()
  const board = new BoardFixture(page, 'studio', boardOf(`content/${pack}/maps/${file}.yaml`))
  await expect(board.board).toHaveAttribute('data-view', /\S/)
  return board
}

async function playAtOnce(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-play="on"]')).toBeVisible({ timeout: 60_000 })
}

for (const [file, from, along] of [
  ['village', '1013', ['1113', '1213']],
  ['crossroads', '1013', ['1113', '1213']],
] as const)
  test(`${file}: a wall and a door are painted on sides, and it is played at once`, async ({ page }) => {
    test.setTimeout(180_000)
    const troubles = troublesOf(page)
    const board = await openMap(page, 'cry-havoc', file)
    const text = page.getByTestId('code-panel')
    await page.getByTestId('palette').locator('[data-testid^="edge-"]').first().click()
    const start = await sidePoint(board, from, '1012')
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const cell of along) {
      const row = String(Number(cell.slice(2)) - 1).padStart(2, '0')
      const to = await sidePoint(board, cell, `${cell.slice(0, 2)}${row}`)
      await page.mouse.move(to.x, to.y, { steps: 8 })
    }
    await page.mouse.up()
    await expect(text).toContainText(`${from}/N`)
    await page.locator('[data-testid^="edge-"]').nth(1).click()
    const door = await sidePoint(board, '1315', '1314')
    await page.mouse.click(door.x, door.y)
    await expect(text).toContainText('1315/N')
    await playAtOnce(page)
    expect(troubles).toEqual([])
  })
