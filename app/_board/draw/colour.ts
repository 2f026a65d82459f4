/** Small colour arithmetic on "#rgb", "#rrggbb" and "rgb(r g b)"; anything else is taken as a middle grey. */
export type Rgb = readonly [number, number, number]

export function parseColour(text: string | undefined): Rgb {
  const parts = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(text ?? '')
  if (parts) return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text ?? '')?.[1]
  if (!hex) return [136, 136, 136]
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16)) as unknown as Rgb
}

export const formatColour = (rgb: Rgb, alpha = 1): string => {
  const [r, g, b] = rgb.map(Math.round)
  return alpha === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha})`
}

/** `share` of the second colour in the first. */
export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const mix = (a: string, b: string, share: number): string =>
  formatColour(mixRgb(parseColour(a), parseColour(b), share))

export const withAlpha = (colour: string, alpha: number): string => formatColour(parseColour(colour), alpha)

const channel = (value: number): number => {
  const v = value / 255
  return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** WCAG relative luminance, 0 black to 1 white. */
export const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(parseColour(a)), luminance(parseColour(b))].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Returns the ink with more contrast on a colour. */
export const readableInk = (ground: string, dark = '#221d17', light = '#fffdf7'): string =>
  contrast(ground, dark) >= contrast(ground, light) ? dark : light
