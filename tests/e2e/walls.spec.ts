/** Maps of other games in the studio. Dragging along sides paints them, and the map can be played at once. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile, TerrainFile } from '../../schemas/generated/content'
import { someOf } from '../support/budget'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T

/** Maps, with a row of open cells whose northern sides are empty. */
const MAPS = [
  { pack: 'cry-havoc', file: 'village', row: ['1014', '1114', '1214'], door: '1115' },
  { pack: 'cry-havoc', file: 'crossroads', row: ['0419', '0519', '0619'], door: '0520' },
  { pack: 'kriegspiel', file: 'board', row: ['0416', '0516', '0616'], door: '0518' },
] as const

/** Returns the first side type of a pack with this style. */
function edgeOf(pack: string, style: string): string {
  const { edges = [] } = read<TerrainFile>(`content/${pack}/terrain.yaml`)
  const edge = edges.find(({ look }) => look.style === style)
  if (!edge) throw new Error(`${pack} has no ${style}`)
  return edge.id
}

/** Returns the map on the server once everything is saved. */
async function savedMap(page: Page, file: string): Promise<MapFile> {
  await expect(page.getByTestId('save-state')).toHaveText(/Saved/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/api/drafts/${id}`)
  const { files } = (await answer.json()) as { files: { path: string; text?: string }[] }
  return parse(files.find(({ path }) => path === `maps/${file}.yaml`)?.text ?? '') as MapFile
}

/** Returns the sides of a type, each by the number shared by both its names. */
function sidesOf(map: MapFile, type: string): number[] {
  const { grid, edges } = boardMap(map)
  return edges
    .filter((edge) => edge.type === type)
    .map(({ cell, direction }) => grid.edgeIndex(cell, direction))
}

for (const { pack, file, row, door } of someOf(MAPS))
  test(
    `${pack}, ${file}: a wall and a door are painted on sides, and it is played at once`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(240_000)
      const troubles = troublesOf(page)
      const [wall, opening] = [edgeOf(pack, 'wall'), edgeOf(pack, 'door')]
      const before = read<MapFile>(`content/${pack}/maps/${file}.yaml`)
      const board = new BoardFixture(page, 'studio', boardMap(before))
      const north = (cell: string) => {
        const { grid } = boardMap(before)
        return grid.edgeIndex(grid.indexOf(cell), grid.directionOf('N'))
      }
      /** Returns a point just inside the northern side of a cell. */
      const northOf = async (cell: string) => {
        const middle = await board.pointOf(cell)
        const below = await board.pointOf(
          `${cell.slice(0, 2)}${String(Number(cell.slice(2)) + 1).padStart(2, '0')}`,
        )
        return { x: middle.x, y: middle.y - (below.y - middle.y) * 0.44 }
      }
      await page.goto(`/studio/${pack}`)
      await page.getByTestId(`file-maps/${file}.yaml`).click()
      await expect(page.getByTestId('problem-count')).toHaveText('No errors')

      await test.step('the sides of the map are in the palette, and a drag paints along them', async () => {
        await page.getByTestId(`edge-${wall}`).click()
        const [first, ...rest] = await Promise.all(row.map(northOf))
        await page.mouse.move(first.x, first.y)
        await page.mouse.down()
        for (const to of rest) await page.mouse.move(to.x, to.y, { steps: 12 })
        await page.mouse.up()
        await expect(page).toHaveURL(new RegExp(`/studio/(?!${pack}$)[\\w-]+$`))
        const painted = sidesOf(await savedMap(page, file), wall)
        for (const cell of row) expect(painted).toContain(north(cell))
        expect(painted.length).toBeGreaterThanOrEqual(sidesOf(before, wall).length + row.length)
      })

      await test.step('a press makes one of them a door, and the stroke can be undone', async () => {
        await page.getByTestId(`edge-${opening}`).click()
        const at = await northOf(row[1])
        await page.mouse.click(at.x, at.y)
        const other = await northOf(door)
        await page.mouse.click(other.x, other.y)
        const map = await savedMap(page, file)
        expect(sidesOf(map, opening)).toEqual(expect.arrayContaining([north(row[1]), north(door)]))
        expect(sidesOf(map, wall)).not.toContain(north(row[1]))
        await page.keyboard.press('Control+z')
        await expect
          .poll(async () => sidesOf(await savedMap(page, file), opening).includes(north(door)))
          .toBe(false)
      })

      await test.step('the map is played as it is now', async () => {
        await page.getByTestId('play').click()
        await expect(page.locator('[data-play]')).toHaveAttribute('data-asked', /\w/, { timeout: 60_000 })
        await expect(page.locator('[data-choices] [data-group]').first()).toBeVisible()
      })
      expect(troubles).toEqual([])
    },
  )
