/** The notation of a number in a picture, in tenths of a drawing unit; a pixel is at least twelve units. */
export const written = (value: number): string => String(Math.round(value * 10) / 10 || 0)

const list = (...values: number[]): string => values.map(written).join(' ')

const MARK = Symbol.for('ludoteca.svg-path')

/** Canvas paths stored as the data of an SVG path. */
export class SvgPath implements Path2D {
  readonly [MARK] = true
  #data: string

  /** Route bundles each load a copy of this module; paths of one copy must be accepted by the others. */
  static [Symbol.hasInstance](path: unknown): boolean {
    return typeof path === 'object' && path !== null && MARK in path
  }

  constructor(from?: Path2D | string) {
    this.#data = from instanceof SvgPath ? from.data : typeof from === 'string' ? from : ''
  }

  /** The value of the attribute `d`. */
  get data(): string {
    return this.#data
  }

  moveTo(x: number, y: number): void {
    this.#data += `M${list(x, y)}`
  }

  lineTo(x: number, y: number): void {
    this.#data += `${this.#data ? 'L' : 'M'}${list(x, y)}`
  }

  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void {
    this.#data += `Q${list(cpx, cpy, x, y)}`
  }

  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void {
    this.#data += `C${list(cp1x, cp1y, cp2x, cp2y, x, y)}`
  }

  closePath(): void {
    if (this.#data) this.#data += 'z'
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#data += `M${list(x, y)}h${written(width)}v${written(height)}h${written(-width)}z`
  }

  arc(x: number, y: number, radius: number, from: number, to: number, counterclockwise = false): void {
    this.ellipse(x, y, radius, radius, 0, from, to, counterclockwise)
  }

  /** Splits the arc into parts of at most half a turn, because larger ones are ambiguous in SVG. */
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    counterclockwise = false,
  ): void {
    const sweep = sweepOf(from, to, counterclockwise)
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
    const at = (angle: number): [number, number] => {
      const [dx, dy] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY]
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
    }
    this.lineTo(...at(from))
    const parts = Math.ceil(Math.abs(sweep) / Math.PI)
    for (let part = 1; part <= parts; part++) {
      const end = at(from + (sweep * part) / parts)
      const turned = (rotation * 180) / Math.PI
      this.#data += `A${list(radiusX, radiusY, turned)} 0 ${counterclockwise ? 0 : 1} ${list(...end)}`
    }
  }

  /** Supports one radius for all corners. */
  roundRect(x: number, y: number, width: number, height: number, radii: unknown = 0): void {
    if (typeof radii !== 'number') throw new TypeError('Corners of a picture have one radius, a number.')
    const r = Math.min(radii, width / 2, height / 2)
    const corner = (dx: number, dy: number) => `a${list(r, r)} 0 0 1 ${list(dx, dy)}`
    const [across, down] = [written(width - 2 * r), written(height - 2 * r)]
    this.#data += `M${list(x + r, y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}`
    // As on a canvas, the next part starts at the rectangle's corner.
    this.#data += `v-${down}${corner(r, -r)}zM${list(x, y)}`
  }

  /** @throws always, because maps do not use it */
  arcTo(): void {
    throw new TypeError('A picture has no arcTo.')
  }

  /** @throws for a transformed path, or for a path of another class */
  addPath(path: Path2D, transform?: DOMMatrix2DInit): void {
    if (!(path instanceof SvgPath) || transform)
      throw new TypeError('A picture adds its own paths, as they are.')
    this.#data += path.data
  }
}

/** The angle between two directions as on a canvas: at most a whole turn, negative if counterclockwise. */
function sweepOf(from: number, to: number, counterclockwise: boolean): number {
  const turn = 2 * Math.PI
  const way = counterclockwise ? from - to : to - from
  const sweep = way >= turn ? turn : ((way % turn) + turn) % turn
  return counterclockwise ? -sweep : sweep
}
