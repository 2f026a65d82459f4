/** Fingers alone on a phone. One finger draws, a long press picks up, and two fingers only move and zoom the map. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import type { BoardMap } from '../../engine/types'
import type { MapFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { Fingers } from './fixtures/fingers'
import { filesIn, importPack } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'
import { mapOf } from './fixtures/war'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const SMALLEST = 'engine/rulesets/corteo/smallest'
const CLUB = 'engine/rulesets/junta/smallest'

type Point = { readonly x: number; readonly y: number }
const beside = ({ x, y }: Point, right: number, down: number): Point => ({ x: x + right, y: y + down })

const mapIn = (file: string) => boardMap(parse(readFileSync(file, 'utf8')) as MapFile)

class Phone {
  readonly board: BoardFixture
  readonly fingers: Promise<Fingers>

  constructor(
    readonly page: Page,
    where: 'studio' | 'play',
    map: BoardMap,
  ) {
    this.board = new BoardFixture(page, where, map)
    this.fingers = Fingers.on(page)
  }

  tap = (id: string) => this.page.getByTestId(id).tap()
  view = async (): Promise<readonly number[]> =>
    ((await this.board.board.getAttribute('data-view')) ?? '').split(' ').map(Number)

  /** Moves two fingers around a point this far down, then this much further apart. */
  async twoFingers(about: Point, down: number, apart: number): Promise<void> {
    const [left, right] = [beside(about, -30, 0), beside(about, 30, 0)]
    const [x, y, scale] = await this.view()
    const fingers = await this.fingers
    await fingers.draw([left, beside(left, 0, down)], [right, beside(right, 0, down)])
    await expect.poll(async () => (await this.view())[1]).toBeCloseTo(y + down, 0)
    const [movedX, , same] = await this.view()
    expect(movedX).toBeCloseTo(x, 0)
    expect(same).toBeCloseTo(scale, 3)
    await fingers.draw([left, beside(left, -apart / 2, 0)], [right, beside(right, apart / 2, 0)])
    await expect.poll(async () => (await this.view())[2]).toBeCloseTo((scale * (60 + apart)) / 60, 2)
  }
}

const mapText = async (page: Page, draft: string, file: string): Promise<string> => {
  const { files } = await (await page.request.get(`/api/drafts/${draft}`)).json()
  return files.find(({ path }: { path: string }) => path === file).text
}

test('ground is picked up and drawn, a thing is placed; two fingers only move the map', async ({ page }) => {
  const troubles = troublesOf(page)
  const draft = await importPack(page, filesIn(SMALLEST))
  const phone = new Phone(page, 'studio', mapIn(`${SMALLEST}/maps/park.yaml`))
  const undo = page.getByTestId('undo')
  await page.goto(`/studio/${draft}`)
  await page.getByTestId('tab-map').tap()
  await expect(page.locator('[data-testid=problems][data-checked=true]')).toBeAttached()
  const before = await mapText(page, draft, 'maps/park.yaml')
  const now = () => mapText(page, draft, 'maps/park.yaml')
  const fingers = await phone.fingers
  await phone.tap('tool-paint')

  await test.step('a long press picks up what lies there', async () => {
    await expect(page.getByTestId('terrain-pond')).toHaveAttribute('aria-pressed', 'false')
    await fingers.press(await phone.board.pointOf('0403'))
    await expect(page.getByTestId('terrain-pond')).toHaveAttribute('aria-pressed', 'true')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('two fingers move and zoom, and paint nothing', async () => {
    await phone.twoFingers(await phone.board.pointOf('0403'), 40, 30)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('one finger draws, and the button takes it back', async () => {
    await fingers.draw([await phone.board.pointOf('0302'), await phone.board.pointOf('0304')])
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true')
    const third = async () =>
      [...(await now()).matchAll(/^ {2}- '(.{8})'/gm)].slice(1, 4).map(([, row]) => row[2])
    await expect.poll(third).toEqual(['o', 'o', 'o'])
    await undo.tap()
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(now).toBe(before)
  })

  await test.step('a thing is placed by a tap, and not by two fingers', async () => {
    await phone.tap('tool-objects')
    await page.locator('[data-kind="sites.objective"]').first().tap()
    await phone.twoFingers(await phone.board.pointOf('0303'), 20, 10)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await fingers.tap(await phone.board.pointOf('0303'))
    await expect(page.getByTestId('object-form')).toBeVisible()
    await expect.poll(now).toContain('0303')
    await undo.tap()
    await expect.poll(now).toBe(before)
  })

  await test.step('what marks or picks up does it where one finger is lifted, and not by two', async () => {
    await phone.tap('tool-paint')
    await phone.tap('terrain-lawn')
    await phone.tap('tool-pick')
    await phone.twoFingers(await phone.board.pointOf('0403'), 20, 10)
    await expect(page.getByTestId('tool-pick')).toHaveAttribute('aria-pressed', 'true')
    await fingers.tap(await phone.board.pointOf('0403'))
    await expect(page.getByTestId('terrain-pond')).toHaveAttribute('aria-pressed', 'true')
    await phone.tap('terrain-lawn')
    for (const tool of ['wand', 'same']) {
      await phone.tap(`tool-${tool}`)
      await phone.twoFingers(await phone.board.pointOf('0403'), -20, 10)
      await page.keyboard.press('Shift+F')
      await expect(page.getByTestId('notice')).toContainText('Nothing is marked')
      await fingers.tap(await phone.board.pointOf('0403'))
      await page.keyboard.press('Shift+F')
      await expect.poll(now).not.toBe(before)
      await undo.tap()
      await expect.poll(now).toBe(before)
      await page.keyboard.press('Control+Shift+A')
    }
  })
  expect(troubles).toEqual([])
})

test('the outline of an area is drawn by taps, and two fingers put no corner', async ({ page }) => {
  const troubles = troublesOf(page)
  const draft = await importPack(page, filesIn(CLUB))
  const phone = new Phone(page, 'studio', mapIn(`${CLUB}/maps/club.yaml`))
  const fingers = await phone.fingers
  await page.goto(`/studio/${draft}`)
  await page.getByTestId('tab-map').tap()
  await expect(page.locator('[data-testid=problems][data-checked=true]')).toBeAttached()
  await phone.tap('tool-outlines')
  await phone.tap('outline-draw')
  /** Points in cells. Below the club is water. */
  const at = async (x: number, y: number): Promise<Point> => {
    const [left, top, scale] = await phone.view()
    const box = (await phone.board.board.boundingBox())!
    return { x: box.x + left + x * scale, y: box.y + top + y * scale }
  }
  await phone.twoFingers(await at(6, 6), -30, 10)
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')
  for (const [x, y] of [
    [4.5, 8.5],
    [8.5, 8.5],
    [8.5, 10.5],
    [4.5, 10.5],
    [4.5, 8.5],
  ])
    await fingers.tap(await at(x, y))
  await expect(page.getByTestId('outline-said')).toHaveText('Drawn: Area 1')
  await expect.poll(() => mapText(page, draft, 'maps/club.yaml')).toContain('id: area-1')
  await phone.tap('undo')
  await expect.poll(() => mapText(page, draft, 'maps/club.yaml')).not.toContain('id: area-1')
  expect(troubles).toEqual([])
})

test('at the table two fingers act on nothing, and a long press tells what is there', async ({ page }) => {
  const troubles = troublesOf(page)
  const phone = new Phone(page, 'play', mapOf('kriegspiel', 'opening'))
  await page.goto('/play/kriegspiel?seed=11')
  const game = page.locator('[data-play]')
  const counter = await phone.board.pointOf('1611')
  const step = await game.getAttribute('data-step')
  const asked = await game.getAttribute('data-asked')
  await (await phone.fingers).press(counter)
  await expect(page.locator('[data-inspection][data-pinned]')).toBeVisible()
  await page.locator('[data-inspection] header button').last().tap()
  await expect(page.locator('[data-inspection]')).toHaveCount(0)
  await phone.twoFingers(counter, 20, 20)
  await expect(page.locator('[data-inspection], [data-refusal], [data-menu]')).toHaveCount(0)
  await expect(game).toHaveAttribute('data-step', step ?? '')
  expect(await game.getAttribute('data-asked')).toBe(asked)
  expect(troubles).toEqual([])
})
