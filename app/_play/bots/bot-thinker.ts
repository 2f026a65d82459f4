/** Questions to the bots of a table, sent to a worker; without one they are computed here, in slices. */
import type { Mind } from '../../../engine/bots/search/mind'
import type { Question, Thinker, Thought } from '../../../engine/match/local/thinking'
import type { GameSource } from '../../../engine/rebuild'
import type { GameDef } from '../../../engine/types'
import { watchWorker } from '../../_shell/watch-worker'
import type { FromBots, ToBots } from './bot-worker'
import { thinkInSlices } from './think-in-slices'

export type BotThinker = { readonly think: Thinker; readonly end: () => void }

type Waiting = { readonly question: Question; readonly answer: (thought: Thought | undefined) => void }

/** Starts the worker, which ends with the table. */
export function botThinker(
  def: GameDef,
  source: GameSource,
  start = startWorker,
  watch = watchWorker,
): BotThinker {
  const here = thinkerHere(def)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let worker = start()
  const post = (message: ToBots) => worker?.postMessage(message)
  let stopWatching = () => {}
  /** Handles a failed or dead worker: its questions are computed here. */
  const giveUp = () => {
    stopWatching()
    worker?.terminate()
    worker = undefined
    for (const [id, { question, answer }] of waiting) {
      waiting.delete(id)
      here(question, answer)
    }
  }
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data === 'alive') return
      waiting.get(data.id)?.answer(data.thought)
      waiting.delete(data.id)
    }
    stopWatching = watch(worker, giveUp)
    worker.onerror = giveUp
    worker.onmessageerror = giveUp
    post({ type: 'source', source })
  }
  return {
    think(question, answer) {
      if (!worker) return here(question, answer)
      const id = ++lastId
      waiting.set(id, { question, answer })
      post({ type: 'think', id, question })
      return () => {
        waiting.delete(id)
        post({ type: 'cancel', id })
      }
    },
    end: () => {
      stopWatching()
      worker?.terminate()
    },
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

function thinkerHere(def: GameDef): Thinker {
  let mind: Promise<Mind> | undefined
  return (question, answer) => {
    let isWanted = true
    mind ??= import('../../../engine/bots/search/mind').then(({ Mind }) => new Mind(def))
    mind
      .then((one) => thinkInSlices(one, question, () => isWanted))
      .then(
        (thought) => isWanted && answer(thought),
        () => isWanted && answer(undefined),
      )
    return () => {
      isWanted = false
    }
  }
}
