import { schemaFor, wholeFiles } from '../../../../schemas/catalogue'
import { isPicture } from '../../../../schemas/pictures/file'
import type { Files } from '../../document/change'

/** The reason why a file name is refused. */
export type NameFault = 'empty' | 'shape' | 'ending' | 'taken' | 'long' | 'deep'

/** Limits of a pack; see the import guard. */
const LONGEST = 120
const DEEPEST = 6

/** Returns the fault of a new path for a text file of the pack, or `undefined`. */
export function nameFault(path: string, files: Files): NameFault | undefined {
  if (path.trim() === '') return 'empty'
  if (path.length > LONGEST) return 'long'
  if (!/^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) return 'shape'
  if (path.split('/').length > DEEPEST) return 'deep'
  if (!/\.(yaml|yml|md)$/.test(path)) return 'ending'
  return path in files ? 'taken' : undefined
}

/** The files a pack must have; a pack that `adds` to others needs only its manifest. */
export const isEssential = (path: string, adds: boolean, ruleset: string | undefined) =>
  path === 'pack.yaml' || (!adds && wholeFiles(ruleset).includes(path))

/** The initial text of a new file: the line that gives other editors its schema. */
export function newFileText(path: string, ruleset: string | undefined): string {
  const up = '../'.repeat(path.split('/').length + 1)
  const kind = schemaFor(path, ruleset)
  return kind ? `# yaml-language-server: $schema=${up}schemas/${kind}.schema.json\n` : ''
}

/** Files in reading order: the pack and its lists first, then the folders. */
export function inReadingOrder(paths: readonly string[]): string[] {
  const order = [
    'pack.yaml',
    'terrain.yaml',
    'units.yaml',
    'tables.yaml',
    'tracks.yaml',
    'bots.yaml',
    'maps/',
    'decks/',
    'scenarios/',
    'cases/',
    'games/',
    'text/',
  ]
  const FIRST_FOLDER = 5.5
  const rank = (path: string) => {
    const index = order.findIndex((start) => path.startsWith(start))
    if (index >= 0) return index
    return path.includes('/') ? order.length : FIRST_FOLDER
  }
  return paths.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))
}

/** The files that are edited as text. */
export const textsIn = (files: Files): string[] =>
  inReadingOrder(Object.keys(files).filter((path) => !isPicture(path)))

/** A free name for a new YAML file; a taken name gets a number. */
export function freeName(file: string, files: Readonly<Record<string, unknown>>): string {
  const base = file.replace(/\.yaml$/, '')
  for (let number = 1; ; number++) {
    const name = number === 1 ? file : `${base}-${number}.yaml`
    if (!Object.hasOwn(files, name)) return name
  }
}

/** The language of a file of texts. */
export const languageOfText = (file: string): string | undefined => /^text\/([\w-]+)\.ya?ml$/.exec(file)?.[1]
