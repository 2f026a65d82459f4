/** Loads the schemas of packs from disk, with their help texts in one language. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const SCHEMA_LANGUAGES = ['en', 'it'] as const
export type SchemaLanguage = (typeof SCHEMA_LANGUAGES)[number]

/** The text of every schema by its `$id`, the address that packs use anywhere. */
export type SchemaTexts = ReadonlyMap<string, string>

const ENDING = '.schema.json'

/** Read once for each folder, as schemas change only with the program. Shared by all copies of this module. */
const shared = globalThis as { ludotecaSchemaTexts?: Map<string, Promise<SchemaTexts>> }

/** The folder of the schemas, below the working directory. Next needs this form to leave the folder unbundled. */
const here = () => join(/* turbopackIgnore: true */ process.cwd(), 'schemas')

/** `home` is Ludoteca's folder, if it differs from the working directory. */
export function schemaTexts(home?: string): Promise<SchemaTexts> {
  const folder = home === undefined ? here() : join(home, 'schemas')
  shared.ludotecaSchemaTexts ??= new Map()
  const texts = shared.ludotecaSchemaTexts.get(folder) ?? readAll(folder)
  shared.ludotecaSchemaTexts.set(folder, texts)
  // A failure is not stored: the next call reads again.
  texts.catch(() => shared.ludotecaSchemaTexts?.delete(folder))
  return texts
}

/** Reads schemas shared by all rulesets from `folder`, and each ruleset's from its subfolder. Those in `folder` override the others. */
async function readAll(folder: string): Promise<SchemaTexts> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = [...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name), '.']
  const found = await Promise.all(folders.map((name) => readFolder(join(folder, name))))
  const named = found.flat().map((text): [string, string] => [JSON.parse(text).$id, text])
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const readFolder = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING))
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Returns a schema with its help texts in one language. Schemas refer to each other by file, so each language has its own folder. */
export function schemaIn(text: string, language: SchemaLanguage): string {
  const inLanguage = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inLanguage)
    if (value === null || typeof value !== 'object') return value
    const { 'x-description-it': italian, ...rest } = value as Record<string, unknown>
    const own = language === 'it' && typeof italian === 'string' ? { ...rest, description: italian } : rest
    return Object.fromEntries(Object.entries(own).map(([key, inner]) => [key, inLanguage(inner)]))
  }
  return `${JSON.stringify(inLanguage(JSON.parse(text)), null, 1)}\n`
}
