import { keptAnswer } from '../../../../../server/http/cached'
import { forAll } from '../../../../../server/http/route'
import { keptPack } from '../../../../../server/packs/cached-answers'

export const GET = forAll<{ id: string }>(async ({ request, params }) =>
  keptAnswer(request, await keptPack(params.id, 'zip')),
)
