import { blockAround } from '../yaml/block-around'

/** The target of a link into a pack: a cell of a map, a line of a file, or an id in a file. */
export type Place =
  | { readonly map: string; readonly cell?: string }
  | { readonly file: string; readonly line?: number }
  | { readonly file: string; readonly id: string }

/** The hash of an address: "#map=maps/city.yaml&cell=0412". */
export const hashOf = (place: Place): string =>
  `#${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))}`.replaceAll(
    '%2F',
    '/',
  )

/** The place in the hash of an address, or in its query, where tables write it. */
export function placeIn({ hash, search }: Pick<Location, 'hash' | 'search'>): Place | undefined {
  return placeOf(new URLSearchParams(hash.slice(1))) ?? placeOf(new URLSearchParams(search))
}

function placeOf(named: URLSearchParams): Place | undefined {
  const { map, cell, file, line, id } = Object.fromEntries(named)
  if (map) return cell ? { map, cell } : { map }
  if (!file) return undefined
  if (id) return { file, id }
  return /^[1-9]\d{0,6}$/.test(line ?? '') ? { file, line: Number(line) } : { file }
}

/** The line of an offset, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The id of the block around an offset. */
export function idAround(text: string, offset: number): string | undefined {
  const { start, end } = blockAround(text, offset)
  return /^[\s-]*(?:\{\s*)?id:\s*['"]?([\w-]+)/m.exec(text.slice(start, end))?.[1]
}

/** The offset of an id in a file, or of a key of that name. */
export function offsetOfId(text: string, id: string): number | undefined {
  const name = id.replace(/[^\w-]/g, '')
  if (name !== id || id === '') return undefined
  const found =
    new RegExp(`(?<=[\\s{,]id:\\s*['"]?)${name}(?![\\w-])`).exec(text) ??
    new RegExp(`(?<=^[\\s-]*['"]?)${name}(?=['"]?:)`, 'm').exec(text)
  return found?.index
}
