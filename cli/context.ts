import type { Message } from '../schemas/diagnostic'
import type { Language, Words } from './language'

/** 0: all is well, 1: findings, 2: wrong usage, 3: internal error. */
export const EXIT = { ok: 0, findings: 1, usage: 2, internal: 3 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Input and output, replaceable in tests. */
export type Terminal = {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly outIsTerminal: boolean
  readonly errIsTerminal: boolean
}

/** The environment of a command. */
export type Context = {
  readonly terminal: Terminal
  /** Ludoteca's folder, with its bundled packs in `content/`. */
  readonly home: string
  readonly language: Language
  readonly words: Words
  readonly colour: boolean
  /** Whether the output is for programs: errors are then JSON too. */
  readonly json: boolean
  /** Prints one line on standard output. */
  line(text?: string): void
}

export type Command = {
  readonly name: string
  run(args: readonly string[], context: Context): Promise<ExitCode>
}

/** The command line is wrong, or a named file is missing: exit code 2. */
export class UsageError extends Error {
  readonly told: Message
  constructor(key: string, values?: Message['values']) {
    super(key)
    this.told = { key, values }
  }
}
