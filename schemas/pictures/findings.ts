/** Findings about the pictures of a pack: missing or invalid files, and unclear rights. */

import { aboutFile } from '../checking/layout'
import type { Diagnostic, Message } from '../diagnostic'
import type { PackFiles } from '../digest'
import type { PackFile, Picture } from '../generated/content'
import type { FileReading } from '../reading/assemble'
import { place } from '../yaml/place'
import { isPicture } from './file'
import { PICTURE_LIMITS, pictureFault } from './pictures'

const MANIFEST = 'pack.yaml'

/** @param manifest the parsed pack.yaml; `undefined` if it is unreadable */
export function pictureFindings(manifest: FileReading | undefined, files: PackFiles): Diagnostic[] {
  const { pictures: listed = [] } = (manifest?.value ?? {}) as Partial<PackFile>
  const names = new Set(listed.map(({ file }) => file))
  const unlisted = Object.keys(files).filter((path) => isPicture(path) && !names.has(path))
  return [
    ...(manifest ? listed.flatMap((one, index) => aboutPicture(manifest, files, one, index)) : []),
    ...(manifest ? allTooLarge(manifest, files, names) : []),
    ...unlisted.map((path) => aboutFile(path, 'W-PICTURE-UNLISTED', 'warning', { path })),
  ]
}

function aboutPicture(
  manifest: FileReading,
  files: PackFiles,
  { id, file, author, licence }: Picture,
  index: number,
): Diagnostic[] {
  const say = (code: string, values: Message['values'], key?: string) =>
    found(manifest, ['pictures', index, ...(key === undefined ? [] : [key])], code, values)
  const bytes = Object.hasOwn(files, file) ? files[file] : undefined
  const fault = bytes instanceof Uint8Array ? pictureFault(file, bytes) : undefined
  const lacks = author === undefined || licence === undefined
  return [
    ...(bytes === undefined ? [say('E-PICTURE-MISSING', { file }, 'file')] : []),
    ...(fault
      ? [say('E-PICTURE-BYTES', { width: 0, height: 0, size: 0, limit: 0, kind: '', ...fault, file }, 'file')]
      : []),
    ...(lacks
      ? [
          say('W-PICTURE-CREDIT', {
            id,
            lacks: author === undefined ? (licence === undefined ? 'both' : 'author') : 'licence',
          }),
        ]
      : []),
  ]
}

/** Reports the total size, because a game is saved with its pack. */
function allTooLarge(manifest: FileReading, files: PackFiles, names: ReadonlySet<string>): Diagnostic[] {
  const sizes = [...names].map((path) => (Object.hasOwn(files, path) ? files[path].length : 0))
  const size = sizes.reduce((sum, one) => sum + one, 0)
  const limit = PICTURE_LIMITS.allBytes
  return size > limit ? [found(manifest, ['pictures'], 'E-PICTURES-LARGE', { size, limit })] : []
}

function found(
  { parsed }: FileReading,
  path: (string | number)[],
  code: string,
  values: Message['values'],
): Diagnostic {
  const severity = code.startsWith('E') ? 'error' : 'warning'
  return place({ file: MANIFEST, path, code, severity, message: { key: `findings.${code}`, values } }, parsed)
}
