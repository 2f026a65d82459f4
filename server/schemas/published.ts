/** The schemas of packs at addresses of their own, for editors anywhere: in English or Italian, as they are today or for ever. */
import { appError } from '../errors'
import { sha256 } from '../packs/files'
import { type KeptAnswer, keptBytes } from '../packs/kept-answers'
import { type SchemaLanguage, type SchemaTexts, schemaIn, schemaTexts } from './sources'

type Published = {
  /** Of all schemas together: names just these, for ever. */
  readonly digest: string
  readonly texts: SchemaTexts
  readonly answers: Map<string, Promise<KeptAnswer>>
}

/** Shared by the copies of this module: they are read once, and change only with the program. */
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
