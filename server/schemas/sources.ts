/** The schemas of packs as they are on disk, and their help in one language. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const SCHEMA_LANGUAGES = ['en', 'it'] as const
export type SchemaLanguage = (typeof SCHEMA_LANGUAGES)[number]

/** The text of every schema by its address (`$id`): the name under which packs know it, wherever it is. */
export type SchemaTexts = ReadonlyMap<string, string>

const ENDING = '.schema.json'

/** Read once for each place: they change only with the program. Shared by the copies of this module. */
const shared = globalThis as { ludotecaSchemaTexts?: Map<string, Promise<SchemaTexts>> }

/** Where a site finds them: in the folder it was started in. Written as Next needs it to leave the folder where it is. */
const here = () => join(/* turbopackIgnore: true */ process.cwd(), 'schemas')

/** `home`: where Ludoteca is, when it is not where this process was started. */
export function schemaTexts(home?: string): Promise<SchemaTexts> {
  const folder = home === undefined ? here() : join(home, 'schemas')
  shared.ludotecaSchemaTexts ??= new Map()
  const texts = shared.ludotecaSchemaTexts.get(folder) ?? readAll(folder)
  shared.ludotecaSchemaTexts.set(folder, texts)
  // What could not be read is tried again when it is asked for again.
  texts.catch(() => shared.ludotecaSchemaTexts?.delete(folder))
  return texts
}

/** Those that all rulesets share are in `folder`, those of a ruleset in a folder of its own; as editors need them they are in `folder`, and count. */
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

/** A schema whose help is in one language; they refer to each other by file, so each language stays in its folder. */
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
