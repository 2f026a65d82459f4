import { appError } from '../../../../../../../server/errors'
import { cachedAnswer } from '../../../../../../../server/http/cached'
import { forAll } from '../../../../../../../server/http/route'
import { THEMES } from '../../../../../../_picture/picture'
import { drawnPictures } from '../../drawn'

export const GET = forAll<{ id: string; theme: string; digest: string }>(async ({ request, params }) => {
  const theme = THEMES.find((one) => one === params.theme)
  if (!theme) throw appError('bad-request', { expected: 'picture/light | picture/dark' })
  const drawn = await drawnPictures(params.id)
  if (drawn.digest !== params.digest) throw appError('pack-changed')
  return cachedAnswer(request, drawn[theme], { immutable: true })
})
