/** A pack as it is carried away: with the schemas of its ruleset and settings for editors, so that it is checked wherever it is opened. */
import { FOLDER_NAMES, OPTIONAL_FILES, roleOf, schemaFor, WHOLE_FILES } from '../../../schemas/catalogue'
import { parse } from '../../../schemas/parse'
import { rulesetOf } from '../../../schemas/reading'
import { SCHEMA_LANGUAGES, type SchemaLanguage, type SchemaTexts, schemaIn } from '../../schemas/sources'
import { extensionOf, type PackFiles, textOf } from '../files'
import { fromEditors, schemaNamed, towardsEditors } from './modeline'
import { isShipped, SCHEMAS, SETTINGS } from './shipped'

const isYaml = (path: string) => ['yaml', 'yml'].includes(extensionOf(path))

/**
 * The files with what editors need beside them: the schemas of the ruleset and those that files name, with help in `language`
 * (in the other one in a folder below), and settings for files that name none. Nothing is put beside nothing.
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

/** The pack alone again, as its author wrote it. */
export const withoutEditorFiles = (files: PackFiles): PackFiles =>
  new Map(
    [...files]
      .filter(([path]) => !isShipped(path))
      .map(([path, bytes]) => [path, isYaml(path) ? fromEditors(path, bytes) : bytes]),
  )

/** As far as it can be read: a draft may be unfinished. */
function rulesetIn(files: PackFiles): string | undefined {
  const manifest = files.get('pack.yaml')
  return manifest && rulesetOf({ parsed: parse(textOf(manifest) ?? '') }).ruleset
}

/** The places of files in a pack of this ruleset, as patterns, each with its schema. */
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

/** Settings of an editor that has the folder open: Visual Studio Code and those that read its files. */
function settingsFor(ruleset: string | undefined): string {
  const bySchema = places(ruleset).map(({ patterns, schema }) => [`./${SCHEMAS}${schema}`, patterns])
  // What is here is all there is: no catalogue is asked which other schema may go by such a name.
  const settings = { 'yaml.schemaStore.enable': false, 'yaml.schemas': Object.fromEntries(bySchema) }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** The names of the schemas that the files of a pack answer to or name, and of all to which those refer; of those there are. */
function schemasFor(files: PackFiles, ruleset: string | undefined, texts: SchemaTexts): string[] {
  const named = [...files].flatMap(([path, bytes]) => (isYaml(path) ? [schemaNamed(bytes) ?? ''] : []))
  const wanted = new Set([...places(ruleset).map(({ schema }) => schema), ...named])
  // What is added to the set on the way is visited too.
  for (const name of wanted)
    for (const [, other] of (texts.get(name) ?? '').matchAll(/"\$ref": "([a-z0-9-]+\.schema\.json)#/g))
      wanted.add(other)
  return [...wanted].filter((name) => texts.has(name)).sort()
}
