// Reads bodies before a request enters a gate: a slow client occupies only its own connection.
import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { root } from '../project.mjs'

/** Most bytes by kind of body. The routes use the same numbers. */
const limits = JSON.parse(readFileSync(join(root, 'server/http/body-limits.json'), 'utf8'))

const kinds = [
  [/^\/api\/import$/, 'import'],
  [/^\/api\/drafts\/[^/]+\/files$/, 'save'],
  [/^\/api\/games$/, 'game'],
  [/^\/api\/contents$/, 'content'],
]

/** Returns the largest body, in bytes, that is accepted at a path. */
export const bodyLimit = (path) => limits[kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other']

/** The slowest accepted body: `least` bytes in each `window` (milliseconds), and all of it before the `deadline`. */
export const pace = { least: 10_000, window: 10_000, deadline: 240_000 }

export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads the body of a request.
 * @param {IncomingMessage} request
 * @param {{ limit: number, room: import('./capacity.mjs').TransferCapacity, owner: string, pace: typeof pace }} options
 * @returns {Promise<{ whole?: IncomingMessage, leave?: () => void, refused?: string, values?: object }>} `whole` has the body and
 * keeps its room until `leave`; `refused` is the code of the response. Both are missing if the client disconnected.
 */
export function readBody(request, { limit, room, owner, pace }) {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(tooLarge(limit))
  return new Promise((resolve) => {
    const body = new Growing(limit)
    const transfer = { owner, bytes: 0, giveUp: (code) => end({ refused: code }) }
    const end = (outcome) => {
      clearInterval(slow)
      clearTimeout(late)
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener)
      // A complete transfer is never given up.
      transfer.giveUp = undefined
      if (!outcome.whole) room.close(transfer)
      resolve(outcome)
    }
    const tooSlow = () => end({ refused: 'body-too-slow' })
    let seen = 0
    const slow = setInterval(() => {
      if (body.size - seen < pace.least) tooSlow()
      seen = body.size
    }, pace.window)
    const late = setTimeout(tooSlow, pace.deadline)
    const listeners = {
      data: (chunk) => {
        if (!body.add(chunk)) return end(tooLarge(limit))
        room.hold(transfer, body.size)
      },
      end: () => end({ whole: withBody(request, body.bytes), leave: () => room.close(transfer) }),
      close: () => end({}),
      error: () => end({}),
    }
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener)
    room.open(transfer)
  })
}

const tooLarge = (limit) => ({ refused: 'body-too-large', values: { limit } })

/** A buffer for chunks of any size. A list of chunks would take hundreds of bytes for each. */
class Growing {
  size = 0
  #buffer = Buffer.alloc(0)

  constructor(limit) {
    this.limit = limit
  }

  get bytes() {
    return this.#buffer.subarray(0, this.size)
  }

  /** Adds a chunk, or returns false if it would exceed the limit. */
  add(chunk) {
    const size = this.size + chunk.length
    if (size > this.limit) return false
    if (size > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(2 * size, 4096), this.limit))
      this.bytes.copy(larger)
      this.#buffer = larger
    }
    chunk.copy(this.#buffer, this.size)
    this.size = size
    return true
  }
}

/** Returns the same request with its complete body, however it was transferred. */
function withBody(request, bytes) {
  const whole = new IncomingMessage(request.socket)
  const { 'transfer-encoding': _, ...headers } = request.headers
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request
  Object.assign(whole, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders })
  whole.headers = { ...headers, 'content-length': String(bytes.length) }
  whole.complete = true
  if (bytes.length > 0) whole.push(bytes)
  whole.push(null)
  return whole
}
