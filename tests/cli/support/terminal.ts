import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from '../../../cli/main'

export const HOME = fileURLToPath(new URL('../../..', import.meta.url))

export type Run = { readonly code: number; readonly out: string; readonly err: string }
type Around = {
  readonly cwd?: string
  readonly env?: Record<string, string>
  readonly onTerminal?: boolean
}

/** Runs one command as a terminal would, and returns its output. */
export async function ludoteca(args: readonly string[], around: Around = {}): Promise<Run> {
  const { cwd = HOME, env = {}, onTerminal = false } = around
  const said = { out: '', err: '' }
  const code = await main(args, {
    home: HOME,
    terminal: {
      out: (text) => {
        said.out += text
      },
      err: (text) => {
        said.err += text
      },
      cwd,
      env,
      outIsTerminal: onTerminal,
      errIsTerminal: onTerminal,
    },
  })
  return { code, ...said }
}

/** Runs a test in a temporary folder and removes it afterwards. */
export async function inFolder<T = void>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-cli-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
