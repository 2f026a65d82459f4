import { extensionOf, isTextPath, textOf } from '../files'
import { imageSize } from './image'
import { limits } from './limits'
import { type PackError, refusal } from './refusal'

/** Why a file may not hold these bytes under this name; undefined when it may. What the text says is judged elsewhere. */
export function checkContent(path: string, bytes: Uint8Array): PackError | undefined {
  return (
    checkSize(path, bytes.length) ?? (isTextPath(path) ? checkText(path, bytes) : checkImage(path, bytes))
  )
}

/** The largest a file of this name may be. */
function sizeLimit(path: string): number {
  const extension = extensionOf(path)
  if (extension === 'yaml' || extension === 'yml') return limits.yamlBytes
  if (extension === 'md') return limits.markdownBytes
  return isTextPath(path) ? limits.fileBytes : limits.imageBytes
}

export function checkSize(path: string, size: number): PackError | undefined {
  const limit = sizeLimit(path)
  return size > limit ? refusal('file-too-large', path, { limit, size }) : undefined
}

function checkText(path: string, bytes: Uint8Array): PackError | undefined {
  if (bytes.includes(0) || textOf(bytes) === undefined) return refusal('file-not-text', path)
  return undefined
}

export function checkImage(path: string, bytes: Uint8Array): PackError | undefined {
  const size = imageSize(extensionOf(path), bytes)
  if (!size) return refusal('file-wrong-kind', path, { kind: extensionOf(path) })
  const { width, height } = size
  if (width < 1 || height < 1 || width > limits.imageSide || height > limits.imageSide) {
    return refusal('image-too-large', path, { width, height, limit: limits.imageSide })
  }
  return undefined
}
