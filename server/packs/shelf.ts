import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { PackSummary } from '../../app/api/types'
import { digestOf } from '../../schemas/digest'
import type { PackFile, Requirement, ScenarioFile, TextFile } from '../../schemas/generated/content'
import { satisfies } from '../../schemas/version'
import { appError } from '../errors'
import { byPath, type PackFiles, textFiles } from './files'
import { checkPath } from './zip/path'

/** The packs that come with the site, read from `content/` as they are: our own files, checked before every release. */
export type ShelfPack = { readonly summary: PackSummary; readonly files: PackFiles }

const shelf = () => join(/* turbopackIgnore: true */ process.cwd(), 'content')

export async function shelfIds(): Promise<string[]> {
  const entries = await readdir(shelf(), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(shelf(), entry.name, 'pack.yaml')))
    .map((entry) => entry.name)
    .sort(byPath)
}

/** Throws for a pack that is not there, without reading one that is. Ids are looked up, never pasted into a path. */
export async function mustBeOnShelf(id: string): Promise<void> {
  if (!(await shelfIds()).includes(id)) throw appError('pack-not-found')
}

/** The folder is named like the pack. */
export async function readShelf(id: string): Promise<ShelfPack> {
  await mustBeOnShelf(id)
  const files = await readFolder(join(shelf(), id))
  return { files, summary: await summarize(files) }
}

/** The files of a pack in a folder. Others that lie there (an editor's leftovers) are no part of it. */
async function readFolder(folder: string): Promise<PackFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => checkPath(path) === undefined)
    .sort(byPath)
  const bytes = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  return new Map(paths.map((path, index) => [path, bytes[index]]))
}

async function summarize(files: PackFiles): Promise<PackSummary> {
  const texts = textFiles(files)
  const manifest = parse(texts['pack.yaml']) as PackFile
  const { id, version, ruleset, name, summary, notice, authors, licence, languages } = manifest
  return {
    ...{ id, version, ruleset, name, summary, notice, authors, licence, languages },
    scenarios: scenarios(texts, manifest.scenarios ?? []),
    digest: digestOf(Object.fromEntries(files)),
    requires: await Promise.all((manifest.requires ?? []).map(requirement)),
  }
}

/** A requirement with what the shelf has for it. */
async function requirement({ pack, version }: Requirement): Promise<PackSummary['requires'][number]> {
  if (!(await shelfIds()).includes(pack)) return { pack, version }
  const other = parse(await readFile(join(shelf(), pack, 'pack.yaml'), 'utf8')) as PackFile
  return { pack, version, here: { version: other.version, fits: satisfies(other.version, version) } }
}

/** The pack's own order first, then file order. */
function scenarios(texts: Record<string, string>, first: readonly string[]): PackSummary['scenarios'] {
  const inFolder = (folder: string) => Object.keys(texts).filter((path) => path.startsWith(folder))
  const words = inFolder('text/').map((path) => parse(texts[path]) as TextFile)
  const ids = inFolder('scenarios/').map((path) => (parse(texts[path]) as ScenarioFile).id)
  const ordered = new Set([...first.filter((id) => ids.includes(id)), ...ids])
  return [...ordered].map((id) => {
    const names = words.flatMap((file) => {
      const name = file.text.scenarios?.[id]?.name
      return name ? [[file.language, name]] : []
    })
    return { id, name: names.length > 0 ? Object.fromEntries(names) : undefined }
  })
}
