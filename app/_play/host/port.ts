/** A match over a message port, with the same frames, messages and questions at either end. */
import type { Asks, Frame, Match, Message } from '../../../engine/match/port/match'

type Question = { [K in keyof Asks]: { readonly what: K; readonly about: Asks[K]['about'] } }[keyof Asks]

type ToHost =
  | { readonly type: 'send'; readonly message: Message }
  | ({ readonly type: 'ask'; readonly id: number } & Question)
  /** The last frame has arrived, so the next one may be sent. */
  | { readonly type: 'seen' }

type FromHost =
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Asks[keyof Asks]['answer'] }
  | { readonly type: 'failed'; readonly why: string }

/**
 * Serves a match over a port. A frame is posted after the previous one has arrived, so that fast bots never flood the page: it
 * always gets the latest. Returns a function that stops it.
 */
export function serveMatch(match: Match, port: MessagePort): () => void {
  let isOnItsWay = false
  let isNew = true
  const post = () => {
    if (isOnItsWay || !isNew) return
    isOnItsWay = true
    isNew = false
    port.postMessage({ type: 'frame', frame: match.frame() } satisfies FromHost)
  }
  port.onmessage = ({ data }: MessageEvent<ToHost>) => {
    if (data.type === 'send') match.send(data.message)
    else if (data.type === 'ask') void reply(match, data, port)
    else {
      isOnItsWay = false
      post()
    }
  }
  const leave = match.subscribe(() => {
    isNew = true
    post()
  })
  post()
  return () => {
    leave()
    port.close()
  }
}

async function reply(
  match: Match,
  { id, what, about }: Extract<ToHost, { type: 'ask' }>,
  port: MessagePort,
): Promise<void> {
  const answer = await match.ask(what, about)
  port.postMessage({ type: 'answer', id, answer } satisfies FromHost)
}

/** Reports over a port that there is no game at this end. */
export const failedAt = (port: MessagePort, why: string): void =>
  port.postMessage({ type: 'failed', why } satisfies FromHost)

/** The match at the other end of a port, after its first frame. Rejects if there is none. */
export function matchAt(port: MessagePort): Promise<Match> {
  let frame: Frame
  let lastId = 0
  const listeners = new Set<() => void>()
  const waiting = new Map<number, (answer: never) => void>()
  const post = (message: ToHost) => port.postMessage(message)
  const match: Match = {
    frame: () => frame,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (message) => post({ type: 'send', message }),
    ask: (what, about) =>
      new Promise((resolve) => {
        waiting.set(++lastId, resolve)
        post({ type: 'ask', id: lastId, what, about } as ToHost)
      }),
  }
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.type === 'failed') reject(new Error(data.why))
      else if (data.type === 'answer') {
        waiting.get(data.id)?.(data.answer as never)
        waiting.delete(data.id)
      } else {
        frame = data.frame
        post({ type: 'seen' })
        for (const listener of [...listeners]) listener()
        resolve(match)
      }
    }
  })
}
