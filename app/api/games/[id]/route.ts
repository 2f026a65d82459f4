import { appError } from '../../../../server/errors'
import { deleteGame } from '../../../../server/games/delete-game'
import { isGameRevision } from '../../../../server/games/game-request'
import { readGame } from '../../../../server/games/read-game'
import { json, mutateHandler, queryHandler } from '../../../../server/http/route'

type Params = { id: string }

export const GET = queryHandler<Params>(async ({ params, workspace }) =>
  json(await readGame(workspace, params.id)),
)

export const DELETE = mutateHandler<Params>(async ({ request, params, workspace }) => {
  const rev = Number(new URL(request.url).searchParams.get('rev') ?? Number.NaN)
  if (!isGameRevision(rev)) throw appError('bad-request', { expected: 'rev' })
  const outcome = await deleteGame(workspace, params.id, rev)
  return outcome.kept ? json(outcome.answer) : json(outcome.conflict, 409)
})
