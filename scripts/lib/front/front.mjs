// Runs before Next: refuses invalid requests, reads bodies, and limits the number of concurrent requests.
import { bodyLimit, hasBody, pace, readBody } from './body.mjs'
import { capacitySizes, TransferCapacity } from './capacity.mjs'
import { Gate } from './gate.mjs'
import { ownerOf } from './gatekeeper.mjs'
import { completeHeaders } from './headers.mjs'
import { readerPace, watchReader } from './readers.mjs'
import { refuse } from './refuse.mjs'

/** The same name in `server/http/cached.ts`. */
const packed = 'x-ludoteca-packed'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Each kind of request has its own gate, so that many readers do not block saves. */
const sizes = {
  /**
   * Pages, and packs of the catalog. More at once would be slower in total, as pages are compressed on a few cores. `few` is the
   * number of requests that the pages of two readers make at once.
   */
  reading: { atOnce: 4, waiting: 200, patience: 400, few: 24, calmly: 10_000 },
  /** Files that a loaded page needs. */
  files: { atOnce: 64, waiting: 4000, patience: 10_000 },
  /** Drafts and games: listed, opened, saved. */
  drafts: { atOnce: 16, waiting: 300, patience: 5000 },
  /** Zip archives of packs, and drafts to check: megabytes to unpack and read. */
  archives: { atOnce: 2, waiting: 16, patience: 30_000 },
}

function kindOf(path) {
  if (path.startsWith('/_next/static/')) return 'files'
  if (/^\/api\/(import$|drafts\/[^/]+\/(export|checked)$)/.test(path)) return 'archives'
  return /^\/api\/(drafts|games|contents)/.test(path) ? 'drafts' : 'reading'
}

/** Returns the decoded path, or `undefined` if an escape in it is invalid. */
function pathOf({ url = '/' }) {
  try {
    return decodeURIComponent(url.split('?', 1)[0])
  } catch {
    return undefined
  }
}

/**
 * Lets a route set `Content-Encoding`, which Next drops. The route names it in a header of ours if the request has the same header;
 * clients cannot set it.
 */
function letPack(request, response) {
  request.headers[packed] = 'yes'
  const set = response.setHeader
  response.setHeader = function (name, value) {
    return set.call(this, String(name).toLowerCase() === packed ? 'content-encoding' : name, value)
  }
}

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} answer
 * @param {{ gates?: Partial<typeof sizes>, page?: import('./cached-page.mjs').CachedPage, files?: import('./packed-files.mjs').PackedFiles,
 *   room?: typeof capacitySizes, paces?: { body?: typeof pace, reader?: typeof readerPace } }} [options]
 * `page` caches the front page. `files` sends the scripts of the build.
 */
export function front(answer, { gates: other, page, files, room: size = capacitySizes, paces = {} } = {}) {
  const gates = Object.fromEntries(
    Object.entries({ ...sizes, ...other }).map(([kind, size]) => [kind, new Gate(size)]),
  )
  const room = new TransferCapacity(size)

  /** Passes a completely received request on. */
  const admit = async (request, response, path) => {
    // Health checks always pass, so that monitoring works under load.
    if (path === '/api/health' || page?.isOwn(request)) return answer(request, response)
    const gate = gates[kindOf(path)]
    const outcome = await gate.enter(response)
    if (outcome === 'gone') return
    if (outcome === 'busy') return refuse(request, response, 'site-busy')
    const giveBack = () => gate.giveBack(response)
    watchReader(response, { room, owner: ownerOf(request), pace: paces.reader ?? readerPace, giveBack })
    if (page?.isFor(request) && (await page.answer(request, response))) return
    if (await files?.answer(request, response)) return
    return answer(request, response)
  }

  return async (request, response) => {
    completeHeaders(response)
    if (!methods.includes(request.method)) {
      return refuse(request, response, 'method-not-allowed', undefined, { Allow: methods.join(', ') })
    }
    letPack(request, response)
    const path = pathOf(request)
    if (path === undefined) return refuse(request, response, 'bad-request', { expected: 'URL' })
    if (!hasBody(request)) return admit(request, response, path)
    const options = { limit: bodyLimit(path), room, owner: ownerOf(request), pace: paces.body ?? pace }
    const { whole, leave, refused, values } = await readBody(request, options)
    if (refused) return refuse(request, response, refused, values)
    if (!whole) return
    response.once('prefinish', leave)
    response.once('close', leave)
    return admit(whole, response, path)
  }
}
