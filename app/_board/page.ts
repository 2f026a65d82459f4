import type { LabelFonts } from './draw/labels'

/** What a board asks of the page around it: a browser answers, or a test. */
export type BoardPage = {
  /** Device pixels of a CSS pixel. */
  pixelRatio(): number
  newCanvas(width: number, height: number): HTMLCanvasElement
  /** The letters of the page, as CSS font families. */
  fonts(): LabelFonts
  /** Whether the reader wants no motion. */
  isStill(): boolean
  /** Milliseconds of a clock that only goes forward. */
  now(): number
  /** Runs with the next frame; the returned function calls it off. */
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
