const LONGEST_ID = 64

/** The short name for machines that a name gives: `La mia guerra 2` becomes `la-mia-guerra-2`; empty where no letter is left to begin with. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '')

/** The first of `id`, `id-2`, `id-3`, ... that nobody has. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? id : `${id}-${number}`
    if (!isTaken(one)) return one
  }
}
