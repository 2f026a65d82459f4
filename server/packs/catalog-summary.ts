import { parse } from 'yaml'
import type { PackSummary } from '../../schemas/api'
import { digestOf } from '../../schemas/digest'
import type { PackFile, Requirement, ScenarioFile, TextFile } from '../../schemas/generated/content'
import { satisfies } from '../../schemas/layering/version'
import { type PackFiles, textFiles } from './files'

/** A pack as read from its folder, before its required packs are looked up. */
export type FolderPack = {
  readonly files: PackFiles
  readonly manifest: PackFile
  readonly about: Omit<PackSummary, 'requires'>
}

/** Throws if the manifest or a scenario cannot be read. */
export function readAbout(files: PackFiles): FolderPack {
  const texts = textFiles(files)
  const manifest = parse(texts['pack.yaml']) as PackFile
  const { id, version, ruleset, name, summary, notice, authors, licence, pictures } = manifest
  const languages = manifest.languages ?? textLanguages(texts)
  return {
    files,
    manifest,
    about: {
      ...{ id, version, ruleset, name, summary, notice, authors, licence, languages, pictures },
      scenarios: scenarios(texts, manifest.scenarios ?? []),
      digest: digestOf(Object.fromEntries(files)),
    },
  }
}

/** Returns the languages of a pack whose manifest names none: those of its text files. */
const textLanguages = (texts: Readonly<Record<string, string>>): string[] =>
  Object.keys(texts).flatMap((path) => /^text\/(.+)\.ya?ml$/.exec(path)?.[1] ?? [])

/** Returns the required packs, each with the catalog's version of it. */
export const requirements = (
  { manifest }: FolderPack,
  catalog: ReadonlyMap<string, FolderPack>,
): PackSummary['requires'] =>
  (manifest.requires ?? []).map(({ pack, version }: Requirement) => {
    const here = catalog.get(pack)?.manifest.version
    if (here === undefined) return { pack, version }
    return { pack, version, here: { version: here, fits: satisfies(here, version) } }
  })

/** Sorts scenarios in the manifest's order first, then in file order. */
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
