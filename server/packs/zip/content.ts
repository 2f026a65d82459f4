import { roleOf } from '../../../schemas/catalogue'
import { PICTURE_LIMITS, pictureFault } from '../../../schemas/pictures/pictures'
import { extensionOf, isTextPath, type PackFiles, textOf } from '../files'
import { limits } from './limits'
import { type PackError, refusal } from './refusal'

/** Returns why these bytes may not be stored under this name, or `undefined` if they may. The checks judge the text itself. */
export function checkContent(path: string, bytes: Uint8Array): PackError | undefined {
  return checkSize(path, bytes.length) ?? (isTextPath(path) ? undefined : checkImage(path, bytes))
}

/** Returns the first file that should be text and is not. A draft may hold such a file, a finished pack may not. */
export function checkTexts(files: PackFiles): PackError | undefined {
  for (const [path, bytes] of files) {
    if (!isTextPath(path)) continue
    if (bytes.includes(0) || textOf(bytes) === undefined) return refusal('file-not-text', path)
  }
  return undefined
}

/** Returns the size limit of a file by its name. */
function sizeLimit(path: string): number {
  const extension = extensionOf(path)
  if (extension === 'yaml' || extension === 'yml')
    return roleOf(path) === 'map' ? limits.mapBytes : limits.yamlBytes
  if (extension === 'md') return limits.markdownBytes
  return isTextPath(path) ? limits.fileBytes : PICTURE_LIMITS.bytes
}

function checkSize(path: string, size: number): PackError | undefined {
  const limit = sizeLimit(path)
  return size > limit ? refusal('file-too-large', path, { limit, size }) : undefined
}

function checkImage(path: string, bytes: Uint8Array): PackError | undefined {
  const fault = pictureFault(path, bytes)
  if (!fault) return undefined
  if (fault.fault === 'side')
    return refusal('image-too-large', path, { width: fault.width, height: fault.height, limit: fault.limit })
  if (fault.fault === 'metadata')
    return refusal('image-metadata', path, { size: fault.size, limit: fault.limit })
  if (fault.fault === 'animated') return refusal('image-animated', path)
  return refusal('file-wrong-kind', path, { kind: extensionOf(path) })
}
