import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { browserTimers } from '../../app/_play/bots/bot-clock'
import { syncGames } from '../../app/_play/host/game-sync'
import { type Host, hostGame } from '../../app/_play/host/host'
import { siteGames } from '../../app/_play/host/site-games'
import { SyncRunner } from '../../app/_play/host/sync-runner'
import { newId } from '../../app/_shell/new-id'
import type { GameRecord } from '../../engine/types'
import { corteo, corteoPack } from '../play/table'
import { ownStore } from '../server/support/games'
import { countOf } from '../support/budget'
import { makeHouse } from './support/house'
import { kill, victims } from './support/kill'
import { killSurvivors } from './support/processes'
import { Site } from './support/site'

const ROUNDS = countOf(4, 20)
/** Actions after each kill. */
const ACTS_ALONE = 6

const house = makeHouse('plain user')
afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

const isBeginningOf = (shorter: GameRecord, longer: GameRecord) =>
  JSON.stringify(shorter.actions) === JSON.stringify(longer.actions.slice(0, shorter.actions.length))

test('kill -9 again and again while a game is played loses no act that was acknowledged, and doubles none', async () => {
  const [def, pack] = [corteo(), corteoPack()]
  const store = await ownStore()
  let url = ''
  /** Actions in the longest record that the site acknowledged. */
  let acknowledged = 0
  const cookie = { value: '' }
  const site = siteGames(async (path, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), origin: url, cookie: cookie.value }
    const answer = await fetch(url + String(path), { ...init, headers })
    cookie.value = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie.value
    return answer
  })
  const send: typeof site.send = async (game, ...more) => {
    const sent = await site.send(game, ...more)
    if (sent.type === 'kept') acknowledged = game.record.actions.length
    return sent
  }
  const sync = () => syncGames({ store, site: { ...site, send }, newId })
  const runner = new SyncRunner(sync, browserTimers)
  const ports = { store, newId, now: () => Date.now(), ...browserTimers, written: runner.nudge }

  let played = 0
  const open = async (game?: string): Promise<Host> => {
    const asked = {
      pack,
      scenario: 'base',
      at: 'corteo',
      game,
      seats: { march: 'human', power: 'human' },
    } as const
    const host = await hostGame(def, asked, ports)
    host.begin()
    return host
  }
  for (let round = 0; round < ROUNDS; round++) {
    const running = await (await Site.start(house)).ready()
    url = running.url
    const [kept] = await store.list()
    const host = await open(kept?.id)
    // A reload is at the last action before the table was left, on the browser's side.
    expect(host.match.frame().step).toBe(played)
    // The acknowledged actions are there, perhaps with one more unanswered save, and no action that was not played.
    const [head, ...others] = (await site.list()).games
    expect(others).toEqual([])
    if (round > 0) {
      const there = (await site.game(head.id))?.game.record
      expect(there?.actions.length).toBeGreaterThanOrEqual(acknowledged)
      expect(there && isBeginningOf(there, kept.record)).toBe(true)
    }
    const act = async () => {
      host.match.send({ type: 'choose-for-me', whole: false })
      await sleep(25)
    }
    const before = acknowledged
    while (acknowledged === before) await act()
    for (let more = (round * 7) % 20; more > 0; more--) await act()
    kill(house, running, victims[round % victims.length])
    for (let alone = 0; alone < ACTS_ALONE; alone++) await act()
    played = host.match.frame().step
    host.end()
    await expect.poll(async () => (await store.list())[0].record.actions.length).toBe(played)
    await running.exit
    expect(await store.list()).toHaveLength(1)
  }
  expect(acknowledged).toBeGreaterThan(0)

  const running = await (await Site.start(house)).ready()
  url = running.url
  await expect
    .poll(async () => (await site.list()).games[0] && acknowledged, { timeout: 90_000 })
    .toBe(played)
  const [{ id }, ...others] = (await site.list()).games
  const there = await site.game(id)
  expect(others).toEqual([])
  expect(there?.game.record).toEqual((await store.list())[0].record)
  expect((await site.content(pack.digest))?.digest).toBe(pack.digest)
  expect(await running.stop()).toBe(0)
})
