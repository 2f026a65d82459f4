import type { LabelFonts } from './draw/labels/labels'

/** The environment of a board: a browser page or a test. */
export type BoardPage = {
  /** Device pixels of a CSS pixel. */
  pixelRatio(): number
  newCanvas(width: number, height: number): HTMLCanvasElement
  /** The web fonts of the page, as CSS font families. */
  fonts(): LabelFonts
  /** Whether the user prefers reduced motion. */
  isStill(): boolean
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Runs at the next frame; the returned function cancels it. */
  frame(run: () => void): () => void
}

export const browserPage: BoardPage = {
  pixelRatio: () => window.devicePixelRatio,
  newCanvas(width, height) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    return canvas
  },
  fonts() {
    const style = getComputedStyle(document.documentElement)
    return {
      street: style.getPropertyValue('--font-ui').trim() || 'system-ui, sans-serif',
      square: style.getPropertyValue('--font-display').trim() || 'Georgia, serif',
    }
  },
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  now: () => performance.now(),
  frame(run) {
    const frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  },
}
