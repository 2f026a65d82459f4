/** Text files from outside the pack: their target path and the files they replace. */
import { roleOf } from '../../../../schemas/catalogue'
import { LIMITS, limitsOf } from '../../../../schemas/limits'
import { type Change, difference, type Files } from '../../document/change'
import { type NameFault, nameFault } from './file-names'

/** A top-level key that only files of a folder have. */
const SIGNS: readonly (readonly [sign: RegExp, folder: string])[] = [
  [/^(?:grid|rows|areas):/m, 'maps'],
  [/^cases:/m, 'cases'],
  [/^cards:/m, 'decks'],
  [/^steps:/m, 'campaigns'],
  [/^moves:/m, 'games'],
  [/^language:/m, 'text'],
  [/^(?:map|order|turns|setup|rules):/m, 'scenarios'],
]

/** The likely path of a file: the one of an existing file with its name, or the folder that its keys suggest. */
export function likelyPath(name: string, text: string, files: Files): string {
  const there = Object.keys(files).filter((path) => path === name || path.endsWith(`/${name}`))
  if (there.length === 1) return there[0]
  const plain = /^README[\w.]*\.md$/.test(name)
    ? name
    : name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z0-9]+/, '')
  if (roleOf(plain) !== undefined || plain.endsWith('.md')) return plain
  const folder = SIGNS.find(([sign]) => sign.test(text))?.[1]
  return folder === undefined ? plain : `${folder}/${plain}`
}

/** Returns the fault of a path for such a file; a path that is taken is allowed. */
export function pathFault(path: string, files: Files): Exclude<NameFault, 'taken'> | undefined {
  const fault = /^README[\w.]*\.md$/.test(path) ? undefined : nameFault(path, files)
  return fault === 'taken' ? undefined : fault
}

export type ReadText = { readonly text: string } | { readonly fault: 'notText' | 'large' }

/** The text of a file with line ends of the pack, or the reason why it cannot be read. */
export function textOfBytes(bytes: Uint8Array, path: string): ReadText {
  if (bytes.length > limitsOf(roleOf(path), LIMITS).bytes) return { fault: 'large' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? { fault: 'notText' } : { text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { fault: 'notText' }
  }
}

export type OnTaken = 'replace' | 'both'

/** A free path: `maps/city.yaml` becomes `maps/city-2.yaml`. */
export function freePath(path: string, files: Files): string {
  const [, base, ending] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? ['', path, '']
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${base}-${number}${ending ?? ''}`
    if (!Object.hasOwn(files, free)) return free
  }
}

/** The change that adds a text to the pack, and its path. */
export function putText(
  files: Files,
  path: string,
  text: string,
  onTaken: OnTaken,
): { readonly path: string; readonly changes: readonly Change[] } {
  const before = files[path]
  if (before !== undefined && onTaken === 'replace') return { path, changes: difference(path, before, text) }
  const file = freePath(path, files)
  return { path: file, changes: [{ type: 'add', file, text }] }
}
