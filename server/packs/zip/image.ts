/** Width and height of an image as its header says; undefined when the bytes are not an image of that kind. */
export type Size = { readonly width: number; readonly height: number }

export function imageSize(extension: string, bytes: Uint8Array): Size | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (extension === 'png') return pngSize(data)
  if (extension === 'jpg') return jpegSize(data)
  if (extension === 'webp') return webpSize(data)
  return undefined
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngEnd = Buffer.from('IEND\xae\x42\x60\x82', 'latin1')

/** A PNG is whole when it ends with its last chunk: anything behind it would be another file in disguise. */
function pngSize(data: Buffer): Size | undefined {
  if (data.length < 45 || !data.subarray(0, 8).equals(pngStart)) return undefined
  if (data.toString('latin1', 12, 16) !== 'IHDR' || !data.subarray(-8).equals(pngEnd)) return undefined
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
}

/** Markers that start a frame and so hold its size: C0-CF without tables (C4), the reserved C8 and arithmetic (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(data: Buffer): Size | undefined {
  if (data.length < 20 || data.readUInt32BE(0) >>> 8 !== 0xffd8ff) return undefined
  if (data.readUInt16BE(data.length - 2) !== 0xffd9) return undefined
  for (let at = 2; at + 9 <= data.length; ) {
    if (data[at] !== 0xff) return undefined
    const marker = data[at + 1]
    if (isFrame(marker)) return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) }
    const length = data.readUInt16BE(at + 2)
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

function webpSize(data: Buffer): Size | undefined {
  if (data.length < 30 || data.toString('latin1', 0, 4) !== 'RIFF') return undefined
  if (data.toString('latin1', 8, 12) !== 'WEBP' || data.readUInt32LE(4) + 8 !== data.length) return undefined
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') {
    return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff }
  }
  if (kind === 'VP8L' && data[20] === 0x2f) {
    const bits = data.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return undefined
}
