import type { Context } from './context'

/** Why a command came to nothing: written wrongly, a fault of the place it runs in, or one of ours. */
export type JsonError = {
  readonly kind: 'usage' | 'place' | 'internal'
  readonly code: string
  readonly message: string
}

/** With `--json` an error is JSON on standard output. Returns false without it: the caller prints words. */
export function printJsonError({ json, terminal }: Context, error: JsonError): boolean {
  if (json) terminal.out(`${JSON.stringify({ error }, null, 2)}\n`)
  return json
}
