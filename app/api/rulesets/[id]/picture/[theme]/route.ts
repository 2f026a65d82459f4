import { appError } from '../../../../../../server/errors'
import { cachedAnswer } from '../../../../../../server/http/cached'
import { forAll } from '../../../../../../server/http/route'
import { cachedSmallestPicture } from '../../../../../../server/packs/cached-answers'
import { readSmallestPicture } from '../../../../../../server/packs/read-pack'
import { drawMap } from '../../../../../_picture/draw-map'
import { THEMES } from '../../../../../_picture/picture'

export const GET = forAll<{ id: string; theme: string }>(async ({ request, params }) => {
  const theme = THEMES.find((one) => one === params.theme)
  if (!theme) throw appError('bad-request', { expected: 'picture/light | picture/dark' })
  const draw = async () => drawMap(await readSmallestPicture(params.id), theme)
  return cachedAnswer(request, await cachedSmallestPicture(params.id, theme, draw))
})
