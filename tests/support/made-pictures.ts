/** Pictures for tests: PNGs that can be shown, and JPEG and WebP files with all their parts but without pixels. */
import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

/** Returns a PNG with the requested colour for each pixel. */
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

/** Returns a PNG of the declared size. `packed` are its pixels, `more` is the number of meaningless bytes. */
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
  const filling = more > 0 ? [chunk('IDAT', new Uint8Array(more))] : []
  return new Uint8Array(
    Buffer.concat([
      start,
      chunk('IHDR', head),
      chunk('IDAT', packed),
      ...filling,
      chunk('IEND', new Uint8Array()),
    ]),
  )
}

export function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns a PNG with other chunks before its pixels. */
export function pngWith(...chunks: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const whole = Buffer.from(png(7, 5))
  const made = chunks.map(([kind, data]) => chunk(kind, data))
  return new Uint8Array(Buffer.concat([whole.subarray(0, 33), ...made, whole.subarray(33)]))
}

/** Returns a JPEG with a small picture in its first part, as cameras write it. */
export function jpeg(
  width: number,
  height: number,
  others: readonly (readonly [number, number])[] = [],
): Uint8Array {
  const segment = (marker: number, data: readonly number[]) => {
    const length = data.length + 2
    return [0xff, marker, length >> 8, length & 255, ...data]
  }
  const inside = [0xff, 0xd8, 0xff, 0xd9]
  const frame = [8, 0, height, 0, width, 1, 1, 0x11, 0]
  const pixels = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, inside),
    ...others.flatMap(([marker, length]) => segment(marker, Array(length).fill(1))),
    ...segment(0xc0, frame),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...pixels,
    ...[0xff, 0xd9],
  ])
}

/** Returns an extended WebP with one part of odd length, and other parts by name and length. */
export function webp(
  width: number,
  height: number,
  others: readonly (readonly [string, number])[] = [],
): Uint8Array {
  const part = (name: string, data: readonly number[]) => {
    const length = [data.length & 255, (data.length >> 8) & 255, data.length >> 16, 0]
    return [...Buffer.from(name, 'latin1'), ...length, ...data, ...(data.length % 2 === 1 ? [0] : [])]
  }
  const head = [0, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]
  const bits = (width - 1) | ((height - 1) << 14)
  const size = [0, 8, 16, 24].map((shift) => (bits >>> shift) & 255)
  const more = others.flatMap(([name, length]) => part(name, Array(length).fill(1)))
  const body = [
    ...Buffer.from('WEBP', 'latin1'),
    ...part('VP8X', head),
    ...part('VP8L', [0x2f, ...size]),
    ...more,
  ]
  const all = [0, 8, 16, 24].map((shift) => (body.length >>> shift) & 255)
  return Uint8Array.from([...Buffer.from('RIFF', 'latin1'), ...all, ...body])
}
