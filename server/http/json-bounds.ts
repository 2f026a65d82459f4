import type { MessageValue } from '../../schemas/diagnostic'
import type { ErrorCode } from '../errors'

/** Limits of request JSON before it is parsed, far above anything that users or pages send. */
export const jsonBounds = {
  /** Nested lists and objects. */
  depth: 16,
  /** Lists and objects in total; a save has one for each of its files. */
  containers: 10_000,
} as const

export type JsonBounds = { readonly depth: number; readonly containers: number }
export type JsonFault = { readonly code: ErrorCode; readonly values: Record<string, MessageValue> }

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d]
/** Space, tab and line ends. */
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d])

/**
 * Returns the first fault of a JSON text before it is parsed: too many brackets, or a duplicate key, which parsers drop silently.
 * Looks at bytes only; invalid JSON is left to the parser.
 */
export function boundsFault(json: Uint8Array, bounds: JsonBounds = jsonBounds): JsonFault | undefined {
  /** The keys of each open object, or `undefined` for a list. */
  const open: (Set<string> | undefined)[] = []
  let containers = 0
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) {
      const end = endOfString(json, at)
      const key = keyAt(json, at, end)
      const keys = open.at(-1)
      if (key !== undefined && keys?.has(key))
        return { code: 'doubled-key', values: { key: key.slice(0, 80) } }
      if (key !== undefined) keys?.add(key)
      at = end
    } else if (byte === openObject || byte === openList) {
      open.push(byte === openObject ? new Set() : undefined)
      if (open.length > bounds.depth || ++containers > bounds.containers)
        return { code: 'too-deep', values: { ...bounds } }
    } else if (byte === closeObject || byte === closeList) open.pop()
  }
  return undefined
}

/** Returns the string between two quotes if a colon follows it (so it is a key), or `undefined`. */
function keyAt(json: Uint8Array, start: number, end: number): string | undefined {
  let next = end + 1
  while (blanks.has(json[next])) next++
  if (json[next] !== colon) return undefined
  const raw = Buffer.from(json.buffer, json.byteOffset + start, end + 1 - start).toString('utf8')
  try {
    return JSON.parse(raw) as string
  } catch {
    return undefined
  }
}

/** Returns the index of the closing quote of the string that starts here, or the end of the text. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; ; at++) {
    at = json.indexOf(quote, at)
    if (at < 0) return json.length
    let slashes = 0
    while (json[at - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
}
