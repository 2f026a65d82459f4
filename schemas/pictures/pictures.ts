/** Pictures of a pack: their files, limits and headers. */
import type { CarriedPicture } from '../../engine/types'
import type { PackFiles } from '../digest'
import type { PackFile } from '../generated/content'
import { metadataOf } from './metadata'

export const PICTURE_LIMITS = {
  /** Bytes of one file. */
  bytes: 4_000_000,
  /** Pixels of the longer side. */
  side: 4096,
  /** Bytes beside the image data, such as a colour profile; `packed` is the limit of compressed ones, which can expand a thousandfold. */
  metadata: 128_000,
  packed: 4000,
  /** Bytes of all pictures that a pack lists, because a game is saved with its pack. */
  allBytes: 6_000_000,
} as const

/** Media types by file extension. */
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A fault in the bytes of a picture: the wrong type, or too large. */
export type PictureFault =
  | { readonly fault: 'kind'; readonly kind: string }
  | { readonly fault: 'bytes'; readonly size: number; readonly limit: number }
  | { readonly fault: 'metadata'; readonly size: number; readonly limit: number }
  | { readonly fault: 'animated' }
  | ({ readonly fault: 'side'; readonly limit: number } & Size)

/** Returns the reason to refuse these bytes for that path, or `undefined` if they are valid. Does not decode the image. */
export function pictureFault(path: string, bytes: Uint8Array): PictureFault | undefined {
  const limit = PICTURE_LIMITS.side
  if (bytes.length > PICTURE_LIMITS.bytes)
    return { fault: 'bytes', size: bytes.length, limit: PICTURE_LIMITS.bytes }
  const size = pictureSize(endingOf(path), bytes)
  if (!size) return { fault: 'kind', kind: endingOf(path) }
  const { width, height } = size
  return width < 1 || height < 1 || width > limit || height > limit
    ? { fault: 'side', width, height, limit }
    : metadataFault(endingOf(path), bytes)
}

/** A fault in the metadata of a whole file. */
function metadataFault(ending: string, bytes: Uint8Array): PictureFault | undefined {
  const { bytes: metadata, packed, isAnimated } = metadataOf(ending, bytes)
  if (isAnimated) return { fault: 'animated' }
  if (packed > PICTURE_LIMITS.packed) return { fault: 'metadata', size: packed, limit: PICTURE_LIMITS.packed }
  return metadata > PICTURE_LIMITS.metadata
    ? { fault: 'metadata', size: metadata, limit: PICTURE_LIMITS.metadata }
    : undefined
}

/**
 * Width and height of an image from its header; `undefined` unless the bytes are exactly one image of that kind.
 * Every part is walked from the first byte to the last, because additional bytes could hide another file.
 */
export function pictureSize(ending: string, bytes: Uint8Array): Size | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (ending === 'png') return pngSize(data)
  if (ending === 'jpg') return jpegSize(data)
  return ending === 'webp' ? webpSize(data) : undefined
}

const nameAt = (data: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)))

const PNG_START = [0x89504e47, 0x0d0a1a0a] as const

/**
 * The type and size of a picture by its header, for one to be decoded and rewritten, whatever else it contains.
 * Returns `undefined` for anything but PNG, JPEG and WebP.
 */
export function pictureHead(bytes: Uint8Array): ({ readonly ending: string } & Size) | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (data.byteLength < 30) return undefined
  const png = isPng(data) && { width: data.getUint32(16), height: data.getUint32(20) }
  if (png) return { ending: 'png', ...png }
  const webp = isWebp(data) && sizeInWebp(data)
  if (webp) return { ending: 'webp', ...webp }
  const jpeg = isJpeg(data) && readJpeg(data).size
  return jpeg ? { ending: 'jpg', ...jpeg } : undefined
}

const isPng = (data: DataView): boolean =>
  PNG_START.every((word, index) => data.getUint32(4 * index) === word) &&
  nameAt(data, 12) === 'IHDR' &&
  data.getUint32(8) === 13
const isJpeg = (data: DataView): boolean => data.getUint32(0) >>> 8 === 0xffd8ff
const isWebp = (data: DataView): boolean => nameAt(data, 0) === 'RIFF' && nameAt(data, 8) === 'WEBP'

/** Chunks: length, name, bytes, checksum. The first has the size; the last is empty and ends the file. */
function pngSize(data: DataView): Size | undefined {
  const length = data.byteLength
  if (length < 45 || !isPng(data)) return undefined
  for (let at = 8; at + 12 <= length; at += 12 + data.getUint32(at)) {
    const name = nameAt(data, at + 4)
    if (!/^[A-Za-z]{4}$/.test(name)) return undefined
    if (name === 'IEND')
      return at + 12 === length ? { width: data.getUint32(16), height: data.getUint32(20) } : undefined
  }
  return undefined
}

/** Markers that start a frame with its size: C0-CF without tables (C4), the reserved C8 and arithmetic (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9]

/** Segments: marker, length, bytes. The head of a scan is followed by compressed pixels, up to the next marker. */
function readJpeg(data: DataView): { readonly size?: Size; readonly isWhole: boolean } {
  const length = data.byteLength
  let size: Size | undefined
  for (let at = 2; at + 2 <= length; ) {
    if (data.getUint8(at) !== 0xff) break
    const marker = data.getUint8(at + 1)
    if (marker === END_OF_IMAGE) return { size, isWhole: at + 2 === length }
    if (at + 9 > length) break
    if (isFrame(marker)) {
      // A second picture in the file, which some readers would use.
      if (size) break
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    }
    const segment = data.getUint16(at + 2)
    if (segment < 2) break
    at += 2 + segment
    if (marker === START_OF_SCAN) at = endOfScan(data, at)
  }
  return { size, isWhole: false }
}

function jpegSize(data: DataView): Size | undefined {
  if (data.byteLength < 20 || !isJpeg(data)) return undefined
  const { size, isWhole } = readJpeg(data)
  return isWhole ? size : undefined
}

/** The place of the next marker outside the pixels: not FF00 and not a restart (D0-D7). */
function endOfScan(data: DataView, from: number): number {
  for (let at = from; at + 1 < data.byteLength; at++) {
    if (data.getUint8(at) !== 0xff) continue
    const next = data.getUint8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return data.byteLength
}

/** Chunks after a head with the total length: name, length, bytes, padded to an even number. */
function webpSize(data: DataView): Size | undefined {
  const length = data.byteLength
  if (length < 30 || !isWebp(data)) return undefined
  if (data.getUint32(4, true) + 8 !== length) return undefined
  const size = sizeInWebp(data)
  let at = 12
  while (at + 8 <= length) {
    const inside = nameAt(data, at) === 'VP8X' ? size : sizeInWebp(data, at)
    // An image larger than the declared size would be unpacked to its own size.
    if (inside && (inside.width !== size?.width || inside.height !== size.height)) return undefined
    const chunk = data.getUint32(at + 4, true)
    at += 8 + chunk + (chunk % 2)
  }
  return at === length ? size : undefined
}

/** The size in the chunk at a place; `undefined` for a chunk without one. */
function sizeInWebp(data: DataView, at = 12): Size | undefined {
  const kind = nameAt(data, at)
  if (at + 18 > data.byteLength && kind !== 'VP8L') return undefined
  const triple = (at: number) => data.getUint16(at, true) + (data.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: triple(at + 12) + 1, height: triple(at + 15) + 1 }
  if (kind === 'VP8 ')
    return { width: data.getUint16(at + 14, true) & 0x3fff, height: data.getUint16(at + 16, true) & 0x3fff }
  if (kind === 'VP8L' && at + 13 <= data.byteLength && data.getUint8(at + 8) === 0x2f) {
    const bits = data.getUint32(at + 9, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return undefined
}

const encoded = new WeakMap<Uint8Array, string>()

/** Cached by the bytes. */
export function base64Of(bytes: Uint8Array): string {
  const known = encoded.get(bytes)
  if (known !== undefined) return known
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8190)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 8190))))
  const made = parts.join('')
  encoded.set(bytes, made)
  return made
}

/** The listed pictures of a manifest with valid files, by id. */
export function picturesOf(
  manifest: PackFile | undefined,
  files: PackFiles,
): Readonly<Record<string, CarriedPicture>> {
  const found: Record<string, CarriedPicture> = {}
  let room: number = PICTURE_LIMITS.allBytes
  for (const { id, ...picture } of manifest?.pictures ?? []) {
    const bytes = Object.hasOwn(files, picture.file) ? files[picture.file] : undefined
    if (!(bytes instanceof Uint8Array) || Object.hasOwn(found, id)) continue
    if (bytes.length > room || pictureFault(picture.file, bytes)) continue
    room -= bytes.length
    found[id] = { ...picture, type: TYPES[endingOf(picture.file)], base64: base64Of(bytes) }
  }
  return found
}
