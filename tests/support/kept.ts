/** Seeds that once failed, one file each under `tests/kept`. They are committed with the fix, and deleted by hand when obsolete. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../..', import.meta.url))
/** `folder` is relative to the project. */
type Place = { readonly name: string; readonly folder?: string }

const folderOf = ({ name, folder = 'tests/kept' }: Place) => join(folder, name)

/** Returns the seeds of a test's saved failures. */
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
 * Saves the fault of a seed. File names are relative to the project, because it may be committed.
 * @returns the path of the file, relative to the project
 */
export function keep(place: Place, seed: number, fault: string): string {
  const folder = folderOf(place)
  mkdirSync(join(home, folder), { recursive: true })
  const file = join(folder, `${seed}.txt`)
  writeFileSync(join(home, file), `${place.name}, seed ${seed}\n\n${fault.replaceAll(home, '')}\n`)
  return file
}
