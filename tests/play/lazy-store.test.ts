/** A table loads the store of games when there is a game to find or to save. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { GameKeeper } from '../../app/_play/host/game-keeper'
import { browserStore } from '../../app/_play/host/game-store'
import { hasStore } from '../../app/_play/host/games-database'
import { lazyStore } from '../../app/_play/host/lazy-store'
import { LocalGame } from './local-game'
import { corteo } from './table'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const ports = {
  store: lazyStore(),
  newId: () => 'game',
  now: () => 1,
  later: () => 0,
  forget: () => {},
}

test('a browser without games lists none, and makes no database to find that out', async () => {
  expect(await lazyStore().list()).toEqual([])
  expect(await hasStore()).toBe(false)
})

test('the first act is kept, and another table finds it', async () => {
  const game = new LocalGame(corteo(), { seed: 3 })
  const keeper = new GameKeeper(game.match, 'corteo', ports)
  keeper.begin()
  game.chooseForMe(false)
  await keeper.flush()
  expect(keeper.state()).toBe('kept')
  expect(await hasStore()).toBe(true)
  for (const store of [ports.store, lazyStore(), browserStore()])
    expect((await store.list()).map(({ id }) => id)).toEqual(['game'])
}, 60_000)

test('a browser that does not say which databases it has is asked for its games', async () => {
  const { databases } = IDBFactory.prototype
  globalThis.indexedDB.databases = () => Promise.reject(new Error('unknown'))
  expect(await lazyStore().list()).toEqual([])
  globalThis.indexedDB.databases = databases
  expect(await hasStore()).toBe(true)
})
