export type WeightKind = 'html' | 'scripts' | 'data'
export type PageFigure = WeightKind | 'blocked'
export const pages: readonly {
  readonly name: string
  readonly path: string
  /** Selector of what is there once the page can be used. */
  readonly ready: string
  /** The most that it may weigh, in bytes. */
  readonly bars: Readonly<Partial<Record<WeightKind, number>>>
}[]
/** How long a table may block the main thread of a phone, in milliseconds, and how much slower that phone is. */
export const BLOCKED: { readonly slowness: number; readonly most: number }
export function figureOf(page: string, kind: PageFigure): string
/** What pages weigh at most today where a bar is not reached, in bytes. */
export const TODAY: Readonly<Record<'home' | 'play' | 'studio', { readonly html: number }>>
