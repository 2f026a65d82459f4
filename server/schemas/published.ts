/** Publishes the schemas of packs for editors anywhere, in English or Italian, at a current and at a permanent address. */
import { appError } from '../errors'
import { type CachedAnswer, cachedBytes } from '../packs/cached-answers'
import { sha256 } from '../packs/files'
import { type SchemaLanguage, type SchemaTexts, schemaIn, schemaTexts } from './sources'

type Published = {
  /** The digest of all schemas together, part of their permanent address. */
  readonly digest: string
  readonly texts: SchemaTexts
  readonly answers: Map<string, Promise<CachedAnswer>>
}

/** Shared by all copies of this module. Read once, as schemas change only with the program. */
const shared = globalThis as { ludotecaSchemas?: Promise<Published> }

async function readAll(): Promise<Published> {
  const texts = await schemaTexts()
  const digest = sha256(Buffer.from(JSON.stringify([...texts]))).slice(0, 32)
  return { digest, texts, answers: new Map() }
}

const published = (): Promise<Published> => {
  shared.ludotecaSchemas ??= readAll()
  return shared.ludotecaSchemas
}

/** Returns the digest in the permanent address of the current schemas. */
export const schemasDigest = async (): Promise<string> => (await published()).digest

/** Returns one schema; `edition` is `v1` for the current one, or the digest. Throws `schema-not-found`. */
export async function publishedSchema(
  edition: string,
  language: SchemaLanguage,
  name: string,
): Promise<{ readonly answer: CachedAnswer; readonly isLasting: boolean }> {
  const { digest, texts, answers } = await published()
  const text = texts.get(name)
  if (text === undefined || (edition !== 'v1' && edition !== digest)) throw appError('schema-not-found')
  const key = `${language} ${name}`
  const answer =
    answers.get(key) ?? cachedBytes(Buffer.from(schemaIn(text, language)), 'application/schema+json')
  answers.set(key, answer)
  return { answer: await answer, isLasting: edition === digest }
}
