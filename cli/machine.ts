import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { type Context, EXIT, type ExitCode } from './context'
import { printJsonError } from './json-error'

/** A fault of the place Ludoteca runs in: `scripts/lib/fault.mjs`, in words of either language. */
type Fault = { readonly code: string; readonly words: (language: string) => string }

/** `tell` of `scripts/lib/fault.mjs`: a text of `scripts/text` in either language. */
export type Texts = {
  tell(key: string, values: Readonly<Record<string, string | number>>, language: string): string
}

const isFault = (error: unknown): error is Fault =>
  error instanceof Error && 'words' in error && typeof error.words === 'function'

/**
 * A module of the scripts that start the site, so that commands and start share one code. It is loaded as it is, not
 * bundled: it finds PostgreSQL and the migrations by its own place.
 */
export async function scriptOf<T>(context: Context, name: string): Promise<T> {
  return (await import(pathToFileURL(join(context.home, 'scripts/lib', `${name}.mjs`)).href)) as T
}

/** The folder of everything people make, as the start finds it. */
export async function dataFolder(context: Context): Promise<string> {
  const { dataDirectory } = await scriptOf<{ dataDirectory: () => string }>(context, 'project')
  return dataDirectory()
}

/** What goes wrong in a known way is said in words, in the language of the command; everything else is a fault of ours. */
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

/** A question to the person at the terminal; nobody there is no answer. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}
