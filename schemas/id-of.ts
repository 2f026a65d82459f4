const LONGEST_ID = 64

/** Derives an id from a name: `La mia guerra 2` becomes `la-mia-guerra-2`; empty if no letter is left at the start. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '')

/** The first free one of `id`, `id-2`, `id-3`, ... */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? id : `${id}-${number}`
    if (!isTaken(one)) return one
  }
}
