import { appError } from '../../../server/errors'
import { cachedAnswer } from '../../../server/http/cached'
import { forAll } from '../../../server/http/route'
import { publishedSchema } from '../../../server/schemas/published'
import { SCHEMA_LANGUAGES } from '../../../server/schemas/sources'

/** `/schema/v1/units.schema.json` (English), `/schema/v1/it/...`, `/schema/<digest>/en/...`. */
export const GET = forAll<{ path: readonly string[] }>(async ({ request, params }) => {
  const [edition = '', ...rest] = params.path
  const [language, name] = rest.length === 1 ? ['en', rest[0]] : rest
  const known = SCHEMA_LANGUAGES.find((one) => one === language)
  if (!known || name === undefined || rest.length > 2) throw appError('schema-not-found')
  const { answer, isLasting } = await publishedSchema(edition, known, name)
  return cachedAnswer(request, answer, { immutable: isLasting })
})
