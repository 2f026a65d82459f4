/**
 * Acts of a user for the set-up and one whole turn of each game, by mouse, keys and touch. The table of `docs/the-table.md` has these
 * figures. A night also plays the same with single presses, which is the figure from before drags and groups.
 */
import type { BrowserContextOptions } from 'playwright/test'
import { perScale, someOf } from '../support/budget'
import { Acts, actsBy } from './fixtures/acts'
import { BoardFixture } from './fixtures/board'
import { allWritten } from './fixtures/kept-record'
import type { Manner } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { mapOf } from './fixtures/war'
import { type Style, TurnPlayer } from './fixtures/whole-turn'

type Bars = Readonly<Record<Manner, number>>
type Game = {
  readonly scenario: string
  /** The most acts for the set-up, if there is one by hand, and for a turn. */
  readonly setUp?: Bars
  readonly turn: Bars
}

const GAMES: Readonly<Record<string, Game>> = {
  corteo: {
    scenario: 'base',
    setUp: { mouse: 20, keyboard: 40, touch: 20 },
    turn: { mouse: 40, keyboard: 200, touch: 40 },
  },
  'cry-havoc': {
    scenario: 'street-brawl',
    setUp: { mouse: 6, keyboard: 20, touch: 12 },
    turn: { mouse: 40, keyboard: 100, touch: 40 },
  },
  junta: { scenario: 'seven-families', turn: { mouse: 40, keyboard: 80, touch: 40 } },
  kriegspiel: {
    scenario: 'free',
    setUp: { mouse: 16, keyboard: 150, touch: 20 },
    turn: { mouse: 20, keyboard: 100, touch: 20 },
  },
  'wir-sind-das-volk': { scenario: 'four-decades', turn: { mouse: 50, keyboard: 100, touch: 50 } },
}

const DEVICE: Readonly<Record<Manner, BrowserContextOptions>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const MANNERS = ['mouse', 'keyboard', 'touch'] as const
const SEED = 7
/** The most keys for a choice of the rules, on average. */
const KEYS_OF_ACT = 6

const ALL = Object.keys(GAMES).flatMap((game) => MANNERS.map((manner) => ({ game, manner })))
const journeys = someOf(ALL)
const styles: readonly Style[] = perScale({
  daily: ['together'],
  reduced: ['together'],
  long: ['together', 'single'],
})

/** The number of choices that a seat has made. */
async function choicesOf(page: Page, seat: string): Promise<number> {
  const acts = await allWritten(page)
  return acts.filter((act) => (JSON.parse(act) as { seat: string }).seat === seat).length
}

for (const { game, manner } of journeys)
  for (const style of styles)
    test(
      `${game} by ${manner}: the set-up and a whole turn, ${style}`,
      EVERY,
      async ({ browser, baseURL }) => {
        test.setTimeout(600_000)
        const { scenario, ...bars } = GAMES[game]
        const context = await browser.newContext({ ...DEVICE[manner], baseURL, reducedMotion: 'reduce' })
        await context.addInitScript(() => localStorage.setItem('ludoteca:choices', 'open'))
        const page = await context.newPage()
        const board = new BoardFixture(page, 'play', mapOf(game, scenario))
        const player = new TurnPlayer(page, board, manner, style)
        await page.goto(`/play/${game}?scenario=${scenario}&seed=${SEED}`)
        await page.locator('[data-play="on"] [data-view]').first().waitFor()
        await player.wishAtOnce()
        const seat = (await page.locator('[data-play]').getAttribute('data-asked')) ?? ''
        const acts = await Acts.on(page)

        const figures: string[] = []
        let [keys, choices] = [0, 0]
        const part = async (name: 'setUp' | 'turn', play: () => Promise<void>) => {
          const before = choices
          const made = await acts.during(play)
          choices = await choicesOf(page, seat)
          keys += made.keys
          const count = actsBy(manner, made)
          figures.push(`${name} ${count} for ${choices - before} choices`)
          if (style === 'together') expect.soft(count, name).toBeLessThanOrEqual(bars[name]?.[manner] ?? 0)
        }
        if (bars.setUp) await part('setUp', () => player.setUp())
        await part('turn', () => player.turn())

        const words = figures.join('; ')
        test.info().annotations.push({ type: 'acts', description: words })
        console.log(`${game} by ${manner}, ${style}: ${words}`)
        if (manner === 'keyboard' && style === 'together')
          expect(keys / choices).toBeLessThanOrEqual(KEYS_OF_ACT)
        await context.close()
      },
    )
