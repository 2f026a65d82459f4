/** Clients that delay the site: with the head of a request, with its body, or by not reading the answer. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Author } from './site'

export type Slowness =
  /** The head of a request without its end. */
  | 'head'
  /** A head without any byte of the body. */
  | 'stalled'
  /** A head, and one byte of the body per second. */
  | 'body'
  /** The same in a chunk of the largest possible declared size. */
  | 'chunk'
  /** A complete request with an unread answer. */
  | 'reader'

export type Target = { readonly method: string; readonly path: string; readonly type?: string }

/** One target for each kind of work with a limited number at once. */
export const targets: readonly Target[] = [
  { method: 'POST', path: '/api/workspace/open' },
  { method: 'POST', path: '/api/drafts' },
  { method: 'POST', path: '/api/import', type: 'application/zip' },
]

/** Clients with a fast network that make every kind of request at once. */
export class Others {
  readonly fine = { page: 200, packs: 200, drafts: 200, save: 200, export: 200, import: 201 }

  private constructor(
    private readonly url: string,
    private readonly author: Author,
    private readonly zip: ArrayBuffer,
  ) {}

  static async at(url: string): Promise<Others> {
    const author = new Author()
    await author.fork(url)
    const zip = await (await fetch(`${url}/api/packs/corteo/export`)).arrayBuffer()
    const others = new Others(url, author, zip)
    // First requests take the longest.
    for (const ask of Object.values(others.#asks)) await ask()
    return others
  }

  readonly #asks: Readonly<Record<string, () => Promise<Response>>> = {
    page: () => fetch(this.url),
    packs: () => fetch(`${this.url}/api/packs`),
    drafts: () => fetch(`${this.url}/api/drafts`),
    save: () => this.author.saveOnce(this.url),
    export: () => fetch(`${this.url}/api/drafts/${this.author.id}/export`),
    import: () =>
      fetch(`${this.url}/api/import`, {
        method: 'POST',
        headers: { origin: this.url, 'content-type': 'application/zip' },
        body: this.zip,
      }),
  }

  /** Returns the status of each answer, or the text of a refusal. */
  async see(): Promise<Record<string, number | string>> {
    const seen = Object.entries(this.#asks).map(async ([name, ask]) => {
      const answer = await ask()
      const bytes = await answer.arrayBuffer()
      const status = answer.ok ? answer.status : `${answer.status} ${new TextDecoder().decode(bytes)}`
      return [name, status] as const
    })
    return Object.fromEntries(await Promise.all(seen))
  }
}

/** The largest size of a chunk. */
const LARGEST = 'FFFFFFFFFFFFFFFF'

function headOf(slowness: Slowness, { method, path, type = 'application/json' }: Target, host: string) {
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n`
  if (slowness === 'head') return head
  if (slowness === 'reader') return `${head}\r\n`
  const typed = `${head}Content-Type: ${type}\r\n`
  if (slowness === 'chunk') return `${typed}Transfer-Encoding: chunked\r\n\r\n${LARGEST}\r\n`
  return `${typed}Content-Length: 900\r\n\r\n`
}

export class SlowClients {
  readonly #sockets: Socket[] = []
  readonly #beats: NodeJS.Timeout[] = []
  /** Milliseconds until the site closed each connection. */
  readonly lived: number[] = []
  /** Status lines of their answers. */
  readonly answers: string[] = []

  constructor(
    private readonly url: string,
    private readonly host = new URL(url).host,
  ) {}

  get open(): number {
    return this.#sockets.filter((socket) => !socket.destroyed).length
  }

  async add(count: number, slowness: Slowness, target: Target): Promise<this> {
    await Promise.all(Array.from({ length: count }, () => this.#one(slowness, target)))
    return this
  }

  #one(slowness: Slowness, target: Target): Promise<void> {
    const { hostname, port } = new URL(this.url)
    const socket = connect({ host: hostname, port: Number(port) })
    const since = performance.now()
    this.#sockets.push(socket)
    const head = headOf(slowness, target, this.host)
    // An endless head grows by one letter of a header per second.
    const beat = setInterval(() => slowness !== 'stalled' && slowness !== 'reader' && socket.write('a'), 1000)
    this.#beats.push(beat)
    socket.once('close', () => {
      clearInterval(beat)
      this.lived.push(performance.now() - since)
    })
    socket.on('error', () => {})
    if (slowness === 'reader') socket.pause()
    else socket.once('data', (bytes) => this.answers.push(String(bytes).split('\r\n', 1)[0]))
    return new Promise((resolve) => {
      socket.once('connect', () => socket.write(head, () => resolve()))
      socket.once('close', () => resolve())
    })
  }

  /** Whether the site has closed all of them within this many milliseconds. */
  async allCut(patience: number): Promise<boolean> {
    for (const end = performance.now() + patience; this.open > 0 && performance.now() < end; ) await sleep(50)
    return this.open === 0
  }

  leave() {
    for (const beat of this.#beats) clearInterval(beat)
    for (const socket of this.#sockets) socket.destroy()
  }
}
