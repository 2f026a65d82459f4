/** Small pictures of saved games' maps, drawn here from their stored packs. */
import type { RawPack } from '../../engine/types'
import type { PackPicture } from '../../schemas/api'
import { mapDrawing } from './map-drawing'
import { PICTURE, type Theme } from './picture'

const made = new Map<string, Promise<string>>()
/** One after the other, so that the page stays responsive. */
let last: Promise<unknown> = Promise.resolve()

/** The data URL of a picture, `smaller` times smaller than a large one; empty if there is no map or it cannot be drawn. */
export function pictureOf(pack: RawPack, scenario: string, theme: Theme, smaller = SMALLER): Promise<string> {
  const key = `${pack.digest} ${pack.scenarios[scenario]?.map} ${theme} ${smaller}`
  let picture = made.get(key)
  if (!picture) {
    picture = last.then(pause).then(() => draw(pack, scenario, theme, smaller))
    made.set(key, picture)
    last = picture
  }
  return picture
}

const pause = () => new Promise((done) => setTimeout(done, 50))

/** Factor by which a picture is smaller than a large one. */
const SMALLER = 3

async function draw(pack: RawPack, scenario: string, theme: Theme, smaller: number): Promise<string> {
  try {
    const drawing = await mapDrawing(pictureIn(pack, scenario), theme)
    if (!drawing) return ''
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: PICTURE.width / smaller, height: PICTURE.height / smaller })
    const ctx = canvas.getContext('2d')
    if (!ctx) return ''
    const { left, top, right } = drawing.rect
    const scale = canvas.width / (right - left)
    ctx.scale(scale, scale)
    ctx.translate(-left, -top)
    drawing.draw(ctx)
    return canvas.toDataURL()
  } catch {
    return ''
  }
}

function pictureIn(pack: RawPack, scenario: string): PackPicture {
  const map = pack.maps[pack.scenarios[scenario]?.map ?? '']
  const { terrain = [], edges } = pack.terrain
  return map ? { map, look: { terrain, edges, sides: pack.units.sides } } : {}
}
