import { cachedAnswer } from '../../../../server/http/cached'
import { partOf } from '../../../../server/http/part'
import { forAll } from '../../../../server/http/route'
import { cachedPack } from '../../../../server/packs/cached-answers'

export const GET = forAll<{ id: string }>(async ({ request, params }) =>
  cachedAnswer(request, await cachedPack(params.id, partOf(request))),
)
