export type WeightKind = 'html' | 'scripts' | 'data'
export const pages: readonly {
  readonly name: string
  readonly path: string
  /** Selector of what is there once the page can be used. */
  readonly ready: string
  /** The most that it may weigh, in bytes. */
  readonly bars: Readonly<Partial<Record<WeightKind, number>>>
}[]
export function figureOf(page: string, kind: WeightKind): string
/** What pages weigh at most today where a bar is not reached, in bytes. */
export const TODAY: Readonly<
  Record<'home' | 'play', { readonly html: number }> &
    Record<'studio', { readonly html: number; readonly scripts: number }>
>
