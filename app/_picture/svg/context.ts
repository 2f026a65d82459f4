/** A canvas context that writes SVG, so that the board's drawing code makes pictures on the server. */
import { type Attributes, attributes, escaped, RadialGradient } from './elements'
import { SvgPath, written } from './path'

/** The canvas methods that map pictures use. */
type Tools = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clearRect'
  | 'clip'
  | 'closePath'
  | 'createRadialGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'roundRect'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>
type Style = CanvasRenderingContext2D['fillStyle']
type Kept = ReturnType<SvgContext['state']>

const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' }
const BASELINES: Partial<Record<CanvasTextBaseline, string>> = { middle: 'central', top: 'text-before-edge' }
/** Largest width of a bold letter or digit, relative to the font size. */
const LETTER = 0.75

/** The rectangle of a picture in drawing units, and its size in CSS pixels. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the drawing of `draw` as the text of an SVG file.
 * @throws TypeError if it uses a canvas feature that is not supported here, so that no picture is incomplete
 */
export function svgOf(frame: Frame, draw: (ctx: CanvasRenderingContext2D) => void): string {
  // Drawing code uses this name; the server has no Path2D.
  globalThis.Path2D ??= SvgPath
  const svg = new SvgContext()
  const tools: Tools = svg
  draw(tools as CanvasRenderingContext2D)
  const { left, top, right, bottom, width, height } = frame
  const box = [left, top, right - left, bottom - top].map(written).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" fill="none" stroke-miterlimit="10">${svg.text()}</svg>`
}

class SvgContext implements Tools {
  fillStyle: Style = '#000'
  strokeStyle: Style = '#000'
  lineWidth = 1
  lineCap: CanvasLineCap = 'butt'
  lineJoin: CanvasLineJoin = 'miter'
  globalAlpha = 1
  font = '10px sans-serif'
  textAlign: CanvasTextAlign = 'start'
  textBaseline: CanvasTextBaseline = 'alphabetic'
  #dash: readonly number[] = []
  #moves = ''
  #clip = ''
  #group = ''
  #path = new SvgPath()
  #kept: Kept[] = []
  #definitions: string[] = []
  #elements: string[] = []

  constructor() {
    Object.preventExtensions(this)
  }

  /** The SVG of the whole drawing. */
  text(): string {
    this.#inGroup('')
    return `<defs>${this.#definitions.join('')}</defs>${this.#elements.join('')}`
  }

  /** The state that `save` stores. */
  state() {
    const {
      fillStyle,
      strokeStyle,
      lineWidth,
      lineCap,
      lineJoin,
      globalAlpha,
      font,
      textAlign,
      textBaseline,
    } = this
    const open = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign }
    return { open: { ...open, textBaseline }, dash: this.#dash, moves: this.#moves, clip: this.#clip }
  }

  save(): void {
    this.#kept.push(this.state())
  }

  restore(): void {
    const kept = this.#kept.pop()
    if (!kept) return
    Object.assign(this, kept.open)
    this.#dash = kept.dash
    this.#moves = kept.moves
    this.#clip = kept.clip
  }

  translate(x: number, y: number): void {
    this.#moves += `translate(${written(x)} ${written(y)})`
  }

  rotate(angle: number): void {
    this.#moves += `rotate(${written((angle * 180) / Math.PI)})`
  }

  setLineDash(dash: Iterable<number>): void {
    this.#dash = [...dash]
  }

  beginPath(): void {
    this.#path = new SvgPath()
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y)
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y)
  }

  closePath(): void {
    this.#path.closePath()
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height)
  }

  roundRect(...args: Parameters<CanvasPath['roundRect']>): void {
    this.#path.roundRect(...args)
  }

  arc(...args: Parameters<CanvasPath['arc']>): void {
    this.#path.arc(...args)
  }

  quadraticCurveTo(...args: Parameters<CanvasPath['quadraticCurveTo']>): void {
    this.#path.quadraticCurveTo(...args)
  }

  bezierCurveTo(...args: Parameters<CanvasPath['bezierCurveTo']>): void {
    this.#path.bezierCurveTo(...args)
  }

  fill(path?: Path2D | CanvasFillRule, rule?: CanvasFillRule): void {
    const drawn = typeof path === 'object' ? path : undefined
    const by = typeof path === 'string' ? path : rule
    this.#put('path', { d: this.#dataOf(drawn), fill: this.#paint(this.fillStyle), 'fill-rule': by })
  }

  stroke(path?: Path2D): void {
    this.#put('path', {
      d: this.#dataOf(path),
      stroke: this.#paint(this.strokeStyle),
      'stroke-width': written(this.lineWidth),
      'stroke-linecap': this.lineCap === 'butt' ? undefined : this.lineCap,
      'stroke-linejoin': this.lineJoin === 'miter' ? undefined : this.lineJoin,
      'stroke-dasharray': this.#dash.map(written).join(' ') || undefined,
    })
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new SvgPath()
    path.rect(x, y, width, height)
    this.fill(path)
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const path = new SvgPath()
    path.rect(x, y, width, height)
    this.stroke(path)
  }

  /** A sheet is only cleared before anything is drawn. */
  clearRect(): void {
    this.text()
    this.#elements = []
    this.#definitions = []
  }

  /** Clips further drawing to this path and all previous ones. */
  clip(path?: Path2D | CanvasFillRule): void {
    const d = this.#dataOf(typeof path === 'object' ? path : undefined)
    const within = this.#clip && ` clip-path="url(#${this.#clip})"`
    const shape = `<path${attributes({ d, transform: this.#moves || undefined })}/>`
    this.#clip = this.#define((id) => `<clipPath id="${id}"${within}>${shape}</clipPath>`)
  }

  createRadialGradient(...circles: Parameters<Tools['createRadialGradient']>): CanvasGradient {
    return new RadialGradient(circles)
  }

  /** Draws a text at its natural width, limited to `most` if it could be wider. */
  fillText(text: string, x: number, y: number, most?: number): void {
    const [, style, weight, size, family] = /^(italic )?(\d+) ([\d.]+)px (.+)$/.exec(this.font) ?? []
    if (size === undefined) throw new TypeError(`A picture does not know the font "${this.font}".`)
    const isWide = most !== undefined && text.length * Number(size) * LETTER > most
    const font = {
      'font-style': style && 'italic',
      'font-weight': weight,
      'font-size': size,
      'font-family': family,
      'text-anchor': ANCHORS[this.textAlign],
      'dominant-baseline': BASELINES[this.textBaseline],
      textLength: isWide && text.length > 1 ? written(most) : undefined,
      lengthAdjust: isWide && text.length > 1 ? 'spacingAndGlyphs' : undefined,
    }
    this.#put('text', { x: written(x), y: written(y), fill: this.#paint(this.fillStyle), ...font }, text)
  }

  #put(element: string, own: Attributes, text = ''): void {
    if (own.d === '') return
    this.#inGroup(this.#clip)
    const opacity = this.globalAlpha === 1 ? undefined : this.globalAlpha
    const shared = { opacity, transform: this.#moves || undefined }
    this.#elements.push(`<${element}${attributes({ ...own, ...shared })}>${escaped(text)}</${element}>`)
  }

  /** Groups elements with the same clip path; '' means no clipping. */
  #inGroup(clip: string): void {
    if (clip === this.#group) return
    if (this.#group) this.#elements.push('</g>')
    if (clip) this.#elements.push(`<g clip-path="url(#${clip})">`)
    this.#group = clip
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`
    this.#definitions.push(make(id))
    return id
  }

  #dataOf(path: Path2D = this.#path): string {
    if (!(path instanceof SvgPath)) throw new TypeError('A picture knows its own paths only.')
    return path.data
  }

  #paint(style: Style): string {
    if (typeof style === 'string') return style
    if (!(style instanceof RadialGradient)) throw new TypeError('A picture knows no patterns.')
    return `url(#${this.#define((id) => style.text(id))})`
  }
}
