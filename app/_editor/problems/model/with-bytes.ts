import type { PackFiles } from '../../../../schemas/checking/checking'
import { bytesOf, isPicture } from '../../../../schemas/pictures/file'
import type { Files } from '../../document/change'

/** Caches decoded pictures: the bytes stay the same object while the text is the same. */
const known = new Map<string, { readonly text: string; readonly bytes: Uint8Array }>()

/** Returns the files of a pack with pictures decoded from base64 to bytes. */
export function withBytes(files: Files): PackFiles {
  const pictures = Object.keys(files).filter(isPicture)
  for (const path of known.keys()) if (!pictures.includes(path)) known.delete(path)
  return pictures.length === 0 ? files : { ...files, ...Object.fromEntries(pictures.map(asBytes(files))) }
}

const asBytes = (files: Files) => (path: string) => {
  const text = files[path]
  const before = known.get(path)
  const bytes = before?.text === text ? before.bytes : decoded(text)
  known.set(path, { text, bytes })
  return [path, bytes] as const
}

/** Invalid base64 gives an empty picture, which the checks report. */
function decoded(text: string): Uint8Array {
  try {
    return bytesOf(text)
  } catch {
    return new Uint8Array()
  }
}
