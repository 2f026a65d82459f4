/**
 * The packs of this repository in format 1, with the games and courses recorded then. The archive never changes, because people may
 * still have such packs. `packs` by folder, `records` as `replay` takes them.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { GameRecord } from '../../engine/types'
import type { RequiredPacks } from '../../schemas/check'

type Archive = {
  readonly packs: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly records: readonly GameRecord[]
  /** By pack, as in `tests/playthroughs/courses`. */
  readonly courses: Readonly<Record<string, string>>
}

const packed = readFileSync(new URL('packs-of-format-1.json.br', import.meta.url))
export const ARCHIVE = JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Archive

/** Returns the files of a pack of format 1. With `false`, it omits the cases, which take most of the reading time. */
export function oldFiles(folder: string, withCases = true): Readonly<Record<string, string>> {
  const files = ARCHIVE.packs[folder]
  if (!files) throw new Error(`there is no ${folder} in the archive`)
  return withCases
    ? files
    : Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('cases/')))
}

const REQUIRED: RequiredPacks = Object.fromEntries(
  Object.keys(ARCHIVE.packs)
    .filter((folder) => folder.startsWith('content/') || folder === 'tests/cli/village')
    .map((folder) => [folder.split('/').at(-1)!, oldFiles(folder, false)]),
)

/** The packs that archived packs may require, also in format 1. */
export const oldRequired = (): RequiredPacks => REQUIRED
