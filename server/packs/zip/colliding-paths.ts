/**
 * Finds paths that cannot coexist on every system: paths that differ only in case, or a file where another path needs a folder.
 * Zips, saves, drafts and exports all use this class.
 */
export class CollidingPaths {
  readonly #named = new Set<string>()
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>()

  /** Adds a path and returns whether it clashes with an earlier one; the path of a folder ends in a slash. */
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

/** Returns the first path that clashes with an earlier one, or `undefined`. */
export function collisionAmong(paths: Iterable<string>): string | undefined {
  const known = new CollidingPaths()
  for (const path of paths) if (known.clashes(path)) return path
  return undefined
}

/** Returns the folders above a path: `art` and `art/maps` for `art/maps/city.png`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
