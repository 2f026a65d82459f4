import type { Overlay, Theme } from '../../_board/types'

const PAPER: Readonly<Record<Theme, string>> = { light: '#fffdf7', dark: '#14161a' }

/** An overlay with an opacity of `strength`, drawn on a separate canvas and then composited as a whole. */
export function faded(overlay: Overlay, strength: number): Overlay {
  if (strength >= 1) return overlay
  let apart: OffscreenCanvas | undefined
  return (ctx, ground, theme) => {
    const { width, height } = ctx.canvas
    if (apart?.width !== width || apart.height !== height) apart = new OffscreenCanvas(width, height)
    const there = apart.getContext('2d')
    if (!there || width === 0 || height === 0) return
    there.resetTransform()
    there.clearRect(0, 0, width, height)
    there.setTransform(ctx.getTransform())
    overlay(there as unknown as CanvasRenderingContext2D, ground, theme)
    ctx.save()
    ctx.resetTransform()
    ctx.globalAlpha = strength
    ctx.drawImage(apart, 0, 0)
    ctx.restore()
  }
}

/** A veil of paper over the print; `strength` is the visibility of the ground. */
export const veil =
  (strength: number): Overlay =>
  (ctx, { box }, theme) => {
    ctx.save()
    ctx.globalAlpha = 1 - strength
    ctx.fillStyle = PAPER[theme]
    ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    ctx.restore()
  }
