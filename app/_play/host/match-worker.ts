/** Runs a game in a worker, so that searching bots never block the page. */
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { rebuild } from '../../../engine/rebuild'
import type { TableAsked } from '../types'
import { type Host, hostGame } from './host'
import { failedAt, serveMatch } from './port'

export type ToWorker = { readonly asked: TableAsked; readonly port: MessagePort } | 'ping' | 'end'

/** A ping, or the state to save; with it the page starts another worker if this one dies. */
export type FromWorker = 'alive' | { readonly kept: SavedGame }

let host: Host | undefined

const tell = (message: FromWorker) => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data === 'ping') self.postMessage('alive' satisfies FromWorker)
  else if (data === 'end') host?.end()
  else
    open(data).catch((cause) => failedAt(data.port, cause instanceof Error ? cause.message : String(cause)))
}

async function open({ asked, port }: Exclude<ToWorker, string>): Promise<void> {
  const made = await rebuild(asked)
  if (!made.ok) throw new Error(made.error[0]?.code)
  host = await hostGame(made.value, asked, { writing: (kept) => tell({ kept }) })
  host.begin()
  serveMatch(host.match, port)
}
