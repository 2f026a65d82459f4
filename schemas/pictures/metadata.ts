/** The bytes of a picture file that are not image data, and whether it holds further pictures. The file must be complete (`pictures.ts`). */

type Part = { readonly name: string; readonly at: number; readonly size: number }

/** `bytes` that are not image data; `packed` is the number of compressed ones. */
export type Metadata = { readonly bytes: number; readonly packed: number; readonly isAnimated: boolean }

export function metadataOf(ending: string, bytes: Uint8Array): Metadata {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { parts, pixels, packed, animated } = FORMATS[ending]
  const found = { bytes: 0, packed: 0, isAnimated: false }
  for (const part of parts(data)) {
    if (animated.includes(part.name)) found.isAnimated = true
    if (pixels.includes(part.name)) continue
    found.bytes += part.size
    if (packed.includes(part.name) && isPacked(data, part)) found.packed += part.size
  }
  return found
}

type Format = {
  readonly parts: (data: DataView) => Iterable<Part>
  readonly pixels: readonly string[]
  readonly packed: readonly string[]
  readonly animated: readonly string[]
}

const nameAt = (data: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)))

function* pngParts(data: DataView): Iterable<Part> {
  for (let at = 8; at + 12 <= data.byteLength; ) {
    const size = data.getUint32(at)
    yield { name: nameAt(data, at + 4), at: at + 8, size }
    at += 12 + size
  }
}

function* webpParts(data: DataView): Iterable<Part> {
  for (let at = 12; at + 8 <= data.byteLength; ) {
    const size = data.getUint32(at + 4, true)
    yield { name: nameAt(data, at), at: at + 8, size }
    at += 8 + size + (size % 2)
  }
}

/** Metadata (APP0 to APP15) and comments, anywhere in the file; all other parts have an empty name. */
function* jpegParts(data: DataView): Iterable<Part> {
  for (let at = 2; at + 4 <= data.byteLength; ) {
    const marker = data.getUint8(at) === 0xff ? data.getUint8(at + 1) : 0
    // The data between segments is pixels, fill bytes and restarts.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || marker === 0xff) {
      at++
      continue
    }
    const size = data.getUint16(at + 2)
    yield { name: marker >= 0xe0 && marker !== 0xff ? 'note' : '', at: at + 4, size }
    at += 2 + size
  }
}

/** A text of PNG can be compressed: a flag after its key tells. */
function isPacked(data: DataView, { name, at, size }: Part): boolean {
  if (name !== 'iTXt') return true
  for (let index = at; index + 1 < at + size; index++)
    if (data.getUint8(index) === 0) return data.getUint8(index + 1) !== 0
  return false
}

const FORMATS: Readonly<Record<string, Format>> = {
  png: {
    parts: pngParts,
    pixels: ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
    packed: ['iCCP', 'zTXt', 'iTXt'],
    animated: ['acTL', 'fcTL', 'fdAT'],
  },
  webp: {
    parts: webpParts,
    pixels: ['VP8X', 'VP8 ', 'VP8L', 'ALPH'],
    packed: [],
    animated: ['ANIM', 'ANMF'],
  },
  jpg: { parts: jpegParts, pixels: [''], packed: [], animated: [] },
}
