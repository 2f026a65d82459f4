/** Pictures made by tests: PNGs that can be shown, and JPEG and WebP files with all their parts and no pixels. */
import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

/** A PNG in which each pixel has the colour that is asked for. */
export function painted(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat(),
  ])
  return png(width, height, deflateSync(Uint8Array.from(rows.flat())))
}

/** A PNG of a size that it says; `packed` are its pixels, `more` bytes of a part that means nothing. */
export function png(
  width: number,
  height: number,
  packed: Uint8Array = deflateSync(new Uint8Array(1)),
  more = 0,
): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const filling = more > 0 ? [chunk('fiLl', new Uint8Array(more))] : []
  return new Uint8Array(
    Buffer.concat([
      start,
      chunk('IHDR', head),
      ...filling,
      chunk('IDAT', packed),
      chunk('IEND', new Uint8Array()),
    ]),
  )
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** With a small picture inside its first part, as cameras put one there. */
export function jpeg(width: number, height: number): Uint8Array {
  const segment = (marker: number, data: readonly number[]) => [0xff, marker, 0, data.length + 2, ...data]
  const inside = [0xff, 0xd8, 0xff, 0xd9]
  const frame = [8, 0, height, 0, width, 1, 1, 0x11, 0]
  const pixels = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, inside),
    ...segment(0xc0, frame),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...pixels,
    ...[0xff, 0xd9],
  ])
}

/** Extended, with one part of an odd length. */
export function webp(width: number, height: number): Uint8Array {
  const part = (name: string, data: readonly number[]) => {
    const length = [data.length & 255, data.length >> 8, 0, 0]
    return [...Buffer.from(name, 'latin1'), ...length, ...data, ...(data.length % 2 === 1 ? [0] : [])]
  }
  const head = [0, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]
  const body = [...Buffer.from('WEBP', 'latin1'), ...part('VP8X', head), ...part('VP8L', [0x2f, 0, 0, 0, 0])]
  return Uint8Array.from([...Buffer.from('RIFF', 'latin1'), body.length, 0, 0, 0, ...body])
}
