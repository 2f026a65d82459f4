/** Builds findings of checks. */

import { nearest } from '../../schemas/suggest'
import type { Finding, Message } from '../types'
import type { At } from '../types/pack'

type Extras = Partial<
  Pick<Finding, 'expected' | 'found' | 'suggestion' | 'cells' | 'lacks' | 'wants' | 'declares' | 'restsOn'>
>

/** Builds findings with messages under `texts`. Codes start with the severity: E- error, W- warning, I- info. */
export const findingIn =
  (texts: string) =>
  (code: string, at: At, key: string, values?: Message['values'], extras?: Extras): Finding => {
    const severity = code.startsWith('E') ? 'error' : code.startsWith('W') ? 'warning' : 'info'
    return { ...at, code, severity, message: { key: `${texts}.${key}`, values }, ...extras }
  }
export const finding = findingIn('check')

/** A list of names for a reader; a long one is cut. */
export function listNames(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown}, … (${names.length})` : shown
}

/** An unknown name: `kind` is "terrain", "unit", "side" ... */
export function unknownName(
  kind: string,
  at: At,
  name: string,
  known: readonly string[],
  declares?: Finding['declares'],
): Finding {
  return finding(
    `E-UNKNOWN-${kind.toUpperCase()}`,
    at,
    `unknown.${kind}`,
    { name },
    {
      found: name,
      expected: listNames(known),
      suggestion: nearest(name, known),
      ...(declares ? { declares } : {}),
    },
  )
}

export const within = ({ on: _, ...at }: At, ...steps: (string | number)[]): At => ({
  ...at,
  path: [...at.path, ...steps],
})
export const onKey = (at: At, key: string): At => ({ ...within(at, key), on: 'key' })
