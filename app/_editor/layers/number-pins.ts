import type { Overlay } from '../../_board/types'

/** Size of a pin in drawing units, and its minimum in screen pixels. */
const RADIUS = 20
const LEAST_PIXELS = 11

/** Numbers from 1 on the middles of cells, styled like the points in a picture. */
export const numberPins =
  (cells: readonly number[]): Overlay =>
  (ctx, ground) => {
    const scale = ctx.getTransform().a / (globalThis.devicePixelRatio || 1)
    const radius = Math.max(RADIUS, LEAST_PIXELS / scale)
    ctx.save()
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.font = `700 ${radius * 1.1}px sans-serif`
    ctx.lineWidth = radius * 0.18
    for (const [index, cell] of cells.entries()) {
      if (!(cell in ground.x)) continue
      const [x, y] = [ground.x[cell], ground.y[cell]]
      ctx.beginPath()
      ctx.arc(x, y, radius, 0, 2 * Math.PI)
      ctx.fillStyle = '#b3261e'
      ctx.fill()
      ctx.strokeStyle = '#fff'
      ctx.stroke()
      ctx.fillStyle = '#fff'
      ctx.fillText(String(index + 1), x, y + radius * 0.06)
    }
    ctx.restore()
  }
