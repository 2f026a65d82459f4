'use client'
import { useEffect, useState } from 'react'
import type { Match } from '../../../engine/match/match'
import type { GameDef } from '../../../engine/types'
import { atFirstWork } from '../../_ui/first-work'
import type { TableAsked, Where } from '../types'
import { hostGame } from './host'
import type { ToWorker } from './match-worker'
import { matchAt } from './port'

/** A worker that does not come up in so many milliseconds is given up, and the game is computed on the page. */
const WORKER_PATIENCE_MS = 20_000

type Opened = { readonly match: Match; readonly end: () => void }

/** The match at this table; undefined until it has begun. */
export function useMatch(def: GameDef, asked: TableAsked, where: Where = 'page'): Match | undefined {
  const [match, setMatch] = useState<Match>()
  const { at } = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the game is opened; later ids are of the game played here
  useEffect(() => {
    let isWanted = true
    let end = () => {}
    void open(def, asked, where).then((opened) => {
      if (!isWanted) return opened.end()
      end = opened.end
      setMatch(opened.match)
    })
    return () => {
      isWanted = false
      end()
      setMatch(undefined)
    }
  }, [def, at, where])
  useEffect(() => match && tellOfLeaving(match), [match])
  return match
}

/** Also what was done in the moment in which the page is left is kept. */
function tellOfLeaving(match: Match): () => void {
  const tell = () => match.send({ type: 'leave' })
  window.addEventListener('pagehide', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    window.removeEventListener('pagehide', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}

const open = (def: GameDef, asked: TableAsked, where: Where): Promise<Opened> =>
  where === 'worker' ? openBeside(asked).catch(() => openHere(def, asked)) : openHere(def, asked)

async function openHere(def: GameDef, asked: TableAsked): Promise<Opened> {
  const { match, begin, work, end } = await hostGame(def, asked)
  begin()
  const leave = atFirstWork(work)
  return {
    match,
    end: () => {
      leave()
      end()
    },
  }
}

/** What was not kept yet still is when the table is left: the worker ends itself a little later. */
const LAST_WRITES_MS = 2000

async function openBeside(asked: TableAsked): Promise<Opened> {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const failing = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message))
    setTimeout(reject, WORKER_PATIENCE_MS, new Error('worker'))
  })
  worker.postMessage({ asked, port: port2 } satisfies ToWorker, [port2])
  const match = await Promise.race([matchAt(port1), failing]).catch((cause) => {
    worker.terminate()
    throw cause
  })
  const end = () => {
    worker.postMessage('end')
    setTimeout(() => worker.terminate(), LAST_WRITES_MS)
  }
  return { match, end }
}
