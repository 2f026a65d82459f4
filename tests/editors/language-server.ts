/** A YAML language server driven as by an editor: one process with its standard input and output. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A fault that an editor would underline. Lines count from 1, as in our findings. */
export type Underlined = { readonly line: number; readonly message: string }

type Diagnostics = { uri: string; diagnostics: { range: { start: { line: number } }; message: string }[] }
type Incoming = { id?: number; method?: string; params?: unknown; result?: unknown }

/** The YAML part of an editor's settings. */
export type Settings = Readonly<Record<string, unknown>>

/** The settings of an editor without settings of its own. Catalogues are not loaded. */
const SETTINGS: Settings = {
  validate: true,
  hover: true,
  completion: true,
  schemas: {},
  schemaStore: { enable: false },
}

/** The time limit for a file, in milliseconds. */
const PATIENCE_MS = 60_000

/** A release with its own install, `tests/editors/newest`, which is created on demand. */
const NEWEST = 'yaml-language-server-2'

function programOf(name: string): string {
  if (name !== NEWEST) return resolve('node_modules', name, 'bin/yaml-language-server')
  const program = resolve('tests/editors/newest/node_modules/yaml-language-server/bin/yaml-language-server')
  if (!existsSync(program)) execFileSync('npm', ['ci', '--prefix', 'tests/editors/newest'], { stdio: 'pipe' })
  return program
}

export class LanguageServer {
  /** The messages of the server about itself. */
  readonly log: string[] = []
  readonly #waiting = new Map<string, (found: Underlined[]) => void>()
  readonly #asked = new Map<number, (result: unknown) => void>()
  #buffer = Buffer.alloc(0)
  #requests = 0

  private constructor(
    private readonly server: ChildProcess,
    private readonly settings: Settings,
  ) {
    server.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  /** `name` is the installed package, `folder` the open folder, `own` the author's settings. */
  static async start(name: string, folder: string, own: Settings = {}): Promise<LanguageServer> {
    const server = new LanguageServer(
      spawn(process.execPath, [programOf(name), '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] }),
      { ...SETTINGS, ...own },
    )
    const rootUri = pathToFileURL(folder).href
    const capabilities = { workspace: { configuration: true, workspaceFolders: true } }
    await server.#request('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'pack' }],
      capabilities,
    })
    server.#send({ method: 'initialized', params: {} })
    server.#send({
      method: 'workspace/didChangeConfiguration',
      params: { settings: { yaml: server.settings } },
    })
    return server
  }

  /** Returns the findings of the server in a text at a path, which need not be on disk. */
  check(path: string, text: string): Promise<Underlined[]> {
    // Uses a new name each time, because findings of a closed file may arrive late.
    return this.checkOnce(path.replace(/\.yaml$/, `.${++this.#requests}.yaml`), text)
  }

  /** Checks a text under exactly this name, for settings that depend on names. Each path can be used once. */
  checkOnce(path: string, text: string): Promise<Underlined[]> {
    const uri = pathToFileURL(path).href
    const found = new Promise<Underlined[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${path}: no answer`)), PATIENCE_MS)
      this.#waiting.set(uri, (underlined) => {
        clearTimeout(timer)
        resolve(underlined)
      })
    })
    this.#send({
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
    })
    return found.finally(() => {
      this.#waiting.delete(uri)
      this.#send({ method: 'textDocument/didClose', params: { textDocument: { uri } } })
    })
  }

  /** Returns the help under the pointer at a place counted from 0. */
  async hover(path: string, text: string, line: number, character: number): Promise<string> {
    const uri = pathToFileURL(path).href
    const textDocument = { uri, languageId: 'yaml', version: 1, text }
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } })
    const result = (await this.#request('textDocument/hover', {
      textDocument: { uri },
      position: { line, character },
    })) as { contents?: { value?: string } } | null
    return result?.contents?.value ?? ''
  }

  stop(): void {
    this.server.kill()
  }

  #request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#requests
    return new Promise((resolve) => {
      this.#asked.set(id, resolve)
      this.#send({ id, method, params })
    })
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk])
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString('latin1', 0, end))?.[1])
      if (end < 0 || this.#buffer.length < end + 4 + length) return
      const body = this.#buffer.toString('utf8', end + 4, end + 4 + length)
      this.#buffer = this.#buffer.subarray(end + 4 + length)
      this.#receive(JSON.parse(body))
    }
  }

  #receive({ id, method, params, result }: Incoming): void {
    if (method === 'textDocument/publishDiagnostics') this.#publish(params as Diagnostics)
    else if (method === 'window/logMessage') this.log.push((params as { message: string }).message)
    else if (method === undefined) this.#asked.get(id ?? -1)?.(result)
    else if (id !== undefined) this.#answer(id, params)
  }

  /** Answers requests for settings by section, and any other request with null. */
  #answer(id: number, params: unknown): void {
    const items = (params as { items?: { section?: string }[] } | undefined)?.items
    const answer = items?.map(({ section }) => (section === 'yaml' ? this.settings : {})) ?? null
    this.#send({ id, result: answer })
  }

  #publish({ uri, diagnostics }: Diagnostics): void {
    this.#waiting.get(uri)?.(
      diagnostics.map(({ range, message }) => ({ line: range.start.line + 1, message })),
    )
  }
}
