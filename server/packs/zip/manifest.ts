import type { PackFiles } from '../files'
import { type PackError, refusal } from './refusal'

const manifest = 'pack.yaml'

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
