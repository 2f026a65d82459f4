/** A pack as exported: with the schemas of its ruleset and editor settings, so that any editor can check it. */
import { FOLDER_NAMES, OPTIONAL_FILES, roleOf, schemaFor, WHOLE_FILES } from '../../../schemas/catalogue'
import { rulesetOf } from '../../../schemas/reading/reading'
import { parse } from '../../../schemas/yaml/parse'
import { SCHEMA_LANGUAGES, type SchemaLanguage, type SchemaTexts, schemaIn } from '../../schemas/sources'
import { extensionOf, type PackFiles, textOf } from '../files'
import { fromEditors, schemaNamed, towardsEditors } from './modeline'
import { isShipped, SCHEMAS, SETTINGS } from './shipped'

const isYaml = (path: string) => ['yaml', 'yml'].includes(extensionOf(path))

/**
 * Adds the files for editors: the schemas of the ruleset, the schemas named in files, and editor settings for the other files. Help
 * texts are in `language`; a folder below has them in the other language. An empty pack stays empty.
 */
export function withEditorFiles(files: PackFiles, texts: SchemaTexts, language: SchemaLanguage): PackFiles {
  if (files.size === 0) return files
  const ruleset = rulesetIn(files)
  const all = new Map<string, Uint8Array>()
  for (const [path, bytes] of files) all.set(path, isYaml(path) ? towardsEditors(path, bytes) : bytes)
  for (const name of schemasFor(files, ruleset, texts)) {
    for (const one of SCHEMA_LANGUAGES) {
      const folder = one === language ? SCHEMAS : `${SCHEMAS}${one}/`
      all.set(folder + name, Buffer.from(schemaIn(texts.get(name)!, one)))
    }
  }
  return all.set(SETTINGS, Buffer.from(settingsFor(ruleset)))
}

/** Removes the files for editors and restores the pack as its author wrote it. */
export const withoutEditorFiles = (files: PackFiles): PackFiles =>
  new Map(
    [...files]
      .filter(([path]) => !isShipped(path))
      .map(([path, bytes]) => [path, isYaml(path) ? fromEditors(path, bytes) : bytes]),
  )

/** Returns the ruleset, or `undefined` if the draft's manifest does not name it yet. */
function rulesetIn(files: PackFiles): string | undefined {
  const manifest = files.get('pack.yaml')
  return manifest && rulesetOf({ parsed: parse(textOf(manifest) ?? '') }).ruleset
}

/** Lists the file patterns of a pack of this ruleset, each with its schema. */
function places(ruleset: string | undefined): { patterns: string[]; schema: string }[] {
  const inFolders = `{${FOLDER_NAMES.join(',')}}`
  const alone = [...WHOLE_FILES, ...OPTIONAL_FILES].map((path) => ({
    path,
    patterns: [path, `!${inFolders}/**/${path}`],
  }))
  const inside = FOLDER_NAMES.map((folder) => ({
    path: `${folder}/any.yaml`,
    patterns: [`${folder}/${roleOf(`${folder}/any/any.yaml`) ? '**/' : ''}*.{yaml,yml}`],
  }))
  return [...alone, ...inside].flatMap(({ path, patterns }) => {
    const kind = schemaFor(path, ruleset)
    return kind ? [{ patterns, schema: `${kind}.schema.json` }] : []
  })
}

/** Settings for an editor that has the folder open: Visual Studio Code and compatible editors. */
function settingsFor(ruleset: string | undefined): string {
  const bySchema = places(ruleset).map(({ patterns, schema }) => [`./${SCHEMAS}${schema}`, patterns])
  // The settings are complete: the online schema catalogue must not match other schemas to these file names.
  const settings = { 'yaml.schemaStore.enable': false, 'yaml.schemas': Object.fromEntries(bySchema) }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** Returns the existing schemas that the files of a pack use or name, with all schemas these refer to. */
function schemasFor(files: PackFiles, ruleset: string | undefined, texts: SchemaTexts): string[] {
  const named = [...files].flatMap(([path, bytes]) => (isYaml(path) ? [schemaNamed(bytes) ?? ''] : []))
  const wanted = new Set([...places(ruleset).map(({ schema }) => schema), ...named])
  // The loop also visits entries added to the set meanwhile.
  for (const name of wanted)
    for (const [, other] of (texts.get(name) ?? '').matchAll(/"\$ref": "([a-z0-9-]+\.schema\.json)#/g))
      wanted.add(other)
  return [...wanted].filter((name) => texts.has(name)).sort()
}
