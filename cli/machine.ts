import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { type Context, EXIT, type ExitCode } from './context'
import { printJsonError } from './json-error'

/** A fault of the environment: `scripts/lib/fault.mjs`, with words in both languages. */
type Fault = { readonly code: string; readonly words: (language: string) => string }

/** `tell` of `scripts/lib/fault.mjs`: a text of `scripts/text` in either language. */
export type Texts = {
  tell(key: string, values: Readonly<Record<string, string | number>>, language: string): string
}

const isFault = (error: unknown): error is Fault =>
  error instanceof Error && 'words' in error && typeof error.words === 'function'

/**
 * Imports a module of the start scripts, so that commands and start share code. It is imported unbundled, because it locates
 * PostgreSQL and the migrations relative to its own file.
 */
export async function scriptOf<T>(context: Context, name: string): Promise<T> {
  return (await import(pathToFileURL(join(context.home, 'scripts/lib', `${name}.mjs`)).href)) as T
}

/** Returns the data folder, as the start finds it. */
export async function dataFolder(context: Context): Promise<string> {
  const { dataDirectory } = await scriptOf<{ dataDirectory: () => string }>(context, 'project')
  return dataDirectory()
}

/** Prints known faults in the language of the command; any other error is rethrown as internal. */
export async function inWords(context: Context, run: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await run()
  } catch (error) {
    if (!isFault(error)) throw error
    const message = error.words(context.language)
    if (!printJsonError(context, { kind: 'place', code: error.code, message }))
      context.terminal.err(`${message}\n`)
    return EXIT.findings
  }
}

/** Asks the user at the terminal; returns an empty text if there is none. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}
