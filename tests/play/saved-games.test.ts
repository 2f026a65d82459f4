import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GameKeeper } from '../../app/_play/host/game-keeper'
import { browserStore, type GameStore, MOST_GAMES, tooMany } from '../../app/_play/host/game-store'
import { goesOnFrom } from '../../app/_play/host/game-sync'
import { controlsOf, resumedAt } from '../../app/_play/host/saved-game'
import { hash } from '../../engine/game'
import { commonSteps } from '../../engine/match/local/branches'
import { isRecord } from '../../engine/match/saved/records'
import type { SavedGame } from '../../engine/match/saved/saved-game'
import { isSavedGame } from '../../engine/match/saved/saved-shape'
import { resume, stateOf, stepCount } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { LocalGame } from './local-game'
import { corteo } from './table'

let def: GameDef
let store: GameStore
beforeAll(() => {
  def = corteo()
}, 60_000)
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  store = browserStore()
  ids = 0
  time = 0
})

let ids = 0
let time = 0
const ports = (using: GameStore = store) => ({
  store: using,
  newId: () => `game-${++ids}`,
  now: () => ++time,
  // No timer runs here: `flush` saves delayed changes.
  later: () => 0,
  forget: () => {},
})

const seats = { march: 'human', power: 'random' } as const

/** A saved game after some actions. */
async function played(acts = 3) {
  const game = new LocalGame(def, { seed: 3, controls: seats })
  const keeper = new GameKeeper(game.match, 'corteo', ports())
  keeper.begin()
  for (let done = 0; done < acts; done++) game.chooseForMe(false)
  await keeper.flush()
  return { game, keeper }
}

/** Returns the table after a reload. */
const reload = async (at = 'corteo', id?: string) => resumedAt(def, await store.list(), { at, id })

describe('a game outlives a reload', () => {
  test('it is at the same step in the same position, with the same players', async () => {
    const { game } = await played()
    game.setControl('power', 'greedy')
    game.chooseForMe(false)
    await expect.poll(async () => (await store.list())[0].record.actions.length).toBe(4)
    const resumed = await reload()
    if (resumed.type !== 'resumed') throw new Error(resumed.type)
    expect(hash(stateOf(resumed.session))).toBe(hash(stateOf(game.session)))
    expect(controlsOf(def, resumed.kept)).toEqual({ march: 'human', power: 'greedy' })
  })

  test('acts of one handling are still taken back together', async () => {
    const game = new LocalGame(def, { seed: 3, controls: seats })
    const keeper = new GameKeeper(game.match, 'corteo', ports())
    keeper.begin()
    const choose = (joins: boolean) => {
      const choice = game.view().decision?.choices[0]
      if (choice) game.choose(choice, joins)
    }
    choose(false)
    choose(false)
    choose(true)
    choose(true)
    await keeper.flush()
    const resumed = await reload()
    if (resumed.type !== 'resumed') throw new Error(resumed.type)
    const { actions } = resumed.kept.record
    expect(actions.map(({ joins }) => joins)).toEqual([undefined, undefined, true, true])
    const after = new LocalGame(def, { seed: 3, controls: seats, session: resumed.session })
    after.undo()
    expect(stepCount(after.session)).toBe(1)
    after.redo()
    expect(hash(stateOf(after.session))).toBe(hash(stateOf(game.session)))

    const old = { ...resumed.kept.record, actions: actions.map(({ seat, action }) => ({ seat, action })) }
    const before = resume(def, old)
    if (!before.ok) throw new Error(before.error.rule)
    const single = new LocalGame(def, { seed: 3, controls: seats, session: before.value })
    single.undo()
    expect(stepCount(single.session)).toBe(3)
    // A browser with an old page and one with this page hold the same game.
    expect(commonSteps(old, resumed.kept.record)).toBe(4)
    expect(goesOnFrom(resumed.kept.record, { ...old, actions: old.actions.slice(0, 3), hash: 'x' })).toBe(
      true,
    )
  })

  test('a record says of each act that it joins, or nothing', async () => {
    const { game } = await played(2)
    const record = game.record()
    const withJoins = (joins: unknown) => ({
      ...record,
      actions: record.actions.map((step) => ({ ...step, joins })),
    })
    expect(isRecord(withJoins(true))).toBe(true)
    expect(isRecord(withJoins(undefined))).toBe(true)
    for (const joins of [false, 1, 'yes', null]) expect(isRecord(withJoins(joins))).toBe(false)
  })

  test('one act is enough, and a game in which nothing was done is not kept', async () => {
    const { keeper } = await played(0)
    expect(await store.list()).toEqual([])
    expect(keeper.state()).toBe('new')
    await played(1)
    expect(await store.list()).toHaveLength(1)
  })

  test('what was taken back stays taken back', async () => {
    const { game, keeper } = await played(3)
    game.undo()
    await keeper.flush()
    const resumed = await reload()
    expect(resumed.type === 'resumed' && resumed.kept.record.actions.length).toBe(game.view().step)
  })

  test('bots of a whole game write it down, and a game that is over is not resumed by itself, but by its address', async () => {
    const game = new LocalGame(def, { seed: 11, controls: { march: 'random', power: 'random' } })
    const keeper = new GameKeeper(game.match, 'corteo', ports())
    keeper.begin()
    while (!game.view().outcome) game.botSteps(300)
    await keeper.end()
    expect((await reload()).type).toBe('new')
    const own = await reload('corteo', keeper.keptId)
    expect(own.type === 'resumed' && own.session.last?.count).toBe(game.view().step)
  })

  test('only at the table where it was played, and with the seed that was asked for', async () => {
    await played()
    expect((await reload('another')).type).toBe('new')
    const games = await store.list()
    expect(resumedAt(def, games, { at: 'corteo', seed: 4 }).type).toBe('new')
    expect(resumedAt(def, games, { at: 'corteo', seed: 3 }).type).toBe('resumed')
  })

  test('a new game at the same table is the one that goes on; the one before stays kept', async () => {
    const { game, keeper } = await played()
    game.restart(77)
    await keeper.flush()
    const resumed = await reload()
    expect(resumed.type === 'resumed' && resumed.session.seed).toBe(77)
    const games = await store.list()
    expect(games.map(({ status, record }) => [status, record.seed]).sort()).toEqual([
      ['aside', 3],
      ['on', 77],
    ])
  })
})

describe('a game that cannot go on says so and stays kept', () => {
  test('after its pack has changed', async () => {
    await played()
    const other = { ...def, pack: { ...def.pack, digest: 'another' } }
    const resumed = resumedAt(other, await store.list(), { at: 'corteo' })
    expect(resumed.type === 'unfit' && resumed.unfit.because).toBe('content')
    expect(await store.list()).toHaveLength(1)
  })

  test('after the rules have changed: an act is refused, or leads elsewhere', async () => {
    await played()
    const [kept] = await store.list()
    const { record } = kept
    const refused = { ...record, actions: [{ seat: 'march', action: { type: 'fly' } }] }
    for (const changed of [refused, { ...record, hash: 'elsewhere' }]) {
      const resumed = resumedAt(def, [{ ...kept, record: changed }], { at: 'corteo' })
      expect(resumed.type === 'unfit' && resumed.unfit.because).toBe('rules')
    }
  })
})

describe('two tabs with one game', () => {
  test('that both go on become a game each', async () => {
    const { game, keeper } = await played(2)
    const resumed = await reload()
    if (resumed.type !== 'resumed') throw new Error(resumed.type)
    const second = new LocalGame(def, { seed: 3, controls: seats, session: resumed.session })
    const other = new GameKeeper(second.match, 'corteo', ports(), { resumed: resumed.kept })
    other.begin()
    game.chooseForMe(false)
    game.chooseForMe(false)
    await keeper.flush()
    second.chooseForMe(false)
    await other.flush()
    expect(other.state()).toBe('branched')
    expect(keeper.state()).toBe('kept')
    const lengths = (await store.list()).map(({ record }) => record.actions.length)
    expect(lengths.sort()).toEqual([3, 4])
    second.chooseForMe(false)
    await other.flush()
    expect((await store.list()).map(({ record }) => record.actions.length).sort()).toEqual([4, 4])
  })
})

test('acts that come while one is being written are no other tab: the game stays one', async () => {
  const game = new LocalGame(def, { seed: 3, controls: { march: 'human', power: 'human' } })
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const slow: GameStore = { ...store, write: (kept) => pause(20).then(() => store.write(kept)) }
  const keeper = new GameKeeper(game.match, 'corteo', ports(slow))
  keeper.begin()
  // Each action requests a save, and the first is still running when the others come.
  for (let done = 0; done < 4; done++) {
    game.chooseForMe(false)
    await pause(1)
  }
  await keeper.flush()
  expect(keeper.state()).toBe('kept')
  expect((await store.list()).map(({ record }) => record.actions.length)).toEqual([4])
})

describe('a browser that keeps nothing', () => {
  test('is said to, and tried again at the next act', async () => {
    let isFull = true
    const full: GameStore = {
      ...store,
      write: (game) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : store.write(game)),
    }
    const game = new LocalGame(def, { seed: 3, controls: seats })
    const keeper = new GameKeeper(game.match, 'corteo', ports(full))
    keeper.begin()
    game.chooseForMe(false)
    await keeper.flush()
    expect(keeper.state()).toBe('failing')
    isFull = false
    game.chooseForMe(false)
    await keeper.flush()
    expect(keeper.state()).toBe('kept')
    expect((await store.list())[0].record.actions).toHaveLength(2)
  })

  test('what is damaged, or from another version, is passed over', () => {
    expect(isSavedGame({})).toBe(false)
    expect(isSavedGame(null)).toBe(false)
    expect(isSavedGame({ format: 2, id: 'x' })).toBe(false)
  })
})

test('when there are too many, those that ended go first, the oldest before the others, never one that is played', () => {
  const game = (id: string, status: SavedGame['status'], updated: number) =>
    ({ id, status, updated }) as SavedGame
  const games = [
    ...Array.from({ length: MOST_GAMES - 2 }, (_, at) => game(`on-${at}`, 'on', at)),
    game('old', 'over', 500),
    game('older', 'over', 400),
    game('left', 'aside', 1),
  ]
  expect(tooMany(games, 'on-0')).toEqual(['older'])
  expect(tooMany(games.slice(1), 'on-1')).toEqual([])
})

describe('storage that comes back is used again', () => {
  /** Closes every connection of the page and empties the storage, like a browser that clears the data of a site. */
  async function clear() {
    for (const close of connections.splice(0)) close()
    globalThis.indexedDB = new IDBFactory()
  }
  const connections: (() => void)[] = []
  beforeEach(() => {
    const { open } = IDBFactory.prototype
    globalThis.indexedDB.open = function (...asked) {
      const request = open.apply(this, asked)
      request.addEventListener('success', () => connections.push(() => request.result.close()))
      return request
    }
  })

  test('a game whose storage was cleared under it is kept again under its id, and no tab is blamed', async () => {
    const { game, keeper } = await played(2)
    const { keptId } = keeper
    await clear()
    game.chooseForMe(false)
    await keeper.flush()
    expect(keeper.state()).toBe('kept')
    expect((await store.list()).map(({ id, record }) => [id, record.actions.length])).toEqual([[keptId, 3]])
  })

  test('a game that was deleted elsewhere goes on as another one', async () => {
    const { game, keeper } = await played(2)
    const { keptId } = keeper
    await store.remove(keptId ?? '')
    game.chooseForMe(false)
    await keeper.flush()
    expect(keeper.keptId).not.toBe(keptId)
  })

  test('a writing that failed is tried again without an act', async () => {
    let isFull = true
    const full: GameStore = {
      ...store,
      write: (game) => (isFull ? Promise.reject(new Error('QuotaExceededError')) : store.write(game)),
    }
    const waiting: (() => void)[] = []
    const game = new LocalGame(def, { seed: 3, controls: seats })
    const keeper = new GameKeeper(game.match, 'corteo', {
      ...ports(full),
      later: (act) => waiting.push(act),
    })
    keeper.begin()
    game.chooseForMe(false)
    await keeper.flush()
    expect([keeper.state(), waiting.length]).toEqual(['failing', 1])
    isFull = false
    waiting[0]()
    await keeper.flush()
    expect(keeper.state()).toBe('kept')
    expect((await store.list())[0].record.actions).toHaveLength(1)
  })
})
