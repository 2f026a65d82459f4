/** The pictures of a pack as bitmaps; each is decoded at first use, at the size needed. */
import type { CarriedPicture } from '../../../engine/types'

/** The use of a picture, which sets its largest size: an underlay is seen close up, a counter never is. */
export type Use = 'whole' | 'ground' | 'face'
const MOST: Readonly<Record<Use, number>> = { whole: 4096, ground: 1024, face: 256 }

export type Shown = {
  readonly image: ImageBitmap
  /** The mean colour, used where the picture would be too small. */
  readonly mean: string
  /** Differs for different bytes. */
  readonly serial: number
}

/** The decoding result; empty while it is pending. */
type Read = { shown?: Shown }

let serials = 0

/** Decoded pictures by their text, kept for the page: most edits of a pack leave its pictures unchanged. */
const read: Readonly<Record<Use, Map<string, Read>>> = {
  whole: new Map(),
  ground: new Map(),
  face: new Map(),
}
const KEPT = 250

type Pictures = Readonly<Record<string, CarriedPicture>>

export class Gallery {
  /** Called when another picture has been decoded. */
  readonly listeners = new Set<() => void>()

  private constructor(readonly pictures: Pictures) {}

  /** Returns the same gallery for equal pictures, so that a new check of the pack does not count as a change. */
  static of(pictures: Pictures): Gallery {
    const known = galleries.find((one) => areEqual(one.pictures, pictures))
    if (known) return known
    const made = new Gallery(pictures)
    galleries = [made, ...galleries].slice(0, 4)
    return made
  }

  /** The picture of this id if it has been decoded; the first call starts decoding. */
  picture(id: string, use: Use): Shown | undefined {
    const carried = Object.hasOwn(this.pictures, id) ? this.pictures[id] : undefined
    if (!carried) return undefined
    const known = read[use].get(carried.base64)
    if (known) return known.shown
    const reading: Read = {}
    if (read[use].size >= KEPT) read[use].clear()
    read[use].set(carried.base64, reading)
    void decoded(carried, MOST[use]).then((shown) => {
      reading.shown = shown
      tellAll()
    })
    return undefined
  }

  /** The URL of the original picture of this id. */
  address(id: string): string | undefined {
    const carried = Object.hasOwn(this.pictures, id) ? this.pictures[id] : undefined
    if (!carried) return undefined
    const known = addresses.get(carried.base64)
    if (known !== undefined) return known
    const made = URL.createObjectURL(blobOf(carried))
    addresses.set(carried.base64, made)
    return made
  }
}

/** Object URLs by picture text, valid for the life of the page. */
const addresses = new Map<string, string>()

let galleries: readonly Gallery[] = []

function areEqual(a: Pictures, b: Pictures): boolean {
  const ids = Object.keys(a)
  return (
    ids.length === Object.keys(b).length &&
    ids.every((id) => Object.hasOwn(b, id) && a[id].base64 === b[id].base64)
  )
}

/** Combines several decoded pictures into one notification. */
let isTelling = false
function tellAll(): void {
  if (isTelling) return
  isTelling = true
  requestAnimationFrame(() => {
    isTelling = false
    for (const gallery of galleries) for (const listener of [...gallery.listeners]) listener()
  })
}

/** Resolves to undefined if the browser cannot decode the picture; the board is then drawn without it. */
async function decoded(carried: CarriedPicture, most: number): Promise<Shown | undefined> {
  try {
    const whole = await createImageBitmap(blobOf(carried))
    const scale = most / Math.max(whole.width, whole.height)
    const image = scale < 1 ? await smaller(whole, scale) : whole
    serials++
    return { image, mean: meanOf(image), serial: serials }
  } catch {
    return undefined
  }
}

const blobOf = ({ type, base64 }: CarriedPicture): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type })

async function smaller(whole: ImageBitmap, scale: number): Promise<ImageBitmap> {
  const image = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return image
}

function meanOf(image: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const ctx = canvas.getContext('2d')
  if (!ctx) return 'transparent'
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, 1, 1)
  const [red, green, blue] = ctx.getImageData(0, 0, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}
