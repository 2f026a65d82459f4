/** A game in a worker survives the worker's death. */
import 'fake-indexeddb/auto'
import { MessageChannel } from 'node:worker_threads'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameStore } from '../../app/_play/host/game-store'
import { hostGame } from '../../app/_play/host/host'
import type { FromWorker, ToWorker } from '../../app/_play/host/match-worker'
import { openBeside } from '../../app/_play/host/open-beside'
import { serveMatch } from '../../app/_play/host/port'
import { noteOf } from '../../app/_play/notes/note-of'
import type { TableAsked } from '../../app/_play/types'
import { watchWorker } from '../../app/_shell/watch-worker'
import { compile, hash } from '../../engine/game'
import { stateOf } from '../../engine/replay/session'
import type { GameDef, RawPack } from '../../engine/types'
import { corteoPack } from './table'

describe('a worker', () => {
  /** A worker that answers while it lives, and a clock that tests advance. */
  function watched() {
    const listeners: (() => void)[] = []
    const seen = { isAlive: true, deaths: 0, beats: 0 }
    const worker = {
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      postMessage: () => seen.isAlive && listeners.forEach((listener) => void listener()),
    } as unknown as Worker
    let pass = () => {}
    const stop = watchWorker(worker, () => seen.deaths++, {
      beat: (act) => {
        pass = () => {
          seen.beats++
          act()
        }
        return () => {
          pass = () => {}
        }
      },
    })
    return { seen, stop, pass: (times: number) => [...Array(times)].forEach(() => void pass()) }
  }

  test('that answers lives on; one that is silent is dead once, after a while', () => {
    const { seen, pass } = watched()
    pass(100)
    expect(seen.deaths).toBe(0)
    seen.isAlive = false
    pass(4)
    expect(seen.deaths).toBe(0)
    pass(10)
    expect([seen.deaths, seen.beats]).toEqual([1, 105])
  })

  test('that is watched no more is asked no more', () => {
    const { seen, stop, pass } = watched()
    stop()
    pass(10)
    expect(seen).toEqual({ isAlive: true, deaths: 0, beats: 0 })
  })
})

describe('a game beside the page', () => {
  let pack: RawPack
  let def: GameDef
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory()
    Object.assign(globalThis, { MessageChannel })
    pack = corteoPack()
    const made = compile(pack, 'base')
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    def = made.value
  }, 60_000)

  /** Does the work of `match-worker.ts` on this thread. */
  function worker(alive: { is: boolean }) {
    const listeners: ((event: { data: FromWorker }) => void)[] = []
    const tell = (data: FromWorker) => alive.is && listeners.forEach((listener) => void listener({ data }))
    return {
      addEventListener: (_: string, listener: (event: { data: FromWorker }) => void) =>
        listeners.push(listener),
      terminate: () => {},
      postMessage: async (message: ToWorker) => {
        if (message === 'ping') tell('alive')
        if (typeof message === 'string' || !alive.is) return
        const host = await hostGame(def, message.asked, { store, writing: (kept) => tell({ kept }) })
        host.begin()
        hosts.push(host)
        serveMatch(host.match, message.port)
      },
    } as unknown as Worker
  }
  const hosts: Awaited<ReturnType<typeof hostGame>>[] = []
  /** A browser that cannot save, so that the game is only in the worker. */
  const refuse = () => Promise.reject(new Error('QuotaExceededError'))
  const store = new Proxy({} as GameStore, { get: () => refuse })

  test('whose worker dies is there again with its seed and its acts, and says so, although nothing could be kept', async () => {
    const asked: TableAsked = {
      pack,
      scenario: 'base',
      at: 'corteo',
      seats: { march: 'human', power: 'human' },
    }
    const first = { is: true }
    let die = () => {}
    const dead = new Promise<TableAsked>((resolve) => {
      void openBeside(
        asked,
        resolve,
        () => worker(first),
        (_, onDead) => {
          die = onDead
          return () => {}
        },
      ).then(({ match }) => {
        for (let act = 0; act < 3; act++) match.send({ type: 'choose-for-me', whole: false })
        match.subscribe(() => {
          if (match.frame().step === 3 && match.frame().kept.state === 'failing') die()
        })
      })
    })
    const again = await dead
    first.is = false
    const { match } = await openBeside(
      again,
      () => {},
      () => worker({ is: true }),
      () => () => {},
    )
    expect(match.frame().step).toBe(3)
    const [one, other] = hosts.map((host) => host.match.session)
    expect([other.seed, hash(stateOf(other))]).toEqual([one.seed, hash(stateOf(one))])
    expect(noteOf(match.frame().kept)).toBe('restarted')
    for (const host of hosts) host.end()
  })
})
