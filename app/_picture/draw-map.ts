import type { PackPicture } from '../../schemas/api'
import { mapDrawing } from './map-drawing'
import { PICTURE, type Theme } from './picture'
import { svgOf } from './svg/context'

/** The picture of a map as the text of an SVG file, drawn like the board. Empty without a map. */
export async function drawMap(picture: PackPicture, theme: Theme): Promise<string> {
  const drawing = await mapDrawing(picture, theme)
  return drawing ? svgOf({ ...drawing.rect, ...PICTURE }, drawing.draw) : ''
}
