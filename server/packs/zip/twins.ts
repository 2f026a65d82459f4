/**
 * Finds paths that cannot stand beside each other on every system: alike but for capitals, or a file where another path needs a folder. The
 * one judge of zips, saves, drafts and exports.
 */
export class TwinPaths {
  readonly #named = new Set<string>()
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>()

  /** Whether a path clashes with one of those before it; that of a folder has a slash at its end. */
  clashes(path: string): boolean {
    const plain = path.toLowerCase().replace(/\/$/, '')
    const isFile = !path.endsWith('/')
    const above = foldersOf(plain)
    const isTwin =
      this.#named.has(plain) ||
      (isFile && this.#folders.has(plain)) ||
      above.some((folder) => this.#files.has(folder))
    this.#named.add(plain)
    if (isFile) this.#files.add(plain)
    for (const folder of above) this.#folders.add(folder)
    return isTwin
  }
}

/** The first of some paths that clashes with one before it; undefined when all can stand beside each other. */
export function twinAmong(paths: Iterable<string>): string | undefined {
  const known = new TwinPaths()
  for (const path of paths) if (known.clashes(path)) return path
  return undefined
}

/** `art` and `art/maps` of `art/maps/city.png`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
