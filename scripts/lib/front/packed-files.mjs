// Sends the scripts and styles of the build in brotli, as the build has compressed them (`scripts/lib/pack-static.mjs`).
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { acceptedBy } from './accepted.mjs'

const types = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

export class PackedFiles {
  #folder
  /** The bytes by address, read at the first request. */
  #packed = new Map()

  /** @param {string} folder of compressed files. They keep their names as long as the process runs. */
  constructor(folder) {
    this.#folder = folder
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
    for (const name of names)
      if (types[extname(name)]) this.#packed.set(`/_next/static/${name.replaceAll('\\', '/')}`, undefined)
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
    const read = readFile(join(this.#folder, url.slice('/_next/static/'.length)))
    this.#packed.set(url, read)
    // A failure is not stored: the next request tries again.
    read.catch(() => this.#packed.set(url, undefined))
    return read
  }
}
