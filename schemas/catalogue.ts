/** The schema for each file of a pack. The schemas themselves: `resolve.ts`. */
import { KINDS_OF } from './generated/kinds'

/** The role of a file, by its path. */
export type Role =
  | 'pack'
  | 'map'
  | 'terrain'
  | 'units'
  | 'tables'
  | 'tracks'
  | 'deck'
  | 'bots'
  | 'scenario'
  | 'case'
  | 'text'
  | 'golden'
  | 'campaign'
/** The schema of a file: that of its role if all rulesets share it, otherwise its ruleset's ("kriegspiel-scenario"). */
export type Kind = Role | `${string}-${Role}`

const WHOLE: Readonly<Record<string, Role>> = {
  'pack.yaml': 'pack',
  'terrain.yaml': 'terrain',
  'units.yaml': 'units',
  'tables.yaml': 'tables',
}
/** Optional files at the top of a pack. */
const OPTIONAL: Readonly<Record<string, Role>> = { 'tracks.yaml': 'tracks', 'bots.yaml': 'bots' }
const FOLDERS: Readonly<Record<string, Role>> = {
  maps: 'map',
  decks: 'deck',
  scenarios: 'scenario',
  cases: 'case',
  text: 'text',
  games: 'golden',
  campaigns: 'campaign',
}

/** The folder that can have subfolders. */
const NESTED = 'cases'

/** The role of a file of a pack, if its ruleset uses it (`schemaFor`); `undefined` for art, readmes and unknown files. */
export function roleOf(path: string): Role | undefined {
  if (Object.hasOwn(WHOLE, path)) return WHOLE[path]
  if (Object.hasOwn(OPTIONAL, path)) return OPTIONAL[path]
  const inFolder = /^([a-z]+)\/(?:[a-z0-9._/-]+\/)?[a-z0-9][a-z0-9._-]*\.ya?ml$/.exec(path)
  if (inFolder && inFolder[1] !== NESTED && path.split('/').length > 2) return undefined
  return inFolder && Object.hasOwn(FOLDERS, inFolder[1]) ? FOLDERS[inFolder[1]] : undefined
}

/** Roles whose files have the same shape in all rulesets. */
const SHARED: readonly Role[] = ['pack', 'map', 'text', 'golden', 'campaign']
export const isShared = (role: Role): boolean => SHARED.includes(role)

/** The rulesets whose packs can be read, because they have schemas. */
export const RULESETS: readonly string[] = Object.keys(KINDS_OF)

/** The schemas used to display files of an unknown ruleset; findings in them are dropped. */
const STAND_IN = RULESETS[0]

const kindsOf = (ruleset = STAND_IN): Readonly<Record<string, string>> =>
  KINDS_OF[Object.hasOwn(KINDS_OF, ruleset) ? ruleset : STAND_IN]

/** The schema of a file in a pack of this ruleset; `undefined` for files that such a pack does not use. */
export function schemaFor(path: string, ruleset?: string): Kind | undefined {
  const role = roleOf(path)
  return role && !isShared(role) ? (kindsOf(ruleset)[role] as Kind | undefined) : role
}

/** The rulesets whose schemas can apply to the files of a pack. */
export const rulesetsFor = (ruleset: string | undefined, isKnown: boolean): readonly string[] =>
  isKnown && ruleset !== undefined ? [ruleset] : [STAND_IN, ...(ruleset === undefined ? [] : [ruleset])]

/** Whether the packs of every ruleset have such files. */
const isForAll = (role: Role): boolean =>
  isShared(role) || RULESETS.every((ruleset) => Object.hasOwn(kindsOf(ruleset), role))

/** Required files of a pack of the ruleset; for an unknown one (`unknown`), those that all rulesets require. */
export function wholeFiles(ruleset: string | undefined, unknown = false): readonly string[] {
  const isNeeded = (path: string) =>
    unknown && ruleset === undefined ? isForAll(WHOLE[path]) : schemaFor(path, ruleset) !== undefined
  return WHOLE_FILES.filter(isNeeded)
}
export const WHOLE_FILES: readonly string[] = Object.keys(WHOLE)
export const OPTIONAL_FILES: readonly string[] = Object.keys(OPTIONAL)
/** Folders whose files have a schema. */
export const FOLDER_NAMES: readonly string[] = Object.keys(FOLDERS)
/** Whether a file has a schema in some ruleset. */
export function isForSome(path: string): boolean {
  const role = roleOf(path)
  return role !== undefined && !isForAll(role)
}

/** Files that can be merged over another one. */
export const LAID: readonly Role[] = [
  'terrain',
  'units',
  'tables',
  'tracks',
  'deck',
  'bots',
  'map',
  'scenario',
  'text',
]
export const isLaid = (role: Role): boolean => LAID.includes(role)

/** The keys at the top of a file that modify the file below it; a deck has its own `without`. */
export const reachKeys = (role: Role): readonly string[] =>
  role === 'scenario'
    ? ['extends', 'change', 'without']
    : role === 'deck'
      ? ['change']
      : isLaid(role)
        ? ['change', 'without']
        : []
