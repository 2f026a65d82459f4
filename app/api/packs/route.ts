import { cachedAnswer } from '../../../server/http/cached'
import { forAll } from '../../../server/http/route'
import { cachedList } from '../../../server/packs/cached-answers'

export const GET = forAll(async ({ request }) => cachedAnswer(request, await cachedList()))
