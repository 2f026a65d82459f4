/** Holds a game away from the page, so that bots that think never make it wait. */
import { rebuild } from '../../../engine/rebuild'
import type { TableAsked } from '../types'
import { type Host, hostGame } from './host'
import { failedAt, serveMatch } from './port'

export type ToWorker = { readonly asked: TableAsked; readonly port: MessagePort }

let host: Host | undefined

self.onmessage = ({ data }: MessageEvent<ToWorker | 'end'>) => {
  if (data === 'end') host?.end()
  else
    open(data).catch((cause) => failedAt(data.port, cause instanceof Error ? cause.message : String(cause)))
}

async function open({ asked, port }: ToWorker): Promise<void> {
  const made = await rebuild(asked)
  if (!made.ok) throw new Error(made.error[0]?.code)
  host = await hostGame(made.value, asked)
  host.begin()
  serveMatch(host.match, port)
}
