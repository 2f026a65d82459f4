/** A new pack that begins as a copy of another: with its own name and id, the wanted scenarios and their needs. */
import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { crossCheck } from '../../engine/compile'
import '../../engine/rulesets/all'
import { checkPack, type RequiredPacks } from '../../schemas/check'
import type { ValuePath } from '../../schemas/diagnostic'
import type { PackFiles } from './files'
import { renamed } from './smallest'
import { type TextChange, withChanges } from './text-changes'

export type CopyWish = {
  readonly id: string
  readonly name: string
  /** The new author, named after the authors of the original. */
  readonly author?: string
  /** Ids of the scenarios to copy, together with those they extend; all scenarios without it. */
  readonly scenarios?: readonly string[]
  /** Whether to copy the rule cases of the copied scenarios. */
  readonly cases: boolean
}

/**
 * Returns the files of the copy. Comments and order are kept. Unused parts are removed: files of scenarios, maps and pinned games,
 * cases, texts.
 * @param files those of a valid pack
 * @param required the packs that it requires
 */
export function ownCopy(files: PackFiles, wish: CopyWish, required: RequiredPacks = {}): PackFiles {
  const read = documentsOf(files)
  const kept = scenariosKept(read, wish.scenarios)
  const left = without(files, filesOut(read, kept, wish.cases))
  const cases = [...left.keys()].filter((path) => path.startsWith('cases/'))
  const copy = edited(left, cases, (document) => casesOut(document, kept))
  const named = edited(renamed(copy, wish), ['pack.yaml'], (document, text) =>
    inManifest(document, text, kept, wish.author),
  )
  return wish.scenarios ? withoutUnused(named, required) : named
}

const without = (files: PackFiles, out: ReadonlySet<string>): PackFiles =>
  new Map([...files].filter(([path]) => !out.has(path)))

type Documents = ReadonlyMap<string, Document>

const documentsOf = (files: PackFiles): Documents =>
  new Map(
    [...files]
      .filter(([path]) => path.endsWith('.yaml'))
      .map(([path, bytes]) => [path, parseDocument(Buffer.from(bytes).toString())]),
  )

const inFolder = (read: Documents, folder: string) =>
  [...read].filter(([path]) => path.startsWith(`${folder}/`))

/** Returns scenarios in the pack's order, each with the one that it extends. */
function scenariosKept(read: Documents, wanted?: readonly string[]): readonly string[] {
  const all = namesIn(read.get('pack.yaml')?.get('scenarios'))
  const bases = new Map(
    inFolder(read, 'scenarios').map(([, one]) => [String(one.get('id')), one.get('extends')] as const),
  )
  const kept = new Set<string>()
  const add = (id: string) => {
    if (kept.has(id)) return
    kept.add(id)
    const base = bases.get(id)
    if (typeof base === 'string') add(base)
  }
  for (const id of wanted ?? all) add(id)
  return all.filter((id) => kept.has(id))
}

const namesIn = (list: unknown): string[] =>
  isSeq(list) ? list.items.map((item) => String(isScalar(item) ? item.value : item)) : []

/** Returns the files that are not copied. A map without any scenario is copied. */
function filesOut(read: Documents, kept: readonly string[], cases: boolean): ReadonlySet<string> {
  const scenarios = inFolder(read, 'scenarios')
  const isKept = (id: unknown) => kept.includes(String(id))
  const mapsOf = (some: typeof scenarios) => new Set(some.map(([, one]) => one.get('map')))
  const used = mapsOf(scenarios.filter(([, one]) => isKept(one.get('id'))))
  const played = mapsOf(scenarios)
  const out = [
    ...scenarios.filter(([, one]) => !isKept(one.get('id'))),
    ...inFolder(read, 'maps').filter(([, one]) => played.has(one.get('id')) && !used.has(one.get('id'))),
    ...inFolder(read, 'games').filter(([, one]) => !isKept(one.get('scenario'))),
    ...inFolder(read, 'cases').filter(
      ([, one]) => !cases || caseItems(one).every((item) => !isKept(item.get('scenario') ?? kept[0])),
    ),
  ]
  return new Set(out.map(([path]) => path))
}

function caseItems(document: Document): YAMLMap[] {
  const list = document.get('cases')
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : []
}

/** Applies changes to some of the texts; everything else stays byte for byte. */
function edited(
  files: PackFiles,
  paths: readonly string[],
  changesOf: (document: Document, text: string, path: string) => TextChange[],
): PackFiles {
  const changed = new Map(files)
  for (const path of paths) {
    const text = Buffer.from(files.get(path) ?? '').toString()
    const changes = changesOf(parseDocument(text), text, path).map((change) => wholeLines(text, change))
    if (changes.length > 0) changed.set(path, Buffer.from(withChanges(text, changes)))
  }
  return changed
}

/** Extends a deletion to the indentation and the dash of its line. */
function wholeLines(text: string, change: TextChange): TextChange {
  if (change.text !== '') return change
  return { ...change, from: text.lastIndexOf('\n', change.from - 1) + 1 }
}

/** Deletes cases of scenarios that are not copied. */
const casesOut = (document: Document, kept: readonly string[]): TextChange[] =>
  caseItems(document)
    .filter((item) => item.has('scenario') && !kept.includes(String(item.get('scenario'))))
    .map((item) => ({ from: item.range?.[0] ?? 0, to: item.range?.[2] ?? 0, text: '' }))

function inManifest(
  document: Document,
  text: string,
  kept: readonly string[],
  author: string | undefined,
): TextChange[] {
  const scenarios = document.get('scenarios', true) as unknown
  const authors = document.get('authors', true) as unknown
  const changes: TextChange[] = []
  if (isSeq(scenarios) && scenarios.range && scenarios.items.length > kept.length) {
    const [from, to] = scenarios.range
    changes.push({ from, to, text: `[${kept.join(', ')}]` })
  }
  if (isSeq(authors) && authors.range && author !== undefined) {
    const entry = `{ name: ${JSON.stringify(author)} }`
    const [start, end] = authors.range
    const at = authors.flow ? end - 1 : end
    const margin = ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
    changes.push({ from: at, to: at, text: authors.flow ? `, ${entry}` : `${margin}- ${entry}\n` })
  }
  return changes
}

/** Removes decks and texts that the checks report as unused. Unused units and tables stay, as the author may want them next. */
function withoutUnused(files: PackFiles, required: RequiredPacks): PackFiles {
  const { pack } = checkPack(Object.fromEntries(files), undefined, { required })
  // Calls `crossCheck` directly, because the list of findings for users is truncated.
  const findings = pack ? crossCheck(pack) : []
  const decks = findings.filter(({ code }) => code === 'W-DECK-UNUSED').map(({ file }) => file)
  // Removing a deck makes the names of its cards unused, so the checks run again.
  if (decks.length > 0) return withoutUnused(without(files, new Set(decks)), required)
  const texts = findings.filter(({ code }) => code === 'W-TEXT-UNUSED')
  return edited(files, [...new Set(texts.map(({ file }) => file))], (document, _, path) => {
    const paths = texts.filter(({ file }) => file === path).map((one) => one.path)
    return groupsIn(paths).flatMap((group) => leftOver(document, group))
  })
}

type Group = { readonly at: ValuePath; readonly keys: readonly unknown[] }

/** Groups paths that differ only in their last key. */
function groupsIn(paths: readonly ValuePath[]): Group[] {
  const groups = new Map<string, Group & { readonly keys: unknown[] }>()
  for (const path of paths) {
    const at = path.slice(0, -1)
    const group = groups.get(at.join('\n')) ?? { at, keys: [] }
    group.keys.push(path.at(-1))
    groups.set(at.join('\n'), group)
  }
  return [...groups.values()]
}

/** Deletes a group of texts as a whole if no text of it is left. */
function leftOver(document: Document, { at, keys }: Group): TextChange[] {
  const group = document.getIn(at) as unknown
  if (!isMap(group)) return []
  const parent = document.getIn(at.slice(0, -1)) as unknown
  return keys.length === group.items.length && isMap(parent)
    ? removed(parent, at.slice(-1))
    : removed(group, keys)
}

const removed = (map: YAMLMap, keys: readonly unknown[]): TextChange[] =>
  map.items.filter((pair) => keys.includes(keyOf(pair))).map(spanOf)

const keyOf = ({ key }: Pair): unknown => (isScalar(key) ? key.value : key)

function spanOf({ key, value }: Pair): TextChange {
  const [from] = (isScalar(key) && key.range) || [0]
  const end = (value as { readonly range?: readonly number[] } | null)?.range?.[2]
  return { from, to: end ?? from, text: '' }
}
