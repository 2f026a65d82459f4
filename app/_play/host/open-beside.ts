/** A game that runs in a worker. */

import type { Match } from '../../../engine/match/port/match'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { watchWorker } from '../../_shell/watch-worker'
import type { TableAsked } from '../types'
import type { FromWorker, ToWorker } from './match-worker'
import { matchAt } from './port'

/** Milliseconds to wait for a worker; after that the game runs on the page. */
const WORKER_PATIENCE_MS = 20_000

/** Milliseconds that a worker stays alive after the table closes, to finish pending saves. */
const LAST_WRITES_MS = 2000

/** `onDead` gets the request to repeat after the worker has died: the game at its last state to save. */
export async function openBeside(
  asked: TableAsked,
  onDead: (again: TableAsked) => void,
  start = startWorker,
  watch = watchWorker,
): Promise<{ readonly match: Match; readonly end: () => void }> {
  const worker = start()
  const post = (message: ToWorker, ports: Transferable[] = []) => worker.postMessage(message, ports)
  const { port1, port2 } = new MessageChannel()
  const failing = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message))
    setTimeout(reject, WORKER_PATIENCE_MS, new Error('worker'))
  })
  let kept: SavedGame | undefined = asked.found
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data !== 'alive') kept = data.kept
  })
  post({ asked, port: port2 }, [port2])
  const match = await Promise.race([matchAt(port1), failing]).catch((cause) => {
    worker.terminate()
    throw cause
  })
  const stopWatching = watch(worker, () => {
    worker.terminate()
    port1.close()
    onDead(again(asked, kept))
  })
  const end = () => {
    stopWatching()
    post('end')
    setTimeout(() => worker.terminate(), LAST_WRITES_MS)
  }
  return { match, end }
}

const startWorker = () => new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })

/** A game without any action restarts as it was requested. */
const again = (asked: TableAsked, kept: SavedGame | undefined): TableAsked =>
  kept
    ? {
        ...asked,
        game: kept.id,
        found: kept,
        isRestart: true,
        begin: undefined,
        moment: undefined,
        replay: undefined,
      }
    : { ...asked, isRestart: true }
