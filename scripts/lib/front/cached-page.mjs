/**
 * Caches the front page and the tables of the catalog, one rendering for all readers of a language and a look. The site requests
 * the page from itself without cookies, so that it contains no private data; the reader's own data is loaded later through the
 * routes. Every response gets a new nonce in place of the rendered one.
 */
import { randomBytes } from 'node:crypto'
import { request as ask } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedBy } from './accepted.mjs'

/** How long a page is cached (milliseconds), about as long as a change of the catalog takes to be noticed. */
const fresh = 1000
/** Most cached pages; the oldest one is dropped. */
const most = 40
/** The plain table of a pack, equal for all readers. The id of a draft is a UUID. */
const table = /^\/play\/[a-z][a-z0-9-]{0,63}$/
const draft = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const languages = ['en', 'it']
const themes = ['light', 'dark']
/** Headers that belong to a single response, not to the page. */
const ofOneAnswer = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]

export class CachedPage {
  #pages = new Map()
  /** A secret of this process that marks the site's own requests. */
  #mark = randomBytes(16).toString('hex')

  /** @param {() => { host: string, port: number }} address where the site listens. */
  constructor(address) {
    this.address = address
  }

  /** Returns whether the site sent this request to itself: it then goes straight to the renderer. */
  isOwn(request) {
    return request.headers['x-ludoteca-render'] === this.#mark
  }

  /** Returns whether a cached page answers this request: a browser's request for the whole front page or a table. */
  isFor({ method, url, headers }) {
    const isWhole = !headers.rsc && !headers['next-action'] && !headers.range
    return method === 'GET' && isWhole && (url === '/' || (table.test(url) && !draft.test(url)))
  }

  /** Sends the cached page, or returns false without a response if it could not be rendered. */
  async answer(request, response) {
    const wish = wishOf(request)
    const page = wish && (await this.#page(wish).catch(() => undefined))
    if (!page) return false
    if (response.destroyed) return true
    const nonce = randomBytes(27).toString('base64')
    const fill = (text) => text.replaceAll(page.nonce, nonce)
    const { bytes, encoding } = await compressed(fill(page.html), request)
    const headers = page.headers.map(([name, value]) => [name, fill(value)])
    if (encoding) headers.push(['Content-Encoding', encoding])
    headers.push(['Vary', 'Accept-Encoding'], ['Content-Length', String(bytes.length)])
    response.writeHead(200, headers.flat())
    response.end(bytes)
    return true
  }

  /** @returns {Promise<{ html: string, nonce: string, headers: [string, string][] } | undefined>} */
  async #page(wish) {
    const key = JSON.stringify(wish)
    const known = this.#pages.get(key)
    if (known && performance.now() - known.at < fresh) return known.page
    const page = this.#render(wish)
    const entry = { page, at: performance.now() }
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    if (this.#pages.size > most) this.#pages.delete(this.#pages.keys().next().value)
    page.then(
      (made) => {
        entry.at = performance.now()
        if (!made) this.#pages.delete(key)
      },
      () => this.#pages.delete(key),
    )
    return page
  }

  #render({ path, cookie, accepted, host }) {
    const headers = {
      // Makes the request that of a visitor, not of the user at the machine.
      'x-forwarded-for': '192.0.2.1',
      'x-ludoteca-render': this.#mark,
      // Without a user agent, Next would stream title and description after the page.
      'user-agent': 'ludoteca',
      ...{ host, cookie, 'accept-language': accepted, 'accept-encoding': 'identity', accept: 'text/html' },
    }
    return new Promise((resolve, reject) => {
      const asked = ask({ ...this.address(), path, headers, agent: false, timeout: 30_000 }, (answer) =>
        pageOf(answer).then(resolve, reject),
      )
      asked.once('timeout', () => asked.destroy(new Error('The page was not rendered in time.')))
      asked.once('error', reject)
      asked.end()
    })
  }
}

/** Returns what the page depends on, or `undefined` for a request too unusual to cache. */
function wishOf({ url, headers }) {
  const chosen = (name, values) =>
    values.find((value) => new RegExp(`(?:^|;\\s*)${name}=${value}(?:;|$)`).test(headers.cookie ?? ''))
  const language = chosen('language', languages)
  const theme = chosen('theme', themes)
  const accepted = language ? 'en' : (headers['accept-language'] ?? '')
  const { host = '' } = headers
  if (accepted.length > 100 || host === '' || host.length > 100) return undefined
  const cookies = [language && `language=${language}`, theme && `theme=${theme}`].filter(Boolean)
  return { path: url, cookie: cookies.join('; '), accepted, host }
}

async function pageOf(answer) {
  answer.setEncoding('utf8')
  let html = ''
  for await (const chunk of answer) html += chunk
  const nonce = /'nonce-([\w+/=-]{16,})'/.exec(answer.headers['content-security-policy'] ?? '')?.[1]
  if (answer.statusCode !== 200 || !nonce || answer.headers['set-cookie']) return undefined
  const headers = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const [name, value] = answer.rawHeaders.slice(at, at + 2)
    if (!ofOneAnswer.includes(name.toLowerCase())) headers.push([name, value])
  }
  return { html, nonce, headers }
}

const packers = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 3 }),
}

async function compressed(text, request) {
  const bytes = Buffer.from(text, 'utf8')
  const encoding = acceptedBy(request, Object.keys(packers))
  return encoding ? { encoding, bytes: await packers[encoding](bytes) } : { bytes }
}
