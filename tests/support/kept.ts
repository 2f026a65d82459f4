/** Seeds that once failed, one file each under `tests/kept`: worth committing with the mend, deleted by hand when they say nothing more. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../..', import.meta.url))
/** `folder` from the root of the project. */
type Place = { readonly name: string; readonly folder?: string }

const folderOf = ({ name, folder = 'tests/kept' }: Place) => join(folder, name)

/** The seeds of a test's kept failures. */
export function keptSeeds(place: Place): number[] {
  const folder = join(home, folderOf(place))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((file) => /^(\d+)\.txt$/.exec(file)?.[1])
    .filter((seed) => seed !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
}

/**
 * Writes what went wrong with a seed; files of the project are named from its root, as it may be committed.
 * @returns the path of the file, from the root of the project
 */
export function keep(place: Place, seed: number, fault: string): string {
  const folder = folderOf(place)
  mkdirSync(join(home, folder), { recursive: true })
  const file = join(folder, `${seed}.txt`)
  writeFileSync(join(home, file), `${place.name}, seed ${seed}\n\n${fault.replaceAll(home, '')}\n`)
  return file
}
