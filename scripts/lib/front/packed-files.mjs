// Sends the scripts and styles of the build in brotli. Next would send them in gzip, and compress them again for each request.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { acceptedBy } from './accepted.mjs'

const types = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** The first reader of a page waits for this once: some 300 ms. Quality 11 saves 2 % more and takes more than twice as long. */
const quality = 10

export class PackedFiles {
  #folder
  /** The files by address, compressed at their first request. */
  #packed = new Map()

  /** @param {string} folder of the static files of a build. They keep their names as long as the process runs. */
  constructor(folder) {
    this.#folder = folder
    for (const name of readdirSync(folder, { recursive: true }))
      if (types[extname(name)]) this.#packed.set(`/_next/static/${name}`, undefined)
  }

  /** Sends a file, or returns false without a response if the request is for something else. */
  async answer(request, response) {
    const { method, url, headers } = request
    if (method !== 'GET' || headers.range || !this.#packed.has(url) || !acceptedBy(request, ['br']))
      return false
    const bytes = await this.#bytesOf(url).catch(() => undefined)
    if (!bytes) return false
    if (response.destroyed) return true
    response.writeHead(200, {
      'Content-Type': types[extname(url)],
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    })
    response.end(bytes)
    return true
  }

  #bytesOf(url) {
    const known = this.#packed.get(url)
    if (known) return known
    const made = readFile(join(this.#folder, url.slice('/_next/static/'.length))).then((text) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    )
    this.#packed.set(url, made)
    // A failure is not stored: the next request tries again.
    made.catch(() => this.#packed.set(url, undefined))
    return made
  }
}
