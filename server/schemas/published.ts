/** The schemas of packs at addresses of their own, for editors anywhere: in English or Italian, as they are today or for ever. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appError } from '../errors'
import { sha256 } from '../packs/files'
import { type KeptAnswer, keptBytes } from '../packs/kept-answers'

export const SCHEMA_LANGUAGES = ['en', 'it'] as const
export type SchemaLanguage = (typeof SCHEMA_LANGUAGES)[number]

type Published = {
  /** Of all schemas together: names just these, for ever. */
  readonly digest: string
  readonly texts: ReadonlyMap<string, string>
  readonly answers: Map<string, Promise<KeptAnswer>>
}

/** Shared by the copies of this module: they are read once, and change only with the program. */
const shared = globalThis as { ludotecaSchemas?: Promise<Published> }

/** The folder is written as Next needs it to leave it where it is. */
const folder = () => join(/* turbopackIgnore: true */ process.cwd(), 'schemas')
const ENDING = '.schema.json'

async function readAll(): Promise<Published> {
  const names = (await readdir(folder())).filter((name) => name.endsWith(ENDING)).sort()
  const texts = new Map<string, string>()
  for (const name of names) texts.set(name, await readFile(join(folder(), name), 'utf8'))
  const digest = sha256(Buffer.from(JSON.stringify([...texts]))).slice(0, 32)
  return { digest, texts, answers: new Map() }
}

const published = (): Promise<Published> => {
  shared.ludotecaSchemas ??= readAll()
  return shared.ludotecaSchemas
}

/** The digest under which the schemas of today stay for ever. */
export const schemasDigest = async (): Promise<string> => (await published()).digest

/** One schema; `edition` is `v1`, for today's, or the digest of all. Throws `schema-not-found`. */
export async function publishedSchema(
  edition: string,
  language: SchemaLanguage,
  name: string,
): Promise<{ readonly answer: KeptAnswer; readonly isLasting: boolean }> {
  const { digest, texts, answers } = await published()
  const text = texts.get(name)
  if (text === undefined || (edition !== 'v1' && edition !== digest)) throw appError('schema-not-found')
  const key = `${language} ${name}`
  const answer =
    answers.get(key) ?? keptBytes(Buffer.from(schemaIn(text, language)), 'application/schema+json')
  answers.set(key, answer)
  return { answer: await answer, isLasting: edition === digest }
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
