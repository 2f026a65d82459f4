/** A thread that rebuilds each game from plain data, plays it and answers with the hash. */
import { parentPort } from 'node:worker_threads'
import { type GameSource, rebuild } from '../../../engine/rebuild'
import { seededGame } from './seeded-game'

export type Asked = { readonly source: GameSource; readonly seed: number; readonly acts: number }
export type Answered = { readonly hash: string } | { readonly fault: string }

parentPort!.on('message', async ({ source, seed, acts }: Asked) => {
  const answer = await answerTo(source, seed, acts).catch((cause) => ({ fault: String(cause) }))
  parentPort!.postMessage(answer)
})

async function answerTo(source: GameSource, seed: number, acts: number): Promise<Answered> {
  const made = await rebuild(source)
  return made.ok ? { hash: seededGame(made.value, seed, acts) } : { fault: made.error[0].code }
}
