import type { Severity } from '../schemas/diagnostic'
import type { Context } from './context'

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const
export type Ink = keyof typeof CODES

/** Colours a text if the terminal supports it (not with NO_COLOR or in a pipe). */
export const paint = (context: Context, ink: Ink, text: string): string =>
  context.colour ? `\u001b[${CODES[ink]}m${text}\u001b[0m` : text

export const SEVERITY_INK: Record<Severity, Ink> = { error: 'red', warning: 'yellow', info: 'blue' }

/** Prints a line that overwrites itself; does nothing unless the output is a terminal. */
export function progress(context: Context, text: string | undefined): void {
  if (!context.terminal.errIsTerminal) return
  context.terminal.err(text === undefined ? '\r\u001b[K' : `\r\u001b[K${text}`)
}
