import { cachedAnswer } from '../../../../../server/http/cached'
import { partOf } from '../../../../../server/http/part'
import { forAll } from '../../../../../server/http/route'
import { cachedPackOf } from '../../../../../server/packs/cached-answers'

export const GET = forAll<{ id: string; digest: string }>(async ({ request, params }) =>
  cachedAnswer(request, await cachedPackOf(params.id, partOf(request), params.digest), { immutable: true }),
)
