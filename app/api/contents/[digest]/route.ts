import { readContent } from '../../../../server/games/read-game'
import { queryHandler } from '../../../../server/http/route'

export const GET = queryHandler<{ digest: string }>(async ({ params, workspace }) => {
  const text = await readContent(workspace, params.digest)
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
})
