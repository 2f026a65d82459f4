import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyGame, deleteGame, renameGame } from '../../app/_home/games/game-acts'
import { browserStore, type GameStore } from '../../app/_play/host/game-store'
import { fetchGame } from '../../app/_play/host/game-sync'
import { GAMES_DATABASE } from '../../app/_play/host/games-database'
import { hostGame } from '../../app/_play/host/host'
import { savedWithContent } from '../../app/_play/host/own-content'
import type { SiteGames } from '../../app/_play/host/site-games'
import { noteOf } from '../../app/_play/notes/note-of'
import { compile } from '../../engine/game'
import type { GameDef, RawPack } from '../../engine/types'
import type { GameHead } from '../../schemas/api'
import { corteoPack } from './table'

let pack: RawPack
let store: GameStore
beforeAll(() => {
  pack = corteoPack()
}, 60_000)
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  store = browserStore()
  ids = 0
  time = 0
})

let ids = 0
let time = 0
const ports = () => ({
  store,
  newId: () => `game-${++ids}`,
  now: () => ++time,
  later: () => 0,
  forget: () => {},
})

/** The pack after an edit: another digest, and a number that makes an early action illegal. */
const changed = (digest = 'another'): RawPack => ({ ...pack, digest })

function defOf(of: RawPack): GameDef {
  const made = compile(of, 'base')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** A table with people on both sides, and its saved game. */
async function tableOf(of: RawPack, game?: string, moment?: number, at = 'corteo') {
  const asked = { pack: of, scenario: 'base', at, seed: 3, game, moment, seats: PEOPLE }
  const { match, begin, end } = await hostGame(defOf(of), asked, ports())
  begin()
  const act = () => match.send({ type: 'choose-for-me', whole: false })
  return { match, act, end }
}
const PEOPLE = { march: 'human', power: 'human' } as const

async function played(of: RawPack, acts = 2): Promise<string> {
  const { act, end, match } = await tableOf(of)
  for (let done = 0; done < acts; done++) act()
  end()
  await expect.poll(() => match.frame().kept.id).toBeDefined()
  await expect.poll(async () => (await store.list())[0]?.record.actions.length).toBe(acts)
  return match.frame().kept.id ?? ''
}

describe('a game keeps what it is played with', () => {
  test('the pack as it was, once for all games with it, without its cases', async () => {
    const id = await played(pack)
    await copyGame(store, (await store.list())[0], 'copy', 'Twice')
    const content = await store.content(pack.digest)
    expect(content).toEqual({ ...pack, cases: [] })
    expect(await savedWithContent(id, store)).toMatchObject({ content })
  })

  test('until no game names it any more', async () => {
    const id = await played(pack)
    await copyGame(store, (await store.list())[0], 'copy', 'Twice')
    await store.remove(id)
    expect(await store.content(pack.digest)).toBeDefined()
    await store.remove('copy')
    expect(await store.content(pack.digest)).toBeUndefined()
  })

  test('a game kept before packs were is still there, and gets its pack with the next act', async () => {
    const first = await openDB(GAMES_DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
    })
    first.close()
    await played(pack)
    const [game] = await store.list()
    await store.remove(game.id)
    const { name: _, summary: _summary, ...old } = { ...game, rev: 1 }
    await store.write(old)
    expect(await store.content(pack.digest)).toBeUndefined()
    const { act, end } = await tableOf(pack, game.id)
    act()
    end()
    await expect.poll(() => store.content(pack.digest)).toBeDefined()
    expect(await store.list()).toHaveLength(1)
  })

  test('what everybody may see of it is kept for lists: the round, and who is asked', async () => {
    await played(pack)
    const [{ summary }] = await store.list()
    expect(summary?.ruleset).toBe('corteo')
    expect(summary?.round.key).toMatch(/^[\w.-]+$/)
    expect(summary?.asked.every(({ section }) => section === 'sides')).toBe(true)
    expect(summary?.asked).toHaveLength(1)
  })
})

describe('a game whose pack has changed since', () => {
  test('is only said to be there at a table of the new one, and stays as it was', async () => {
    const id = await played(pack)
    const { match } = await tableOf(changed())
    expect(match.frame().step).toBe(0)
    expect(match.frame().kept.unfit).toMatchObject({ id, because: 'content', steps: 2 })
    expect(match.frame().kept.unfit?.replayed).toBeUndefined()
  })

  test('is replayed there when that is asked for, with the bots at rest, and goes on as a game of its own', async () => {
    const id = await played(pack, 3)
    const { match, act, end } = await tableOf(changed(), id)
    expect(match.frame().kept.unfit?.replayed).toEqual({ step: 3, refusal: undefined })
    expect(match.frame()).toMatchObject({ step: 3, paused: true })
    expect(match.frame().kept.id).toBeUndefined()
    act()
    end()
    await expect.poll(async () => (await store.list()).length).toBe(2)
    const [own, before] = await store.list()
    expect([own.record.pack.digest, own.record.actions.length]).toEqual(['another', 4])
    expect([before.id, before.record.pack.digest, before.record.actions.length]).toEqual([id, pack.digest, 3])
    expect(match.frame().kept.unfit).toBeUndefined()
  })

  test('in the draft that was made of the pack, too: the game of the pack stays where it is', async () => {
    const id = await played(pack)
    for (const draft of [pack, changed()]) {
      const { match, act, end } = await tableOf(draft, id, undefined, 'draft')
      expect(match.frame().kept.unfit).toMatchObject({ id, replayed: { step: 2 } })
      act()
      end()
      await expect.poll(() => match.frame().kept.id).toBeDefined()
    }
    expect((await store.list()).map(({ at, record }) => [at, record.actions.length])).toEqual([
      ['draft', 3],
      ['draft', 3],
      ['corteo', 2],
    ])
  })

  test('up to the first act that is not legal any more, and why not', async () => {
    const id = await played(pack, 3)
    const [game] = await store.list()
    const { actions } = game.record
    const record = {
      ...game.record,
      actions: [actions[0], { seat: actions[1].seat, action: { type: 'fly' } }],
    }
    await store.write({ ...game, record, rev: game.rev + 1 })
    const { match } = await tableOf(changed(), id)
    const { unfit } = match.frame().kept
    expect(match.frame().step).toBe(1)
    expect(unfit).toMatchObject({ steps: 2, replayed: { step: 1 } })
    expect(unfit?.replayed?.refusal?.message.key).toBeTruthy()
  })
})

describe('in the list', () => {
  test('a game is given a name, also while it is played in another tab, which goes on with it', async () => {
    const { match, act, end } = await tableOf(pack)
    act()
    await expect.poll(() => match.frame().kept.id).toBeDefined()
    const [{ id }] = await store.list()
    await renameGame(store, id, '  Sunday \n evening ')
    act()
    end()
    await expect.poll(async () => (await store.list())[0].record.actions.length).toBe(2)
    const games = await store.list()
    expect(games.map(({ id, name }) => [id, name])).toEqual([[id, 'Sunday evening']])
    expect(match.frame().kept.state).toBe('kept')
    await renameGame(store, id, ' ')
    expect((await store.list())[0].name).toBeUndefined()
  })

  test('a copy is a game of its own, behind the one that goes on by itself', async () => {
    const id = await played(pack)
    await copyGame(store, (await store.list())[0], 'copy', 'Twice')
    expect((await store.list()).map((game) => game.id)).toEqual([id, 'copy'])
    const { act, end } = await tableOf(pack, 'copy')
    act()
    end()
    await expect.poll(async () => (await store.list())[0].id).toBe('copy')
    expect((await store.list()).map(({ record }) => record.actions.length)).toEqual([3, 2])
  })

  test('what is deleted is gone with its pack, and comes back whole when that is undone', async () => {
    const id = await played(pack)
    const [before] = await store.list()
    const restore = await deleteGame(store, before)
    expect(await store.list()).toEqual([])
    expect(await store.content(pack.digest)).toBeUndefined()
    await restore()
    expect(await store.list()).toEqual([{ ...before, rev: 1 }])
    expect(await store.content(pack.digest)).toEqual({ ...pack, cases: [] })
    const { match } = await tableOf(pack, id)
    expect(match.frame().step).toBe(2)
  })
})

test('where the game of another browser comes in its place, a table that is open goes on as the game that parted', async () => {
  const { match, act, end } = await tableOf(pack)
  act()
  await expect.poll(() => match.frame().kept.id).toBeDefined()
  const [own] = await store.list()
  const theirs = { ...own.record, hash: 'theirs', actions: [...own.record.actions, ...own.record.actions] }
  const parted = { ...own, id: 'parted', rev: 1, from: { id: own.id, rev: own.rev } }
  await store.write({ ...own, record: theirs, rev: own.rev + 1 }, undefined, parted)
  act()
  end()
  await expect.poll(() => match.frame().kept).toMatchObject({ state: 'branched', id: 'parted' })
  const games = await store.list()
  expect(games.map(({ id, record }) => [id, record.actions.length]).sort()).toEqual([
    [own.id, 2],
    ['parted', 2],
  ])
})

describe('a moment of a game, by its address', () => {
  test('is on the table to look at, and the game stays as it is', async () => {
    const id = await played(pack, 4)
    const { match, end } = await tableOf(pack, id, 2)
    expect(match.frame()).toMatchObject({ step: 2, moment: { last: 4 }, kept: { id } })
    end()
    expect((await store.list()).map(({ record }) => record.actions.length)).toEqual([4])
  })

  test.each([4, 5])('at step %i of 4 it is the game itself', async (moment) => {
    const id = await played(pack, 4)
    const { match } = await tableOf(pack, id, moment)
    expect(match.frame()).toMatchObject({ step: 4, kept: { id, resumed: { steps: 4 } } })
    expect(match.frame().moment).toBeUndefined()
  })

  test('counts for the game that is named, not for one that goes on by itself', async () => {
    await played(pack, 4)
    const { match } = await tableOf(pack, undefined, 2)
    expect(match.frame().moment).toBeUndefined()
  })
})

describe('the address of a game', () => {
  const nobody = async () => undefined
  const bring = (site: SiteGames) => (id: string) => fetchGame({ store, site, newId: () => 'other' }, id)
  /** A site that has all games of a browser, and their packs. */
  const siteOf = async (): Promise<SiteGames> => {
    const games = await store.list()
    const contents = new Map<string, RawPack | undefined>()
    for (const { record } of games) contents.set(record.pack.digest, await store.content(record.pack.digest))
    const head = (rev: number) => ({ rev }) as GameHead
    return {
      game: async (id: string) =>
        games.flatMap((game) => (game.id === id ? [{ head: head(1), game }] : []))[0],
      content: async (digest: string) => contents.get(digest),
    } as unknown as SiteGames
  }
  const cleared = () => {
    globalThis.indexedDB = new IDBFactory()
    store = browserStore()
  }

  test('opens it from the site after the storage was cleared, and it goes on under its id', async () => {
    const id = await played(pack)
    const site = await siteOf()
    cleared()
    const found = await savedWithContent(id, store, bring(site))
    expect(found).toMatchObject({ kept: { id }, content: { digest: pack.digest } })
    const { match, act, end } = await tableOf(pack, id)
    expect(match.frame().step).toBe(2)
    act()
    end()
    await expect.poll(async () => (await store.list())[0]?.record.actions.length).toBe(3)
    expect((await store.list()).map((game) => game.id)).toEqual([id])
  })

  test('opens it from the site where the browser keeps nothing', async () => {
    const id = await played(pack)
    const site = await siteOf()
    const refuse = () => Promise.reject(new Error('no storage'))
    store = Object.fromEntries(Object.keys(store).map((key) => [key, refuse])) as unknown as GameStore
    const found = await savedWithContent(id, store, bring(site))
    if (typeof found === 'string') throw new Error(found)
    const { kept } = found
    const host = await hostGame(
      defOf(pack),
      { pack, scenario: 'base', at: 'corteo', game: id, found: kept },
      ports(),
    )
    expect(host.match.frame().step).toBe(2)
    host.end()
  })

  test('waits for a store that takes its time', async () => {
    const id = await played(pack)
    const slow: GameStore = {
      ...store,
      list: () => new Promise((done) => setTimeout(() => done(store.list()), 3000)),
    }
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const opening = hostGame(
      defOf(pack),
      { pack, scenario: 'base', at: 'corteo', game: id },
      { ...ports(), store: slow },
    )
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    const { match, end } = await opening
    expect(match.frame().step).toBe(2)
    end()
  })

  test('says that nobody has it, also one that was deleted here, or that the site does not answer', async () => {
    const id = await played(pack)
    const site = await siteOf()
    expect(await savedWithContent('none', store, nobody)).toBe('nowhere')
    expect(await savedWithContent('none', store, () => Promise.reject(new Error('away')))).toBe('away')
    await store.remove(id)
    expect(await savedWithContent(id, store, bring(site))).toBe('nowhere')
  })

  test('never begins a new game without a word', async () => {
    await played(pack)
    const { match, act } = await tableOf(pack, 'none')
    expect(noteOf(match.frame().kept)).toBe('missing')
    act()
    expect(noteOf(match.frame().kept)).toBeUndefined()
  })
})
