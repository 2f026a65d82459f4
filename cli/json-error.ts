import type { Context } from './context'

/** Why a command failed: wrong usage, a fault of its environment, or an internal error. */
export type JsonError = {
  readonly kind: 'usage' | 'place' | 'internal'
  readonly code: string
  readonly message: string
}

/** Prints an error as JSON on standard output and returns true, or returns false without `--json`. */
export function printJsonError({ json, terminal }: Context, error: JsonError): boolean {
  if (json) terminal.out(`${JSON.stringify({ error }, null, 2)}\n`)
  return json
}
