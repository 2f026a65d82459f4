import { cachedAnswer } from '../../../server/http/cached'
import { forAll } from '../../../server/http/route'
import { cachedRulesets } from '../../../server/packs/cached-answers'

export const GET = forAll(async ({ request }) => cachedAnswer(request, await cachedRulesets()))
