/** What the JSON of a request may look like before it is parsed: nothing that people or our pages send comes near. */
export const jsonBounds = {
  /** Levels of lists and objects. */
  depth: 16,
  /** Lists and objects altogether; a save holds one for each of its files. */
  containers: 10_000,
} as const

export type JsonBounds = { readonly depth: number; readonly containers: number }

const quote = 0x22
const backslash = 0x5c
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Whether the brackets of a JSON text stay within the bounds. Looks at bytes only and stops at the first bracket too many:
 * a text that is no JSON is for the parser to refuse.
 */
export function isWithinBounds(json: Uint8Array, bounds: JsonBounds = jsonBounds): boolean {
  let depth = 0
  let containers = 0
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) at = endOfString(json, at)
    else if (byte === openObject || byte === openList) {
      if (++depth > bounds.depth || ++containers > bounds.containers) return false
    } else if (byte === closeObject || byte === closeList) depth--
  }
  return true
}

/** Where the string that begins here has its closing quote; the end of the text when it has none. */
function endOfString(json: Uint8Array, start: number): number {
  for (let at = start + 1; ; at++) {
    at = json.indexOf(quote, at)
    if (at < 0) return json.length
    let slashes = 0
    while (json[at - 1 - slashes] === backslash) slashes++
    if (slashes % 2 === 0) return at
  }
}
