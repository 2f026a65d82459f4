/** Runs the production site in its own process, on an empty data folder that is removed afterwards. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'

export type RunningSite = {
  readonly url: string
  /** Memory of the site's process in megabytes, or `undefined` if the system does not report it. */
  memory(): number | undefined
  /** Stops the site and removes its data. */
  stop(): Promise<void>
}

/** Builds the site first if needed. Throws with the site's output if it does not respond within four minutes. */
export async function startSite(): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-readers-'))
  chmodSync(data, 0o755)
  const port = await freePort()
  const child = spawn(process.execPath, [resolve('scripts/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutTests(process.env),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LUDOTECA_DATA: data,
    },
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const exit = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await exit
    rmSync(data, { recursive: true, force: true })
  }
  if (await isReady(child, url)) return { url, memory: () => memoryOf(child.pid), stop }
  await stop()
  throw new Error(`the site did not start:\n${words}`)
}

function withoutTests({ VITEST, DATABASE_URL, ...environment }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return environment
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  for (const end = Date.now() + 240_000; Date.now() < end && child.exitCode === null; await sleep(100)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return true
  }
  return false
}

function memoryOf(pid: number | undefined): number | undefined {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return pages ? Number(pages[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}
