import type { SymbolName } from '../../../../schemas/pictures/symbols'
import { CIVIL } from './civil-symbols'
import { type Symbol24, WAR } from './war-symbols'

/**
 * The symbols on counters: original vector drawings in a box of 24 by 24, filled with the counter's ink. A pack names one in
 * `look.symbol` (`schemas/pictures/symbols.ts`); an unknown name gets a plain disc with its first letter.
 */

export const SYMBOLS: Readonly<Record<SymbolName, Symbol24>> = {
  ...WAR,
  ...CIVIL,
  banner: {
    fill: 'M3 4h18v9.5c-3 2-5.5-1.2-9 .4s-6 .2-9-.4z',
    line: 'M3.8 3v19M20.2 3v19',
    width: 1.7,
  },
  flag: { fill: 'M7 3.5c4-1.8 7 2 12 0v9c-5 2-8-1.8-12 0z', line: 'M6.2 2.5v19', width: 1.9 },
  fist: {
    fill: 'M6.2 9.8c0-1.3 2.7-1.4 2.9-.1V7.1c.1-1.5 2.8-1.5 2.9 0v2-2.5c.1-1.5 2.8-1.5 2.9 0v2.9-1.3c.1-1.4 2.7-1.3 2.7.1v5c0 2-.7 3-1.8 4.1V22H9.1v-4.3C7.4 16.2 6.2 14.7 6.2 12.6z',
    line: 'M9.2 12.6h4.3c1.6 0 1.7 2.2.1 2.3l-2.4.1',
    width: 0.9,
  },
  megaphone: {
    fill: 'M3 9.5h4.5L18 4.5v14.5L7.5 14H3zM7.2 14.8l2.3.9 1 5H7.7z',
    line: 'M20 9.2c1.4 1.3 1.4 3.7 0 5',
    width: 1.6,
  },
  people: {
    fill: 'M5.4 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM18.6 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM12 10a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 12 10zM1.6 19v-5.4c0-2.6 2-4 3.8-4 1.2 0 2.1.5 2.8 1.2-1.3 1-2 2.6-2 4.3V19zM22.4 19v-5.4c0-2.6-2-4-3.8-4-1.2 0-2.1.5-2.8 1.2 1.3 1 2 2.6 2 4.3V19zM7.3 21v-5.6c0-2.9 2.3-4.6 4.7-4.6s4.7 1.7 4.7 4.6V21z',
  },
  bottle: {
    fill: 'M9.8 8.5h4.4v2.3c1.8.9 2.6 2.2 2.6 4V22H7.2v-7.2c0-1.8.8-3.1 2.6-4z',
    line: 'M12 8V5.6c0-2 2.6-1.6 2.6-3.6M9.6 15.5h4.8',
    width: 1.5,
  },
  shield: { fill: 'M4 3h16v8.5c0 5-3.6 8.3-8 10.5-4.4-2.2-8-5.5-8-10.5z' },
  baton: { line: 'M5 20 18.5 5.5M9 13l3.3 3', width: 2.9 },
  helmet: {
    fill: 'M3 15C3 8.5 6.8 4 12 4s9 4.5 9 11v1.5H3z',
    line: 'M2.5 19.2h19',
    width: 2,
  },
  truck: {
    fill: 'M1.5 6h12v10.5h-12zM14.5 9h4.2l3.8 4v3.5h-8zM6 20.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8zM18 20.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  },
  armour: {
    fill: 'M4 9.5l3.5-4h9l3.5 4 2 1.5v6H2v-6zM6.5 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM17.5 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM12 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  },
  launcher: {
    fill: 'M2 15.5 14.5 8l1.8 3-12.5 7.5zM5.5 18.5l4-2.3 1.5 5H8zM19.2 7.6a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
    line: 'M15.8 8.2l1.6-1M19 9.8c1.8.4 2.8 1.4 3 3',
    width: 1.4,
  },
  hat: {
    fill: 'M2.5 14.5C4.5 8 8 4.5 12 4.5s7.5 3.5 9.5 10c-3 1.5-6 2-9.5 2s-6.5-.5-9.5-2z',
    line: 'M4.5 19c4.6 1.6 10.4 1.6 15 0M12 5v4',
    width: 1.9,
  },
  cap: {
    fill: 'M3.5 9.5C5 6 8.5 4.5 12 4.5s7 1.5 8.5 5l-2.3 3.8H5.8zM5.5 14.8h13l2.5 3.7c-6 2.5-12 2.5-18 0z',
  },
  whistle: {
    fill: 'M2 8h12.5l7 2v3.5h-6.7A6 6 0 1 1 4.3 12H2zM9 16.8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
    line: 'M12 5V2.6M16 5.4l1.4-2M8 5.4 6.6 3.4',
    width: 1.5,
  },
  sentry: {
    fill: 'M12 7.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7 22l.8-8-2.3.2.6-5.2c2.6-1.5 9.2-1.5 11.8 0l.6 5.2-2.3-.2.8 8z',
  },
  star: {
    fill: 'M12 2.3l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.5l-6.1 3.4 1.4-6.8L2.2 9.4l6.9-.8z',
  },
  horse: {
    fill: 'M8 22h10c.5-4-1-6-2-8 2-1 3-3 3-5-1-3-4-5-7-5.5L11 1.5 9.5 4C6 6 4.5 9 3.5 12.5L6 15c2-.5 3-1.5 4.5-1.5C11 16 8 18 8 22z',
  },
  gun: {
    fill: 'M2 12 20 5l1 2.6L9 13.5zM9.5 21a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM11 17l10 3v1.5l-11-1z',
  },
  muskets: {
    fill: 'M1.5 19.5 4.6 16l3.2 2.6-3.4 4zM22.5 19.5 19.4 16l-3.2 2.6 3.4 4z',
    line: 'M5.6 18 18.6 2.5M18.4 18 5.4 2.5M14 4.5l2.6 2.2M10 4.5 7.4 6.7',
    width: 1.9,
  },
  cannon: {
    fill: 'M1.7 10.8 19.6 3l1.7 3.9L3.6 15zM1 9.2l1.8-.8 1 2.2-1.8.8z',
    line: 'M8.5 12.9a4.5 4.5 0 1 0 .01 0zM8.5 13v8.8M4.1 17.4h8.8M12.9 17.6l9.3 4',
    width: 1.6,
  },
  'horse-cannon': {
    fill: 'M3.5 11.4h6.2c.3-2.5-.6-3.7-1.2-5 1.2-.6 1.9-1.9 1.9-3.1C9.8 1.4 7.9.2 6.1-.1L5.3-1.3 4.4.3C2.2 1.5 1.3 3.4.7 5.5L2.2 7.1c1.2-.3 1.9-.9 2.8-.9C5.3 7.7 3.5 9 3.5 11.4zM6.5 15.6 21.2 9.2l1.3 3L8 18.8z',
    line: 'M12 17.3a3.2 3.2 0 1 0 .01 0zM12 17.3v6.4M8.8 20.5h6.4M15 20.8l7.6 2.6',
    width: 1.4,
  },
  signal: {
    fill: 'M6 2.5h15l-4.5 4.7 4.5 4.7H6z',
    line: 'M5.2 1.5v21M9.5 15.5c2 1.6 5 1.6 7 0M8.5 18.8c2.8 2.2 6.8 2.2 9.6 0',
    width: 1.7,
  },
  'horse-signal': {
    fill: 'M4.2 22.2h8c0.4 -3.2 -0.8 -4.8 -1.6 -6.4c1.6 -0.8 2.4 -2.4 2.4 -4c-0.8 -2.4 -3.2 -4 -5.6 -4.4L6.6 5.8L5.4 7.8C2.6 9.4 1.4 11.8 0.6 14.6L2.6 16.6c1.6 -0.4 2.4 -1.2 3.6 -1.2C6.6 17.4 4.2 19 4.2 22.2zM12.8 1h9.3l-2.8 2.9l2.8 2.9h-9.3z',
    line: 'M12.4 .6v11.5',
    width: 1.6,
  },
  umbrella: {
    fill: 'M2 12.5C2.5 6.5 6.5 3 12 3s9.5 3.5 10 9.5c-2-1.5-4-1.5-5 0-1.5-1.5-3.5-1.5-5 0-1.5-1.5-3.5-1.5-5 0-1-1.5-3-1.5-5 0z',
    line: 'M12 12v7c0 2.5-3.5 2.5-3.5 0',
    width: 1.7,
  },
  barricade: {
    fill: 'M1.5 9l20-4 .6 3.4-20 4zM2 16.5l20 1.5-.3 3.3-20-1.5z',
    line: 'M5 5.5 8.5 21M18 3.5 15 20.5M10.5 8.5l4 9.5',
    width: 2,
  },
  smoke: {
    fill: 'M5.5 19a4 4 0 0 1-.6-7.9A4.6 4.6 0 0 1 9.2 5.2a5 5 0 0 1 8.6 2.6 4.4 4.4 0 0 1 2.6 7.4A4 4 0 0 1 17 19z',
    line: 'M6.5 22.2h4M13.5 22.2h5',
    width: 1.5,
  },
  jam: {
    fill: 'M2.5 10.5 4.4 5h6.2l1.9 5.5v4h-10zM11.5 18.5l1.9-5.5h6.2l1.9 5.5v4h-10z',
    line: 'M4.5 15.5v1.5M10.5 15.5v1.5',
    width: 2,
  },
  cover: { fill: 'M4 4h16v16H4z', line: 'M4 4l16 16M20 4 4 20', width: 1.6 },
  spezzone: {
    fill: 'M9.8 8.5h4.4v2.3c1.8.9 2.6 2.2 2.6 4V22H7.2v-7.2c0-1.8.8-3.1 2.6-4z',
    line: 'M12 8c-2-3 2.8-3.3.8-6.5M15.4 7.5c1.6-1.5.4-2.6 1.2-4',
    width: 1.6,
  },
  cordone: {
    fill: 'M4.5 8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM12 8a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 12 8zM19.5 8a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM2.3 20v-8.5c0-3 4.4-3 4.4 0V20zM9.8 20v-8.5c0-3 4.4-3 4.4 0V20zM17.3 20v-8.5c0-3 4.4-3 4.4 0V20z',
    line: 'M1 14.2c2.5 2 4.5 2 7.3 0s4.9-2 7.4 0 4.6 2 7.3 0',
    width: 1.8,
  },
  gruppo: {
    fill: 'M5.4 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM18.6 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM12 10a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 12 10zM1.6 19v-5.4c0-2.6 2-4 3.8-4 1.2 0 2.1.5 2.8 1.2-1.3 1-2 2.6-2 4.3V19zM22.4 19v-5.4c0-2.6-2-4-3.8-4-1.2 0-2.1.5-2.8 1.2 1.3 1 2 2.6 2 4.3V19zM7.3 21v-5.6c0-2.9 2.3-4.6 4.7-4.6s4.7 1.7 4.7 4.6V21z',
  },
  armoured: {
    fill: 'M4 9.5l3.5-4h9l3.5 4 2 1.5v6H2v-6zM6.5 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM17.5 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM12 21a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  },
  riot: {
    fill: 'M3 3.5h11v8.5c0 4.5-2.4 7.5-5.5 9.5C5.4 19.5 3 16.5 3 12zM6 7v2.6h5V7z',
    line: 'M21 4 15.5 20.5',
    width: 2.6,
  },
  gas: {
    fill: 'M2 15.5 14.5 8l1.8 3-12.5 7.5zM5.5 18.5l4-2.3 1.5 5H8z',
    line: 'M17 8.8c.2-2.2 3.4-2.2 3.2.2 2-.5 2.6 2.2.8 2.8M19.5 4.5c.5-1.6 2.6-1.2 2.4.4',
    width: 1.7,
  },
  carabinieri: {
    fill: 'M1.8 15.5C3 8.5 7 4.5 12 4.5s9 4 10.2 11c-3-1.4-6.2-2-10.2-2s-7.2.6-10.2 2zM3.5 17c5.4-1.9 11.6-1.9 17 0-1.7 2-4.6 3-8.5 3s-6.8-1-8.5-3z',
    line: 'M12 11.8c-1.8-1.5-1.5-3.5 0-5 1.5 1.5 1.8 3.5 0 5z',
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

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(SYMBOLS, name)

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
  const symbol = isSymbol(name) ? SYMBOLS[name] : undefined
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
