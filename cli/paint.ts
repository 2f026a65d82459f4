import type { Severity } from '../schemas/diagnostic'
import type { Context } from './context'

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const
export type Ink = keyof typeof CODES

/** Colour where the reader's terminal wants it (NO_COLOR and pipes do not). */
export const paint = (context: Context, ink: Ink, text: string): string =>
  context.colour ? `\u001b[${CODES[ink]}m${text}\u001b[0m` : text

export const SEVERITY_INK: Record<Severity, Ink> = { error: 'red', warning: 'yellow', info: 'blue' }

/** A line that overwrites itself, on a terminal only. */
export function progress(context: Context, text: string | undefined): void {
  if (!context.terminal.errIsTerminal) return
  context.terminal.err(text === undefined ? '\r\u001b[K' : `\r\u001b[K${text}`)
}
