/** The pictures of a pack on the board, loaded with the first pack that has some. Pictures that have not loaded are left out. */
import type { RawPack } from '../../../engine/types'
import type { Art, ArtGround, BoardLook, FaceArt } from '../look'
import { Gallery, type Shown } from './gallery'
import { UNIT } from './ground'
import { isWhole, underlayMatrix } from './underlay'
import { COUNTER } from './units/face'

type Pictures = NonNullable<RawPack['pictures']>
type Illustrate = (look: BoardLook) => BoardLook

/** From this many device pixels a cell, a picture is drawn on each cell; below, its mean colour. */
const PICTURES_FROM = 9

/** The drawing function of a gallery; it stays the same until another picture has loaded. */
const ways = new WeakMap<Gallery, Illustrate>()

const newWay = (gallery: Gallery): Illustrate => {
  const way: Illustrate = (look) => ({ ...look, art: artOf(look, gallery) })
  ways.set(gallery, way)
  return way
}

/** Calls the listener with a drawing function now and whenever more pictures have loaded, until it is unsubscribed. */
export function showPictures(
  pictures: Pictures,
  tell: (next: () => Illustrate) => void,
  gone: AbortSignal,
): void {
  if (gone.aborted) return
  const gallery = Gallery.of(pictures)
  const told = () => {
    const way = newWay(gallery)
    tell(() => way)
  }
  gallery.listeners.add(told)
  gone.addEventListener('abort', () => gallery.listeners.delete(told))
  const known = ways.get(gallery)
  if (known) tell(() => known)
  else told()
}

/** The loaded pictures that a look refers to. */
export function artOf(look: BoardLook, gallery: Pick<Gallery, 'picture' | 'address'>): Art {
  const terrain = new Map(look.terrain.map((one) => [one.id, one.look]))
  const shownOn = (ground: ArtGround, cell: number) => {
    const { picture, pictureCells } = terrain.get(ground.board.terrain[cell] ?? '') ?? {}
    const shown = picture === undefined ? undefined : gallery.picture(picture, 'ground')
    return shown && { ...shown, pictureCells }
  }
  const under = (ctx: CanvasRenderingContext2D, { board, x, y }: ArtGround) => {
    const { underlay } = board
    if (!underlay || !isWhole(underlay) || x.length === 0) return
    const isShown = underlay.inPlay === true || look.isTraced === true
    const shown = isShown ? gallery.picture(underlay.picture, 'whole') : undefined
    if (!shown) return
    ctx.save()
    ctx.globalAlpha = (underlay.opacity ?? 50) / 100
    const origin = { x: board.grid.kind === 'areas' ? 0 : x[0], y: board.grid.kind === 'areas' ? 0 : y[0] }
    const [a, b, c, d, e, f] = underlayMatrix(underlay, shown.image.width, shown.image.height)
    ctx.transform(a * UNIT, b * UNIT, c * UNIT, d * UNIT, e * UNIT + origin.x, f * UNIT + origin.y)
    ctx.drawImage(shown.image, 0, 0)
    ctx.restore()
  }
  return {
    under,
    cells(ctx, ground, cells, pixels) {
      const groups = new Map<ImageBitmap, { readonly shown: OnGround; readonly cells: number[] }>()
      for (const cell of cells) {
        const shown = shownOn(ground, cell)
        if (!shown) continue
        const group = groups.get(shown.image)
        if (group) group.cells.push(cell)
        else groups.set(shown.image, { shown, cells: [cell] })
      }
      for (const group of groups.values()) paintCells(ctx, ground, group.shown, group.cells, pixels)
      under(ctx, ground)
    },
    area(ctx, ground, cell, outline) {
      const shown = shownOn(ground, cell)
      if (!shown) return
      ctx.fillStyle = repeated(ctx, shown, shown.pictureCells ?? 1)
      ctx.fill(outline)
      dim(ctx, ground, outline)
    },
    face: (piece) => faceOf(look, gallery, piece),
    ...besideBoard(look, gallery),
  }
}

type OnGround = Shown & { readonly pictureCells?: number }

function paintCells(
  ctx: CanvasRenderingContext2D,
  ground: ArtGround,
  shown: OnGround,
  cells: readonly number[],
  pixels: number,
): void {
  const { pictureCells } = shown
  const isOnEach = pictureCells === undefined
  const path = new Path2D()
  for (const cell of cells) outline(ground, cell, path)
  if (isOnEach && pixels >= PICTURES_FROM) {
    const size = sizeOf(ground.corners)
    for (const cell of cells) paintOnCell(ctx, ground, shown, cell, size)
  } else {
    ctx.fillStyle = isOnEach ? shown.mean : repeated(ctx, shown, pictureCells)
    ctx.fill(path)
  }
  dim(ctx, ground, path)
}

/** At night a picture is darkened to match the drawn ground, which has night colours of its own. */
const NIGHT = 'rgb(16 15 13 / 0.42)'

function dim(ctx: CanvasRenderingContext2D, { theme }: ArtGround, where: Path2D): void {
  if (theme !== 'dark') return
  ctx.fillStyle = NIGHT
  ctx.fill(where)
}

/** The picture fills the cell and is clipped to its shape. */
function paintOnCell(
  ctx: CanvasRenderingContext2D,
  ground: ArtGround,
  { image }: Shown,
  cell: number,
  [width, height]: readonly [number, number],
): void {
  const path = new Path2D()
  outline(ground, cell, path)
  ctx.save()
  ctx.clip(path)
  cover(ctx, image, ground.x[cell], ground.y[cell], width, height)
  ctx.restore()
}

/** The width and height of a cell. */
const sizeOf = (corners: Float32Array): readonly [number, number] => [
  2 * Math.max(...corners.filter((_, index) => index % 2 === 0)),
  2 * Math.max(...corners.filter((_, index) => index % 2 === 1)),
]

/** Pictures reach a little over the border, so that no seam shows between them. */
const OVER = 1.006

function outline({ x, y, corners }: ArtGround, cell: number, path: Path2D): void {
  for (let at = 0; at < corners.length; at += 2) {
    const [px, py] = [x[cell] + corners[at] * OVER, y[cell] + corners[at + 1] * OVER]
    if (at === 0) path.moveTo(px, py)
    else path.lineTo(px, py)
  }
  path.closePath()
}

/** Draws an image over a rectangle around a middle, scaled up to fill it. */
function cover(
  ctx: CanvasRenderingContext2D,
  image: ImageBitmap,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.width, height / image.height)
  const [across, down] = [width / scale, height / scale]
  const [left, top] = [(image.width - across) / 2, (image.height - down) / 2]
  ctx.drawImage(image, left, top, across, down, x - width / 2, y - height / 2, width, height)
}

/** Tiles the picture from the first cell, this many cells wide. */
function repeated(
  ctx: CanvasRenderingContext2D,
  { image, mean }: Shown,
  cells: number,
): CanvasPattern | string {
  const pattern = ctx.createPattern(image, 'repeat')
  if (!pattern) return mean
  const scale = (cells * UNIT) / image.width
  pattern.setTransform({ a: scale, d: scale })
  return pattern
}

/** Height of the numbers at the foot of a face, and of the picture on a counter over two cells. */
const [FOOT, ROUND] = [25, 27]

function faceOf(
  look: BoardLook,
  gallery: Pick<Gallery, 'picture'>,
  { type, side }: Parameters<Art['face']>[0],
): FaceArt | undefined {
  const name =
    look.units?.find(({ id }) => id === type)?.look.picture ??
    (look.units?.some(({ id }) => id === type)
      ? look.sides?.find(({ id }) => id === side)?.look.picture
      : undefined)
  const shown = name === undefined ? undefined : gallery.picture(name, 'face')
  if (!shown) return undefined
  return {
    name: `${name} ${shown.serial}`,
    round(ctx, x, y) {
      ctx.save()
      ctx.beginPath()
      ctx.arc(x, y, ROUND, 0, 2 * Math.PI)
      ctx.clip()
      cover(ctx, shown.image, x, y, 2 * ROUND, 2 * ROUND)
      ctx.restore()
    },
    paint(ctx, half, { numbers = [], mark, isFar }, colour) {
      cover(ctx, shown.image, 0, 0, 2 * half, 2 * half)
      const isSaid = numbers.length > 0 || (isFar && mark !== undefined)
      if (!isSaid) return
      ctx.globalAlpha = isFar ? 0.6 : 0.82
      ctx.fillStyle = colour
      ctx.fillRect(-half, isFar ? -half : half - FOOT, COUNTER, isFar ? COUNTER : FOOT)
      ctx.globalAlpha = 1
    },
  }
}

/** The pictures shown beside the board, by address; unreadable ones are omitted. */
function besideBoard(
  { decks = {}, sides = [] }: BoardLook,
  gallery: Pick<Gallery, 'picture' | 'address'>,
): Pick<Art, 'card' | 'mat'> {
  const onCards = new Map(
    Object.values(decks).flatMap(({ cards }) => cards.map(({ id, picture }) => [`cards.${id}`, picture])),
  )
  const imageOf = (picture: string | undefined) => {
    const address =
      picture === undefined || !gallery.picture(picture, 'face') ? undefined : gallery.address(picture)
    return address && `url("${address}")`
  }
  return {
    card: ({ name, faceDown }) => imageOf(faceDown || !name ? undefined : onCards.get(name)),
    mat: (side) => imageOf(sides.find(({ id }) => id === side)?.mat),
  }
}
