import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { browserStore, type GameStore } from '../../../app/_play/host/game-store'
import { syncGames } from '../../../app/_play/host/game-sync'
import { siteGames } from '../../../app/_play/host/site-games'
import { newId } from '../../../app/_shell/new-id'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import type { RawPack } from '../../../engine/types'
import { Browser } from './browser'

export const DIGEST = 'd'.repeat(64)

/** A game of this many actions. Only the rules look at their content. */
export function gameOf(acts: number, more: Partial<SavedGame> = {}, by = 'x'): SavedGame {
  const actions = Array.from({ length: acts }, (_, at) => ({ seat: 'a', action: { type: `${by}${at}` } }))
  return {
    format: 1,
    id: newId(),
    at: 'corteo',
    record: {
      format: 1,
      pack: { id: 'corteo', version: '1.0.0', digest: DIGEST },
      scenario: 'base',
      seed: 7,
      actions,
      hash: `${by} ${acts}`,
    },
    controls: { a: 'human' },
    status: 'on',
    updated: 1000 + acts,
    rev: 1,
    ...more,
  }
}

/** The parts of a pack that the site reads. */
export const contentOf = (digest = DIGEST): RawPack =>
  ({ digest, manifest: { id: 'corteo' }, scenarios: {} }) as unknown as RawPack

/** Returns a store in a separate browser. */
export async function ownStore(): Promise<GameStore> {
  globalThis.indexedDB = new IDBFactory()
  const store = browserStore()
  await store.list()
  return store
}

/**
 * Failures of a browser's requests. Responses to saves are lost, or the page closes at one of them, before or after its arrival.
 */
type Lossy = { lose?: boolean; closedAt?: { request: number; arrived: boolean } }

/** Returns a person's browser with its games. A cookie makes it another browser of the same person. */
export async function player(cookie?: string, lossy: Lossy = {}) {
  const browser = new Browser()
  browser.cookie = cookie
  const store = await ownStore()
  /** The status of each response. */
  const answers: number[] = []
  const ask = async (path: string | URL | Request, init: RequestInit = {}) => {
    const { request, arrived } = lossy.closedAt ?? {}
    const isClosed = request !== undefined && answers.length >= request
    if (isClosed && !(arrived && answers.length === request)) throw new Error('closed')
    const answer = await browser.raw(init.method ?? 'GET', String(path), {
      headers: init.headers as Record<string, string>,
      body: init.body ?? undefined,
    })
    answers.push(answer.status)
    if (isClosed) throw new Error('closed')
    // The save has happened, but its response is lost.
    if (lossy.lose && init.method) throw new Error('lost')
    return answer
  }
  const site = siteGames(ask as typeof fetch)
  const sync = () => syncGames({ store, site, newId })
  const games = async () =>
    (await store.list()).map(({ id, record }) => `${id.slice(0, 4)} ${record.hash}`).sort()
  return { browser, store, site, sync, games, lossy, answers }
}

/** Saves the next action of a game like the keeper of a table. */
export async function goOn(store: GameStore, id: string, by: string): Promise<void> {
  const game = (await store.list()).find((one) => one.id === id)
  if (!game) throw new Error(`no game ${id}`)
  const actions = [...game.record.actions, { seat: 'a', action: { type: by } }]
  const record = { ...game.record, actions, hash: `${game.record.hash}+${by}` }
  const outcome = await store.write({ ...game, record, rev: game.rev + 1, updated: game.updated + 1 })
  if (outcome !== 'kept') throw new Error(outcome)
}
