import { parse } from '../../../schemas/parse'
import { type PackFiles, textOf } from '../files'
import { type PackError, refusal } from './refusal'

const manifest = 'pack.yaml'
/** The one format of packs there is so far. */
const format = 1

/** People zip the folder as often as what is in it: a single folder around the pack is taken off. */
export function withoutTopFolder(files: PackFiles): PackFiles {
  if (files.has(manifest)) return files
  const [first] = files.keys()
  const folder = first?.slice(0, first.indexOf('/') + 1)
  if (!folder || !files.has(folder + manifest)) return files
  if (![...files.keys()].every((path) => path.startsWith(folder))) return files
  return new Map([...files].map(([path, bytes]) => [path.slice(folder.length), bytes]))
}

/** A zip without the one file every pack has is something else. */
export function checkManifest(files: PackFiles): PackError | undefined {
  if (!files.has(manifest)) return refusal('pack-manifest-missing', manifest)
  if (files.has('pack.yml')) return refusal('pack-manifest-twice', 'pack.yml')
  return undefined
}

/**
 * A manifest may be unfinished, but not of another format, where every word could mean something else, and it may not lead
 * in a circle. Comes after the check that its YAML may be opened.
 */
export function checkManifestWords(files: PackFiles): PackError | undefined {
  const value = parse(textOf(files.get(manifest)!) ?? '').value as
    | Partial<Record<string, unknown>>
    | null
    | undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (value.format !== undefined && value.format !== format) {
    return refusal('pack-format-unknown', manifest, { format: String(value.format), known: format })
  }
  const required = Array.isArray(value.requires) ? (value.requires as { pack?: unknown }[]) : []
  const itself = required.some((one) => one?.pack !== undefined && one.pack === value.id)
  return itself ? refusal('pack-requires-itself', manifest) : undefined
}
