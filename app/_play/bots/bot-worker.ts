/** Searches for bots and for hints in a worker. It gets only the view of a seat, never the game. */
import { Mind } from '../../../engine/bots/search/mind'
import type { Question, Thought } from '../../../engine/match/local/thinking'
import { type GameSource, rebuild } from '../../../engine/rebuild'
import { thinkInSlices } from './think-in-slices'

/** First the source of the definition, then questions in order, and cancellations. */
export type ToBots =
  | { readonly type: 'source'; readonly source: GameSource }
  | { readonly type: 'think'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number }
  | 'ping'

export type FromBots = 'alive' | { readonly id: number; readonly thought: Thought | undefined }

let mind: Promise<Mind>
let last: Promise<unknown> = Promise.resolve()
const wanted = new Set<number>()

self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  if (data === 'ping') self.postMessage('alive' satisfies FromBots)
  else if (data.type === 'source') mind = mindOf(data.source)
  else if (data.type === 'cancel') wanted.delete(data.id)
  else {
    wanted.add(data.id)
    last = last.then(() => answer(data.id, data.question))
  }
}

async function mindOf(source: GameSource): Promise<Mind> {
  const made = await rebuild(source)
  if (!made.ok) throw new Error(made.error[0]?.code)
  return new Mind(made.value)
}

async function answer(id: number, question: Question): Promise<void> {
  const isWanted = () => wanted.has(id)
  const thought = isWanted()
    ? await mind.then((one) => thinkInSlices(one, question, isWanted)).catch(() => undefined)
    : undefined
  if (wanted.delete(id)) self.postMessage({ id, thought } satisfies FromBots)
}
