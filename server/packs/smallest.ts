/** The starting point of a new pack: a ruleset's smallest pack, a few files that play and explain themselves. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import { FOLDERS } from '../../engine/rulesets/known'
import { byPath, type PackFiles } from './files'
import { type TextChange, withChanges } from './text-changes'

/** The folder of the smallest pack, inside the ruleset's folder. */
const SMALLEST = 'smallest'

/** The modeline with the schema of a file, from any folder depth. */
const MODELINE = /(\$schema=)(?:\.\.\/)+(schemas\/)/

/**
 * Returns the files of a ruleset's smallest pack, with paths as if its folder lay beside the bundled packs, or `undefined`.
 * @param ruleset its id; an unknown one is never looked up on disk
 * @param home Ludoteca's folder; the working directory by default
 */
export async function smallestPackOf(ruleset: string, home?: string): Promise<PackFiles | undefined> {
  if (!Object.hasOwn(FOLDERS, ruleset)) return undefined
  const folder = join(home ?? /* turbopackIgnore: true */ process.cwd(), FOLDERS[ruleset], SMALLEST)
  const paths = await yamlIn(folder)
  if (paths.length === 0) return undefined
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return new Map(
    paths.map((path, index) => [path, Buffer.from(besideBundled(path, texts[index] ?? ''))] as const),
  )
}

async function yamlIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch((fault) => {
    if (fault.code === 'ENOENT') return []
    throw fault
  })
  return entries
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort(byPath)
}

const besideBundled = (path: string, text: string): string =>
  text.replace(MODELINE, `$1${'../'.repeat(path.split('/').length + 1)}$2`)

/** Renames a pack: changes only id and name in `pack.yaml`, and keeps its comments. */
export function renamed(files: PackFiles, { id, name }: { id: string; name: string }): PackFiles {
  const manifest = files.get('pack.yaml')
  if (!manifest) throw new Error('A pack without pack.yaml has no name.')
  return new Map(files).set('pack.yaml', Buffer.from(withName(Buffer.from(manifest).toString(), id, name)))
}

function withName(text: string, id: string, name: string): string {
  const { contents } = parseDocument(text)
  if (!isMap(contents)) throw new Error('pack.yaml is no map.')
  const names = contents.get('name')
  const changes = [
    { at: contents.get('id', true), text: id },
    ...(isMap(names) ? names.items.map(({ value }) => ({ at: value, text: name })) : []),
  ]
  return withChanges(text, changes.map(placed))
}

function placed({ at, text }: { at: unknown; text: string }): TextChange {
  if (!isScalar(at) || !at.range) throw new Error('pack.yaml has no id or no name.')
  return { from: at.range[0], to: at.range[1], text: stringify(text).trimEnd() }
}
