/** The pictures of a pack as bitmaps: each is read when something is first to show it, and as large as that needs. */
import type { CarriedPicture } from '../../../engine/types'

/** What a picture is for: an underlay is looked at closely, a counter never is. */
export type Use = 'whole' | 'ground' | 'face'
const MOST: Readonly<Record<Use, number>> = { whole: 4096, ground: 1024, face: 256 }

export type Shown = {
  readonly image: ImageBitmap
  /** The mean of its colours, for where it is too small to be seen. */
  readonly mean: string
  /** Another one for other bytes. */
  readonly serial: number
}

/** What is known of some bytes: nothing while they are being read. */
type Read = { shown?: Shown }

let serials = 0

/** By their text, kept for the page: most changes of a pack leave its pictures as they are. */
const read: Readonly<Record<Use, Map<string, Read>>> = {
  whole: new Map(),
  ground: new Map(),
  face: new Map(),
}
const KEPT = 250

type Pictures = Readonly<Record<string, CarriedPicture>>

export class Gallery {
  /** Those who are told when another picture has been read. */
  readonly listeners = new Set<() => void>()

  private constructor(readonly pictures: Pictures) {}

  /** Of equal pictures the same one: a pack that was checked again has not changed for that. */
  static of(pictures: Pictures): Gallery {
    const known = galleries.find((one) => areEqual(one.pictures, pictures))
    if (known) return known
    const made = new Gallery(pictures)
    galleries = [made, ...galleries].slice(0, 4)
    return made
  }

  /** The picture of this id, once it has been read; asking for it has it read. */
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

  /** Where a page finds the picture of this id, whole as it is in the pack. */
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

/** By their text; they are good as long as the page. */
const addresses = new Map<string, string>()

let galleries: readonly Gallery[] = []

function areEqual(a: Pictures, b: Pictures): boolean {
  const ids = Object.keys(a)
  return (
    ids.length === Object.keys(b).length &&
    ids.every((id) => Object.hasOwn(b, id) && a[id].base64 === b[id].base64)
  )
}

/** Several that come together are told of once. */
let isTelling = false
function tellAll(): void {
  if (isTelling) return
  isTelling = true
  requestAnimationFrame(() => {
    isTelling = false
    for (const gallery of galleries) for (const listener of [...gallery.listeners]) listener()
  })
}

/** Undefined for what no browser can read: then the board is drawn as without it. */
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
