import { written } from './path'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A gradient between two circles, as defined in an SVG file. */
export class RadialGradient implements CanvasGradient {
  readonly #stops: string[] = []

  constructor(private readonly circles: Parameters<CanvasRenderingContext2D['createRadialGradient']>) {}

  addColorStop(offset: number, color: string): void {
    this.#stops.push(`<stop${attributes({ offset, 'stop-color': color })}/>`)
  }

  text(id: string): string {
    const [fx, fy, fr, cx, cy, r] = this.circles.map(written)
    const place = attributes({ id, gradientUnits: 'userSpaceOnUse', fx, fy, fr, cx, cy, r })
    return `<radialGradient${place}>${this.#stops.join('')}</radialGradient>`
  }
}

/** The attributes of a tag; those without a value are left out. */
export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

/** Escapes a text or an attribute value. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
