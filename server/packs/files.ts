import { createHash } from 'node:crypto'

/** The files of a pack by path, as bytes. A map, so that a path is never an object property. */
export type PackFiles = ReadonlyMap<string, Uint8Array>

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Orders by code units, the same on every machine. */
export const byPath = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const textExtensions = ['yaml', 'yml', 'md', 'csv']
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

export const isTextPath = (path: string): boolean => textExtensions.includes(extensionOf(path))

/** Returns the text of a file, or `undefined` if its bytes are not UTF-8. Encoding it again gives the same bytes. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** A lone surrogate is no character and has no bytes. */
export const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** Returns the text files as strings, the input of the parser and the checks. */
export function textFiles(files: PackFiles): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [path, bytes] of files) {
    const text = isTextPath(path) ? textOf(bytes) : undefined
    if (text !== undefined) texts[path] = text
  }
  return texts
}
