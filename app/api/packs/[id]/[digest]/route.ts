import { keptAnswer } from '../../../../../server/http/cached'
import { partOf } from '../../../../../server/http/part'
import { forAll } from '../../../../../server/http/route'
import { keptPackOf } from '../../../../../server/packs/cached-answers'

export const GET = forAll<{ id: string; digest: string }>(async ({ request, params }) =>
  keptAnswer(request, await keptPackOf(params.id, partOf(request), params.digest), { immutable: true }),
)
