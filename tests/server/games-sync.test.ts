import { beforeEach, describe, expect, test } from 'vitest'
import { deleteGame, renameGame } from '../../app/_home/games/game-acts'
import { SyncRunner } from '../../app/_play/host/sync-runner'
import { db } from '../../server/db/client'
import { ownDatabase } from './support/database'
import { contentOf, DIGEST, gameOf, goOn, player } from './support/games'

ownDatabase()

type Player = Awaited<ReturnType<typeof player>>
let here: Player
let there: Player
const game = () => gameOf(2, { id: 'a'.repeat(32) })
const ID = game().id

/** Two browsers of one person. The first has a game, and both know it. */
beforeEach(async () => {
  here = await player()
  await here.store.write(game(), contentOf())
  await here.sync()
  there = await player(here.browser.cookie)
  await there.sync()
})

const rounds = async () => {
  for (const one of [here, there, here, there, here]) await one.sync()
}

test('what one browser has, the other gets, with its pack', async () => {
  expect(await there.games()).toEqual(['aaaa x 2'])
  expect(await there.store.content(DIGEST)).toEqual(contentOf())
  await goOn(there.store, ID, 'y')
  await rounds()
  expect(await here.games()).toEqual(['aaaa x 2+y'])
  expect(await there.games()).toEqual(['aaaa x 2+y'])
})

test('a round with nothing new writes nothing', async () => {
  const before = await db().game.findMany()
  await rounds()
  expect(await db().game.findMany()).toEqual(before)
  expect((await here.store.list())[0].rev).toBe(1)
})

test('two that both went on without the site become a game each, in both browsers, and stay so', async () => {
  await goOn(here.store, ID, 'y')
  await goOn(there.store, ID, 'z')
  await rounds()
  const games = await here.games()
  expect(games).toHaveLength(2)
  expect(games.map((one) => one.slice(5)).sort()).toEqual(['x 2+y', 'x 2+z'])
  expect(await there.games()).toEqual(games)
  const parted = (await there.store.list()).find(({ id }) => id !== ID)
  expect(parted?.from).toEqual({ id: ID, rev: 2 })
  expect(parted?.record.hash).toBe('x 2+z')
  await rounds()
  expect(await here.games()).toEqual(games)
})

test('who only went on further is no second game', async () => {
  await goOn(here.store, ID, 'y')
  await here.sync()
  await goOn(there.store, ID, 'y')
  await goOn(there.store, ID, 'w')
  await rounds()
  expect(await here.games()).toEqual(['aaaa x 2+y+w'])
  expect(await there.games()).toEqual(['aaaa x 2+y+w'])
})

test('a writing whose answer was lost is not done again, and what came after it is', async () => {
  await goOn(here.store, ID, 'y')
  here.lossy.lose = true
  await expect(here.sync()).rejects.toThrow('lost')
  // The game was undone and continued differently, so the site's actions are no prefix of these.
  const [kept] = await here.store.list()
  const record = { ...game().record, hash: 'other', actions: [{ seat: 'a', action: { type: 'w' } }] }
  await here.store.write({ ...kept, record, rev: kept.rev + 1 })
  here.lossy.lose = false
  await rounds()
  expect(await here.games()).toEqual(['aaaa other'])
  expect(await there.games()).toEqual(['aaaa other'])
})

test('a name goes along, also where the other browser goes on', async () => {
  await renameGame(here.store, ID, 'Sunday')
  await here.sync()
  await there.sync()
  expect((await there.store.list())[0].name).toBe('Sunday')
  expect(await there.games()).toEqual(['aaaa x 2'])
})

describe('a page that is closed in the midst of a round', () => {
  const digest = 'f'.repeat(64)
  const record = { ...game().record, pack: { ...game().record.pack, digest } }
  /** One game advances, and one of another pack is new. */
  async function closedAt(request: number, arrived: boolean): Promise<boolean> {
    await goOn(here.store, ID, 'y')
    await here.store.write({ ...gameOf(1, { id: 'b'.repeat(32) }), record }, contentOf(digest))
    here.lossy.closedAt = { request: here.answers.length + request, arrived }
    return here.sync().then(
      () => false,
      () => true,
    )
  }

  test.each([
    [0, false],
    [0, true],
    [1, false],
    [1, true],
    [2, false],
    [2, true],
  ])('at request %i (arrived: %s), leaves no game on the site without its pack', async (request, arrived) => {
    expect(await closedAt(request, arrived)).toBe(true)
    await there.sync()
    for (const { record } of await there.store.list())
      expect(await there.store.content(record.pack.digest)).toEqual(contentOf(record.pack.digest))
    expect(there.answers.filter((status) => status >= 400)).toEqual([])
    here.lossy.closedAt = undefined
    await rounds()
    expect(await there.games()).toEqual(await here.games())
    expect(await there.store.content(digest)).toEqual(contentOf(digest))
  })

  test('after three requests nothing was left to do', async () => {
    expect(await closedAt(3, false)).toBe(false)
  })
})

test('a pack that the site lost, or never had, is brought to it', async () => {
  await db().gameContent.deleteMany()
  await here.sync()
  expect(await here.site.content(DIGEST)).toEqual(contentOf())
})

describe('moments that were marked', () => {
  const mark = (step: number, note: string) => ({ step, by: 'a', note })
  const marked = async (one: Player, bookmarks: readonly ReturnType<typeof mark>[]) => {
    const kept = (await one.store.list()).find(({ id }) => id === ID)
    if (kept) await one.store.write({ ...kept, bookmarks, rev: kept.rev + 1 })
  }
  const marks = async (one: Player) => (await one.store.list())[0].bookmarks

  test('go along, and are taken away everywhere', async () => {
    await marked(here, [mark(1, 'here'), mark(2, 'so')])
    await rounds()
    expect(await marks(there)).toEqual([mark(1, 'here'), mark(2, 'so')])
    await marked(there, [mark(2, 'so')])
    await rounds()
    expect(await marks(here)).toEqual([mark(2, 'so')])
  })

  test.each(['here', 'there'])('of two browsers are all kept where the one %s went on', async (who) => {
    await marked(here, [mark(1, 'here')])
    await marked(there, [mark(2, 'there')])
    await goOn((who === 'here' ? here : there).store, ID, 'y')
    await rounds()
    expect(await marks(here)).toEqual([mark(1, 'here'), mark(2, 'there')])
    expect(await marks(there)).toEqual(await marks(here))
    expect(await here.games()).toEqual(['aaaa x 2+y'])
  })
})

describe('deleted here', () => {
  test('it is gone there too', async () => {
    await here.store.remove(ID)
    await rounds()
    expect([await here.games(), await there.games()]).toEqual([[], []])
    await expect(here.site.content(DIGEST)).resolves.toBeUndefined()
  })

  test.each(['before', 'after'])(
    '%s it arrived there while it was on its way, it does not come back',
    async (when) => {
      const late = gameOf(1, { id: 'b'.repeat(32) })
      await here.store.write(late, contentOf())
      const { send } = here.site
      here.site.send = async (...request) => {
        if (when === 'before') await here.store.remove(late.id)
        const sent = await send(...request)
        if (when === 'after') await here.store.remove(late.id)
        return sent
      }
      await here.sync()
      here.site.send = send
      await rounds()
      expect([await here.games(), await there.games()]).toEqual([['aaaa x 2'], ['aaaa x 2']])
    },
  )

  test('and played on there, it is there again', async () => {
    await goOn(there.store, ID, 'y')
    await here.store.remove(ID)
    await here.sync()
    await rounds()
    expect(await there.games()).toEqual(['aaaa x 2+y'])
    expect(await here.games()).toEqual(['aaaa x 2+y'])
  })

  test.each(['before', 'after'])(
    'and undone %s the site heard of it, it is everywhere again',
    async (when) => {
      const [kept] = await here.store.list()
      const restore = await deleteGame(here.store, kept)
      if (when === 'after') await here.sync()
      await restore()
      await rounds()
      expect([await here.games(), await there.games()]).toEqual([['aaaa x 2'], ['aaaa x 2']])
      expect(await there.store.content(DIGEST)).toEqual(contentOf())
    },
  )
})

test('a site that has lost everything gets it again, and nothing is deleted here', async () => {
  await db().game.deleteMany()
  await db().gameContent.deleteMany()
  await rounds()
  expect(await here.games()).toEqual(['aaaa x 2'])
  expect(await db().game.count()).toBe(1)
  expect(await here.site.content(DIGEST)).toEqual(contentOf())
})

test('what the site will not take stays here, and is not sent again as it is', async () => {
  const long = { ...game().record, hash: 'x'.repeat(3_000_000) }
  await here.store.write({ ...game(), record: long, rev: 2 })
  await here.sync()
  const [mark] = await here.store.marks()
  expect(mark).toMatchObject({ local: 2, server: 1 })
  expect(mark.sending).toBeUndefined()
  await here.sync()
  expect((await here.store.list())[0].record.hash).toHaveLength(3_000_000)
})

describe('the runner of rounds', () => {
  /** Rounds with scripted results, and a clock that tests advance. */
  function running(outcomes: readonly (boolean | 'away')[]) {
    const due: { act: () => void; ms: number }[] = []
    let rounds = 0
    const runner = new SyncRunner(
      async () => {
        const outcome = outcomes[rounds++] ?? false
        if (outcome === 'away') throw new Error('away')
        return outcome
      },
      {
        later: (act, ms) => {
          const timer = { act, ms }
          due.push(timer)
          return timer
        },
        forget: (timer) => void due.splice(due.indexOf(timer as (typeof due)[number]), 1),
      },
    )
    const pass = async () => {
      const [timer] = due.splice(0, 1)
      timer?.act()
      await new Promise((done) => setTimeout(done))
      return timer?.ms
    }
    return { runner, pass, rounds: () => rounds, due }
  }

  test('several writings in a row are one round', async () => {
    const { runner, pass, rounds, due } = running([])
    runner.nudge()
    const [first] = due
    for (let times = 0; times < 5; times++) runner.nudge()
    // The pending round keeps its time, or endless actions would delay it for ever.
    expect(due).toEqual([first])
    expect(due[0]).toBe(first)
    await pass()
    expect([rounds(), due.length]).toEqual([1, 0])
  })

  test('a site that is away is asked again by itself, less and less often, and at once when somebody acts', async () => {
    const { runner, pass, rounds } = running(['away', 'away', 'away', false])
    runner.nudge()
    const waited = [await pass(), await pass(), await pass()]
    expect(waited[2]).toBe((waited[1] ?? 0) * 2)
    runner.nudge()
    expect(await pass()).toBe(waited[0])
    expect(rounds()).toBe(4)
  })

  test('a round that changed a game is told of, and followed by another that sends what parted', async () => {
    const { runner, pass, rounds, due } = running([true, false])
    let told = 0
    runner.subscribe(() => told++)
    runner.nudge()
    await pass()
    expect([told, due.length]).toEqual([1, 1])
    await pass()
    expect([told, due.length, rounds()]).toEqual([1, 0, 2])
  })
})
