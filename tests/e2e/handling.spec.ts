/**
 * Many units by mouse and by finger: the set-up and a whole turn of 33 units in few acts, by drags that each make several choices.
 * An act is a press or a drag of the player.
 */
import { BoardFixture } from './fixtures/board'
import { Fingers } from './fixtures/fingers'
import { expect, type Locator, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { playAlone } from './fixtures/war'

const UNITS = 33
/** The bars of the promise. */
const MOST_FOR_SET_UP = 20
const MOST_FOR_A_TURN = 40

type Point = { readonly x: number; readonly y: number }

/** The hand at the mouse, with the number of its presses and drags. */
class Hand {
  acts = 0

  constructor(private readonly page: Page) {}

  async press(button: Locator): Promise<void> {
    this.acts += 1
    await button.click()
  }

  /** Drags with Shift, so that all of a cell or kind come along. `to` is asked while the counter is in the hand. */
  async drag(from: Point, to: () => Promise<Point>): Promise<void> {
    this.acts += 1
    await this.page.keyboard.down('Shift')
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + 9, from.y + 4, { steps: 2 })
    const { x, y } = await to()
    await this.page.mouse.move(x, y, { steps: 4 })
    await this.page.mouse.up()
    await this.page.keyboard.up('Shift')
  }
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Opened = { readonly page: Page; readonly board: BoardFixture; readonly table: TableFixture }

async function opened(page: Page, path: string): Promise<Opened> {
  await page.goto(path)
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  const board = new BoardFixture(page, 'play')
  return { page, board, table: new TableFixture(page, board) }
}

/** Returns the first offered cell of a kind that a pointer can reach. */
async function offeredInView({ page, board, table }: Opened, group: string, used: ReadonlySet<string>) {
  await expect.poll(() => table.cellsOffered(group)).not.toEqual([])
  for (const cell of await table.cellsOffered(group)) {
    if (used.has(cell)) continue
    const { x, y } = await board.pointOf(cell)
    const isMap = ([x, y]: [number, number]) => document.elementFromPoint(x, y)?.tagName === 'CANVAS'
    if (await page.evaluate(isMap, [x, y] as [number, number])) return cell
  }
  throw new Error(`no cell in view for ${group}`)
}

const unitsLeft = ({ page }: Opened) => page.locator('[data-choices] [data-group="select"]').count()

/** Sets all units up by drags from beside the map, each of all units of a kind. */
async function setUp(at: Opened): Promise<number> {
  const { page, board, table } = at
  const hand = new Hand(page)
  const heap = page.locator('[data-piece][data-choosable]').first()
  while (hand.acts < UNITS && (await heap.isVisible())) {
    const before = await table.step()
    await hand.drag(await middleOf(heap), async () =>
      board.pointOf(await offeredInView(at, 'place', new Set())),
    )
    await expect.poll(() => table.step()).toBeGreaterThan(before + 1)
    await expect.poll(() => table.isAsked()).toBe(true)
  }
  return hand.acts
}

/** Answers questions by their first button, or else by the list, until units can be taken. */
async function untilUnits(at: Opened, hand: Hand): Promise<void> {
  const { page, table } = at
  while ((await unitsLeft(at)) === 0) {
    await expect.poll(() => table.isAsked()).toBe(true)
    if ((await unitsLeft(at)) > 0) return
    const button = page.locator('[data-prompt] [data-choice]').first()
    await table.moveOn(async () =>
      hand.press((await button.isVisible()) ? button : page.locator('[data-choices] [data-group]').first()),
    )
  }
}

test('33 units are set up in at most 20 acts and moved in a turn of at most 40, all by mouse', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const at = await opened(page, '/play/corteo?scenario=base&seed=7')
  const { board, table } = at
  await playAlone(page)
  const forSetUp = await setUp(at)
  expect(forSetUp).toBeLessThanOrEqual(MOST_FOR_SET_UP)

  const hand = new Hand(page)
  await untilUnits(at, hand)
  const turn = async () => (await page.locator('[data-bar] h1 + span').innerText()).split(' · ')[0]
  const first = await turn()
  await expect(page.locator('[data-choice="done"] [data-left]')).toHaveAttribute('data-left', String(UNITS))
  const used = new Set<string>()
  const starts = [...new Set(await table.cellsOffered('select'))]
  let moved = 0
  for (const from of starts) {
    const before = await table.step()
    await hand.drag(await board.pointOf(from), async () => {
      const to = await offeredInView(at, 'move', new Set([...used, ...starts]))
      used.add(to)
      return board.pointOf(to)
    })
    await expect.poll(() => table.step()).toBeGreaterThan(before + 1)
    moved += (await table.step()) - before
    await expect(page.locator('[data-refusal]')).toHaveCount(0)
  }
  // Each unit was taken and moved.
  expect(moved).toBe(2 * UNITS)
  while ((await turn()) === first) {
    const before = await table.step()
    await expect.poll(async () => (await table.isAsked()) || (await turn()) !== first).toBe(true)
    if ((await turn()) !== first) break
    const end = page.locator('[data-prompt] [data-choice]').first()
    await hand.press((await end.isVisible()) ? end : page.locator('[data-choices] [data-group]').first())
    await expect.poll(() => table.step()).toBeGreaterThan(before)
  }
  expect(hand.acts).toBeLessThanOrEqual(MOST_FOR_A_TURN)
})

test('a counter is dragged with its way; Escape puts it back, and undo takes a drag back at once', async ({
  page,
}) => {
  const at = await opened(page, '/play/corteo?scenario=base&seed=7')
  const { board, table } = at
  await playAlone(page)
  await setUp(at)
  await untilUnits(at, new Hand(page))
  const [from] = await table.cellsOffered('select')
  const start = await table.step()
  const { x, y } = await board.pointOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y, { steps: 3 })
  await expect.poll(() => table.step()).toBe(start + 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => table.step()).toBe(start)
  await page.mouse.up()

  const goal = async () => {
    const to = await board.pointOf(await offeredInView(at, 'move', new Set()))
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y, { steps: 3 })
  await goal()
  await page.mouse.up()
  await expect.poll(() => table.step()).toBe(start + 2)
  await page.keyboard.press('Control+z')
  await expect.poll(() => table.step()).toBe(start)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags a counter, and the empty map still pans', async ({ page }) => {
    const at = await opened(page, '/play/kriegspiel?seed=3')
    const { table } = at
    await page.locator('[data-auto="phase"]').waitFor()
    const view = () => page.locator('[data-play] [data-board]').getAttribute('data-view')
    const fingers = await Fingers.on(page)
    const before = await view()
    const box = await page.locator('[data-play] [data-board]').boundingBox()
    if (!box) throw new Error('no board')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const step = await table.step()
    await fingers.draw([middle, { x: middle.x - 60, y: middle.y - 30 }])
    await expect.poll(view).not.toBe(before)
    expect(await table.step()).toBe(step)
  })
})

test.describe('the only choice', () => {
  test.use({ takesOnly: true })

  test('is taken after a moment, and the menu turns this off', async ({ page }) => {
    await opened(page, '/play/corteo?scenario=base&seed=7')
    await page.getByRole('button', { name: 'More' }).click()
    const wish = page.locator('[data-forced-wish]')
    await expect(wish).toHaveAttribute('aria-checked', 'true')
    await wish.click()
    expect(await page.evaluate(() => localStorage.getItem('ludoteca:forced'))).toBe('off')
  })
})
