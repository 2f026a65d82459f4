import { keptAnswer } from '../../../server/http/cached'
import { forAll } from '../../../server/http/route'
import { keptRulesets } from '../../../server/packs/cached-answers'

export const GET = forAll(async ({ request }) => keptAnswer(request, await keptRulesets()))
