import { blockAround } from './text/block-around'

/** A place of a pack that a link leads to: a cell of a map, a line of a file, or what a file calls by an id. */
export type Place =
  | { readonly map: string; readonly cell?: string }
  | { readonly file: string; readonly line?: number }
  | { readonly file: string; readonly id: string }

/** As the address of a page ends: "#map=maps/city.yaml&cell=0412". */
export const hashOf = (place: Place): string =>
  `#${new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))}`.replaceAll(
    '%2F',
    '/',
  )

/** The place that an address names behind its `#`, or in its query as tables write it. */
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

/** The line, from 1, on which an offset stands. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** What the thing around an offset is called in its file. */
export function idAround(text: string, offset: number): string | undefined {
  const { start, end } = blockAround(text, offset)
  return /^[\s-]*(?:\{\s*)?id:\s*['"]?([\w-]+)/m.exec(text.slice(start, end))?.[1]
}

/** Where a file says what is called so: its id, else a key of that name. */
export function offsetOfId(text: string, id: string): number | undefined {
  const name = id.replace(/[^\w-]/g, '')
  if (name !== id || id === '') return undefined
  const found =
    new RegExp(`(?<=[\\s{,]id:\\s*['"]?)${name}(?![\\w-])`).exec(text) ??
    new RegExp(`(?<=^[\\s-]*['"]?)${name}(?=['"]?:)`, 'm').exec(text)
  return found?.index
}
