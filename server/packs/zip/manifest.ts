import { FORMATS, formatOf } from '../../../schemas/format/unknown-format'
import { parse } from '../../../schemas/yaml/parse'
import { type PackFiles, textOf } from '../files'
import { type PackError, refusal } from './refusal'

const manifest = 'pack.yaml'

/** Returns the single folder that holds all these paths, with its slash, or `undefined`. */
export function topFolder(paths: readonly string[]): string | undefined {
  const folder = paths[0]?.slice(0, paths[0].indexOf('/') + 1)
  return folder && paths.every((path) => path.startsWith(folder)) ? folder : undefined
}

/**
 * Removes a single folder around the pack: users zip the folder as often as its content.
 * @param entries names of everything in the zip, folders included.
 */
export function withoutTopFolder(files: PackFiles, entries: readonly string[]): PackFiles {
  const folder = topFolder(entries)
  if (!folder || !files.has(folder + manifest)) return files
  return new Map([...files].map(([path, bytes]) => [path.slice(folder.length), bytes]))
}

/**
 * Returns an empty folder to add to the zip of a draft whose files all lie in one folder, manifest included. It prevents
 * `withoutTopFolder` from removing that folder. Returns `undefined` if it is not needed.
 */
export function folderBeside(paths: readonly string[]): string | undefined {
  const folder = topFolder(paths)
  if (!folder || !paths.includes(folder + manifest)) return undefined
  return folder === 'maps/' ? 'art/' : 'maps/'
}

/** Refuses a zip without `pack.yaml`, the one file of every pack. */
export function checkManifest(files: PackFiles): PackError | undefined {
  if (!files.has(manifest)) return refusal('pack-manifest-missing', manifest)
  if (files.has('pack.yml')) return refusal('pack-manifest-twice', 'pack.yml')
  return undefined
}

/**
 * Refuses a manifest of another format, whose words could mean something else, and circular references. An unfinished manifest is
 * accepted. Runs after the check that its YAML is safe.
 */
export function checkManifestWords(files: PackFiles): PackError | undefined {
  const value = parse(textOf(files.get(manifest)!) ?? '').value as
    | Partial<Record<string, unknown>>
    | null
    | undefined
  if (typeof value !== 'object' || value === null) return undefined
  const format = formatOf(value.format)
  if (value.format !== undefined && (format === undefined || !FORMATS.includes(format))) {
    const values = { format: String(value.format), known: FORMATS.join(', ') }
    return refusal('pack-format-unknown', manifest, values)
  }
  const required = Array.isArray(value.requires) ? (value.requires as { pack?: unknown }[]) : []
  const itself = required.some((one) => one?.pack !== undefined && one.pack === value.id)
  return itself ? refusal('pack-requires-itself', manifest) : undefined
}
