/** Writes values as YAML on one line, and lists of such lines, for files that people read. */

const WORD = /^[A-Za-z][\w./-]*$/
/** Words that YAML does not read as texts. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i

/** A plain value, a list or a map on one line. */
export function inline(value: unknown): string {
  if (typeof value === 'string')
    return WORD.test(value) && !NO_TEXT.test(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([key, field]) => `${inline(key)}: ${inline(field)}`).join(', ')} }`
}

/** A map with one line for each entry of its lists, and for each other value. */
export function block(fields: Readonly<Record<string, unknown>>, margin = ''): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) =>
      Array.isArray(value) && value.some((entry) => typeof entry === 'object' || value.length > 8)
        ? `${margin}${inline(key)}:\n${value.map((entry) => `${margin}  - ${inline(entry)}\n`).join('')}`
        : `${margin}${inline(key)}: ${inline(value)}\n`,
    )
    .join('')
}
