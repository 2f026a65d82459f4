import type { Message } from '../schemas/diagnostic'
import type { Language, Words } from './language'

/** 0 all is well, 1 findings, 2 the command was written wrongly, 3 a fault of ours. */
export const EXIT = { ok: 0, findings: 1, usage: 2, internal: 3 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** The outside world, so that tests can stand in for a terminal. */
export type Terminal = {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly outIsTerminal: boolean
  readonly errIsTerminal: boolean
}

/** What a command works with. */
export type Context = {
  readonly terminal: Terminal
  /** Where Ludoteca is: its bundled packs are in `content/`. */
  readonly home: string
  readonly language: Language
  readonly words: Words
  readonly colour: boolean
  /** Whether the output is for programs: errors are JSON then, too. */
  readonly json: boolean
  /** One line on standard output. */
  line(text?: string): void
}

export type Command = {
  readonly name: string
  run(args: readonly string[], context: Context): Promise<ExitCode>
}

/** The command cannot be carried out as written, or a file it names is not there: exit code 2. */
export class UsageError extends Error {
  readonly told: Message
  constructor(key: string, values?: Message['values']) {
    super(key)
    this.told = { key, values }
  }
}
