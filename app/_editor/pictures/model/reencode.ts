/** Decodes and re-encodes an added picture, which removes its metadata. Needs a browser's canvas. */
import { base64Of, pictureHead, type Size } from '../../../../schemas/pictures/pictures'

/** Limits of stored pictures: large enough for a board, small enough for many of them. */
export const MADE = { side: 2048, bytes: 1_000_000 } as const
/** Limits of files to decode. */
const TAKEN = { bytes: 50_000_000, side: 16_384, pixels: 80_000_000 } as const
/** Up to this many pixels a side a picture counts as pixel art and stays unchanged. */
const SMALL = 256

type Measured = Size & { readonly bytes: number }
export type Reencoded = {
  readonly ending: string
  readonly base64: string
  readonly made: Measured
  readonly from: Measured
}
export type Refused = 'kind' | 'large' | 'broken' | 'heavy'

/** The reason why a file is not decoded. */
export function refusalOf(bytes: Uint8Array): Refused | undefined {
  if (bytes.length > TAKEN.bytes) return 'large'
  const head = pictureHead(bytes)
  if (!head) return 'kind'
  const { width, height } = head
  if (width < 1 || height < 1) return 'broken'
  return Math.max(width, height) > TAKEN.side || width * height > TAKEN.pixels ? 'large' : undefined
}

/** The target size of a picture: its longer side is at most `most`, and its proportions stay. */
export function fitted({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Sizes and qualities to try in order, until the result is small enough. */
export function attempts(size: Size): (Size & { readonly type: string; readonly quality: number })[] {
  const isSmall = Math.max(size.width, size.height) <= SMALL
  const sides = [MADE.side, MADE.side * 0.7, MADE.side * 0.5, MADE.side * 0.35]
  const packed = sides.flatMap((side) =>
    [0.9, 0.75].map((quality) => ({ ...fitted(size, side), type: 'image/webp', quality })),
  )
  return [...(isSmall ? [{ ...size, type: 'image/png', quality: 1 }] : []), ...packed]
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

export async function reencoded(file: Blob): Promise<Reencoded | Refused> {
  if (file.size > TAKEN.bytes) return 'large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const refusal = refusalOf(bytes)
  if (refusal) return refusal
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return 'broken'
  }
  const { width, height } = bitmap
  const from = { width, height, bytes: bytes.length }
  for (const { type, quality, ...size } of attempts({ width, height })) {
    // A browser that cannot write WebP returns a PNG.
    const made = await written(bitmap, size, type, quality)
    if (!made || made.size > MADE.bytes) continue
    bitmap.close()
    const held = new Uint8Array(await made.arrayBuffer())
    return { ending: ENDINGS[made.type], base64: base64Of(held), made: { ...size, bytes: held.length }, from }
  }
  bitmap.close()
  return 'heavy'
}

function written(bitmap: ImageBitmap, size: Size, type: string, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const ctx = canvas.getContext('2d')
  if (!ctx) return Promise.resolve(null)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
