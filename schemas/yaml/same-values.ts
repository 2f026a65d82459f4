/** Reuses equal values of an earlier parsing of the same file, so that data cached by a part is found again. */
import type { MapNode } from './node'
import { type Parsed, parsedOf } from './parsed'
import { withSameParts } from './same-parts'

/** Returns the parsing itself if no value can be reused. */
export function withSameValues(before: Parsed | undefined, parsed: Parsed): Parsed {
  const value = withSameParts(before?.value, parsed.value)
  if (value === parsed.value || parsed.root?.kind !== 'map') return parsed
  const root = { ...parsed.root, value: value as MapNode['value'] }
  return parsedOf(parsed.text, root, parsed.faults)
}
