import { keptAnswer } from '../../../server/http/kept'
import { forAll } from '../../../server/http/route'
import { keptRulesets } from '../../../server/packs/kept-answers'

export const GET = forAll(async ({ request }) => keptAnswer(request, await keptRulesets()))
