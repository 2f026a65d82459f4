import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DraftContent, FileChange } from '../../../schemas/api'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import type { House } from './house'

/** A site started by `npm start`'s script, with its output. */
export class Site {
  words = ''
  readonly exit: Promise<number | null>

  private constructor(
    readonly process: ChildProcess,
    readonly url: string,
  ) {
    this.exit = once(process, 'exit').then(([code]) => code as number | null)
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on('data', (text) => {
        this.words += text
      })
    }
  }

  static async start(house: House, port?: number, more: Record<string, string> = {}): Promise<Site> {
    const at = port ?? (await freePort())
    const { VITEST, DATABASE_URL, ...environment } = process.env
    const child = spawn(process.execPath, [join(house.root, 'scripts/start.mjs')], {
      cwd: house.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        NODE_ENV: 'production',
        HOME: house.root,
        PORT: String(at),
        HOST: '127.0.0.1',
        LUDOTECA_DATA: house.data,
        ...more,
      },
      ...house.user,
    })
    return new Site(child, `http://127.0.0.1:${at}`)
  }

  /** Waits until the site answers. If it ends instead, throws with its output. */
  async ready(): Promise<this> {
    let over = false
    this.exit.then(() => {
      over = true
    })
    for (const end = Date.now() + 120_000; Date.now() < end; await sleep(50)) {
      if (over) break
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined)
      if (answer?.ok) return this
    }
    throw new Error(`the site did not start:\n${this.words}`)
  }

  async stop(): Promise<number | null> {
    this.process.kill('SIGTERM')
    return this.exit
  }
}

/** An author with a draft on that site, who remembers the acknowledged saves. */
export class Author {
  /** The highest acknowledged revision. */
  acknowledged = 1
  /** The statuses of refused saves. */
  readonly refused: number[] = []
  id = ''
  #cookie = ''

  /** @param headers of each request, such as those of a proxy */
  constructor(private readonly headers: Readonly<Record<string, string>> = {}) {}

  async fork(url: string) {
    const answer = await this.#ask(url, 'POST', '/api/drafts', { pack: 'corteo' })
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    this.id = ((await answer.json()) as DraftContent).draft.id
  }

  /** Saves until the connection breaks. Each save writes its own number into two files. */
  async saveUntilBroken(url: string) {
    for (;;) {
      const answer = await this.#save(url).catch(() => undefined)
      if (answer && !answer.ok) this.refused.push(answer.status)
      if (!answer?.ok) return
      const { rev } = (await answer.json().catch(() => ({ rev: 0 }))) as { rev: number }
      if (rev === 0) return
      this.acknowledged = rev
    }
  }

  /** Saves once, and counts it if acknowledged. */
  async saveOnce(url: string): Promise<Response> {
    const answer = await this.#save(url)
    if (answer.ok) this.acknowledged++
    return answer
  }

  #save(url: string) {
    const text = `save ${this.acknowledged + 1}\n${'x'.repeat(20_000)}`
    const files: FileChange[] = [
      { path: 'notes/one.md', text },
      { path: 'notes/two.md', text },
    ]
    const save = { rev: this.acknowledged, key: randomUUID(), files }
    return this.#ask(url, 'PUT', `/api/drafts/${this.id}/files`, save)
  }

  /** Returns the current revision of the draft, and the numbers in its two files. */
  async look(url: string): Promise<{ rev: number; numbers: number[] }> {
    const answer = await this.#ask(url, 'GET', `/api/drafts/${this.id}`)
    const { draft, files } = (await answer.json()) as DraftContent
    const numbers = files.flatMap((file) =>
      file.path.startsWith('notes/') && 'text' in file ? [Number(file.text.match(/^save (\d+)/)?.[1])] : [],
    )
    return { rev: draft.rev, numbers }
  }

  #ask(url: string, method: string, path: string, body?: unknown) {
    return fetch(url + path, {
      method,
      headers: {
        ...this.headers,
        origin: url,
        cookie: this.#cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    })
  }
}
