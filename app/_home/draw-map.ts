import type { PackPicture } from '../../schemas/api'
import { mapDrawing } from './map-drawing'
import { PICTURE, type Theme } from './picture'
import { svgOf } from './svg/context'

/** The picture of a map, drawn as the board is: the text of an SVG file. Without a map, an empty text. */
export async function drawMap(picture: PackPicture, theme: Theme): Promise<string> {
  const drawing = await mapDrawing(picture, theme)
  return drawing ? svgOf({ ...drawing.rect, ...PICTURE }, drawing.draw) : ''
}
