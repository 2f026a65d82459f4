/**
 * The pictures on counters: own vector drawings in a box of 24 by 24, filled with the counter's ink.
 * A pack names one in `look.symbol`; an unknown name gets a plain disc with its first letter.
 */
export type Symbol24 = {
  /** Filled areas, as SVG path data. */
  readonly fill?: string
  /** Stroked lines, as SVG path data, and their width. */
  readonly line?: string
  readonly width?: number
}

export const SYMBOLS: Readonly<Record<string, Symbol24>> = {
  banner: {
    fill: 'M3 4h18v9.5c-3 2-5.5-1.2-9 .4s-6 .2-9-.4z',
    line: 'M3.8 3v19M20.2 3v19',
    width: 1.7,
  },
  flag: { fill: 'M7 3.5c4-1.8 7 2 12 0v9c-5 2-8-1.8-12 0z', line: 'M6.2 2.5v19', width: 1.9 },
  fist: {
    fill: 'M6.2 9.8c0-1.3 2.7-1.4 2.9-.1V7.1c.1-1.5 2.8-1.5 2.9 0v2-2.5c.1-1.5 2.8-1.5 2.9 0v2.9-1.3c.1-1.4 2.7-1.3 2.7.1v5c0 2-.7 3-1.8 4.1V22H9.1v-4.3C7.400 16.200 6.200 14.700 6.200 12.600z',
    line: 'M9.200 12.600h4.300c1.600 0 1.700 2.200.1 2.300l-2.400.1',
    width: 0.9,
  },
  megaphone: {
    fill: 'M3 9.500h4.500L18 4.500v14.500L7.500 14H3zM7.200 14.800l2.300.9 1 5H7.700z',
    line: 'M20 9.200c1.400 1.300 1.400 3.700 0 5',
    width: 1.6,
  },
  people: {
    fill: 'M5.400 8.700a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM18.600 8.700a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM12 10a2.700 2.700 0 1 0 0-5.400A2.700 2.700 0 0 0 12 10zM1.600 19v-5.400c0-2.600 2-4 3.800-4 1.200 0 2.100.5 2.800 1.200-1.300 1-2 2.600-2 4.300V19zM22.400 19v-5.400c0-2.600-2-4-3.800-4-1.200 0-2.100.5-2.800 1.200 1.300 1 2 2.600 2 4.300V19zM7.300 21v-5.600c0-2.900 2.300-4.600 4.700-4.600s4.700 1.700 4.700 4.600V21z',
  },
  bottle: {
    fill: 'M9.800 8.500h4.400v2.300c1.800.9 2.600 2.200 2.600 4V22H7.200v-7.200c0-1.800.8-3.100 2.600-4z',
    line: 'M12 8V5.600c0-2 2.600-1.600 2.600-3.600M9.600 15.500h4.800',
    width: 1.5,
  },
  shield: { fill: 'M4 3h16v8.500c0 5-3.600 8.300-8 10.500-4.400-2.200-8-5.500-8-10.500z' },
  baton: { line: 'M5 20 18.500 5.500M9 13l3.300 3', width: 2.9 },
  helmet: {
    fill: 'M3 15C3 8.500 6.800 4 12 4s9 4.500 9 11v1.500H3z',
    line: 'M2.500 19.200h19',
    width: 2,
  },
  truck: {
    fill: 'M1.500 6h12v10.500h-12zM14.500 9h4.200l3.800 4v3.500h-8zM6 20.400a2.400 2.400 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800zM18 20.400a2.400 2.400 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800z',
  },
  armour: {
    fill: 'M4 9.500l3.500-4h9l3.500 4 2 1.500v6H2v-6zM6.500 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM17.500 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM12 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  },
  launcher: {
    fill: 'M2 15.500 14.500 8l1.800 3-12.500 7.500zM5.500 18.500l4-2.300 1.500 5H8zM19.200 7.600a1.900 1.900 0 1 0 0-3.800 1.900 1.900 0 0 0 0 3.800z',
    line: 'M15.800 8.200l1.600-1M19 9.800c1.800.4 2.800 1.400 3 3',
    width: 1.4,
  },
  hat: {
    fill: 'M2.500 14.500C4.500 8 8 4.500 12 4.500s7.500 3.500 9.500 10c-3 1.500-6 2-9.500 2s-6.500-.5-9.500-2z',
    line: 'M4.500 19c4.600 1.600 10.400 1.600 15 0M12 5v4',
    width: 1.9,
  },
  cap: {
    fill: 'M3.500 9.500C5 6 8.500 4.500 12 4.500s7 1.500 8.500 5l-2.300 3.800H5.800zM5.500 14.800h13l2.500 3.700c-6 2.500-12 2.500-18 0z',
  },
  whistle: {
    fill: 'M2 8h12.500l7 2v3.500h-6.700A6 6 0 1 1 4.300 12H2zM9 16.800a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
    line: 'M12 5V2.600M16 5.400l1.400-2M8 5.400 6.600 3.400',
    width: 1.5,
  },
  sentry: {
    fill: 'M12 7.200a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7 22l.8-8-2.300.2.600-5.200c2.600-1.500 9.200-1.500 11.800 0l.6 5.200-2.300-.2.800 8z',
  },
  star: {
    fill: 'M12 2.300l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.500l-6.100 3.400 1.400-6.800L2.200 9.400l6.900-.8z',
  },
  horse: {
    fill: 'M8 22h10c.5-4-1-6-2-8 2-1 3-3 3-5-1-3-4-5-7-5.500L11 1.500 9.500 4C6 6 4.500 9 3.500 12.500L6 15c2-.5 3-1.500 4.500-1.500C11 16 8 18 8 22z',
  },
  gun: {
    fill: 'M2 12 20 5l1 2.600L9 13.500zM9.500 21a4.200 4.200 0 1 0 0-8.400 4.200 4.200 0 0 0 0 8.400zM11 17l10 3v1.500l-11-1z',
  },
  umbrella: {
    fill: 'M2 12.500C2.500 6.500 6.500 3 12 3s9.500 3.500 10 9.500c-2-1.500-4-1.500-5 0-1.500-1.500-3.500-1.500-5 0-1.500-1.500-3.500-1.500-5 0-1-1.500-3-1.500-5 0z',
    line: 'M12 12v7c0 2.500-3.500 2.500-3.500 0',
    width: 1.7,
  },
  barricade: {
    fill: 'M1.500 9l20-4 .6 3.400-20 4zM2 16.500l20 1.500-.3 3.300-20-1.500z',
    line: 'M5 5.500 8.500 21M18 3.500 15 20.500M10.500 8.500l4 9.500',
    width: 2,
  },
  smoke: {
    fill: 'M5.500 19a4 4 0 0 1-.6-7.900A4.600 4.600 0 0 1 9.200 5.200a5 5 0 0 1 8.600 2.600 4.400 4.400 0 0 1 2.600 7.400A4 4 0 0 1 17 19z',
    line: 'M6.500 22.200h4M13.500 22.200h5',
    width: 1.5,
  },
  jam: {
    fill: 'M2.500 10.500 4.400 5h6.200l1.900 5.500v4h-10zM11.500 18.500l1.900-5.500h6.200l1.900 5.500v4h-10z',
    line: 'M4.500 15.500v1.500M10.500 15.500v1.500',
    width: 2,
  },
  cover: { fill: 'M4 4h16v16H4z', line: 'M4 4l16 16M20 4 4 20', width: 1.6 },
  spezzone: {
    fill: 'M9.800 8.500h4.400v2.300c1.800.9 2.600 2.200 2.600 4V22H7.200v-7.200c0-1.800.8-3.100 2.600-4z',
    line: 'M12 8c-2-3 2.800-3.300.8-6.500M15.400 7.500c1.600-1.500.4-2.600 1.200-4',
    width: 1.6,
  },
  cordone: {
    fill: 'M4.500 8a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM12 8a2.300 2.300 0 1 0 0-4.600A2.300 2.300 0 0 0 12 8zM19.500 8a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM2.300 20v-8.500c0-3 4.400-3 4.400 0V20zM9.800 20v-8.500c0-3 4.400-3 4.400 0V20zM17.300 20v-8.500c0-3 4.400-3 4.400 0V20z',
    line: 'M1 14.200c2.500 2 4.500 2 7.300 0s4.900-2 7.400 0 4.600 2 7.300 0',
    width: 1.8,
  },
  gruppo: {
    fill: 'M5.400 8.700a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM18.600 8.700a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM12 10a2.700 2.700 0 1 0 0-5.400A2.700 2.700 0 0 0 12 10zM1.600 19v-5.400c0-2.600 2-4 3.800-4 1.200 0 2.100.5 2.800 1.200-1.300 1-2 2.600-2 4.300V19zM22.400 19v-5.400c0-2.600-2-4-3.800-4-1.200 0-2.100.5-2.800 1.200 1.300 1 2 2.600 2 4.300V19zM7.300 21v-5.600c0-2.900 2.300-4.600 4.700-4.600s4.700 1.700 4.700 4.600V21z',
  },
  armoured: {
    fill: 'M4 9.500l3.500-4h9l3.500 4 2 1.500v6H2v-6zM6.500 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM17.500 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM12 21a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600z',
  },
  riot: {
    fill: 'M3 3.500h11v8.500c0 4.500-2.400 7.500-5.500 9.500C5.400 19.500 3 16.500 3 12zM6 7v2.600h5V7z',
    line: 'M21 4 15.500 20.500',
    width: 2.6,
  },
  gas: {
    fill: 'M2 15.500 14.500 8l1.800 3-12.500 7.500zM5.500 18.500l4-2.300 1.500 5H8z',
    line: 'M17 8.800c.2-2.200 3.400-2.200 3.200.2 2-.5 2.600 2.200.8 2.800M19.500 4.500c.5-1.600 2.600-1.200 2.400.4',
    width: 1.7,
  },
  carabinieri: {
    fill: 'M1.800 15.500C3 8.500 7 4.500 12 4.500s9 4 10.200 11c-3-1.400-6.200-2-10.200-2s-7.200.6-10.200 2zM3.500 17c5.400-1.900 11.600-1.900 17 0-1.700 2-4.600 3-8.500 3s-6.800-1-8.500-3z',
    line: 'M12 11.800c-1.800-1.500-1.500-3.500 0-5 1.500 1.500 1.800 3.500 0 5z',
    width: 0.9,
  },
  arch: { fill: 'M3 21V10a9 9 0 0 1 18 0v11h-5V11a4 4 0 0 0-8 0v10z' },
}

const paths = new Map<string, Path2D>()
const pathOf = (data: string): Path2D => {
  const known = paths.get(data)
  if (known) return known
  const made = new Path2D(data)
  paths.set(data, made)
  return made
}

/** Draws a symbol centred on a point, `size` drawing units wide. */
export function paintSymbol(
  ctx: CanvasRenderingContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  ground: string,
): void {
  const symbol = SYMBOLS[name]
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / 24, size / 24)
  ctx.fillStyle = ink
  ctx.strokeStyle = ink
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  if (symbol === undefined) plainDisc(ctx, name, ink, ground)
  else {
    if (symbol.fill) ctx.fill(pathOf(symbol.fill), 'evenodd')
    if (symbol.line) {
      ctx.lineWidth = symbol.width ?? 1.5
      ctx.strokeStyle = symbol.fill && (symbol.width ?? 1.5) < 1 ? ground : ink
      ctx.stroke(pathOf(symbol.line))
    }
  }
  ctx.restore()
}

function plainDisc(ctx: CanvasRenderingContext2D, name: string, ink: string, ground: string): void {
  ctx.beginPath()
  ctx.arc(12, 12, 9.5, 0, 6.2832)
  ctx.fillStyle = ink
  ctx.fill()
  ctx.fillStyle = ground
  ctx.font = '700 12px system-ui, sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText((name[0] ?? '?').toUpperCase(), 12, 12.8)
}
