import type { GameList } from '../../../schemas/api'
import { parseGame } from '../../../server/games/game-request'
import { keepGame } from '../../../server/games/keep-game'
import { listContents, listGames } from '../../../server/games/list-games'
import bodyLimits from '../../../server/http/body-limits.json'
import { readJson } from '../../../server/http/guards'
import { createHandler, json, queryHandler } from '../../../server/http/route'

export const GET = queryHandler(async ({ workspace }) => {
  const games = await listGames(workspace)
  return json({ games, contents: await listContents(workspace) } satisfies GameList)
})

export const POST = createHandler(
  async (request) => parseGame(await readJson(request, bodyLimits.game)),
  async (workspace, wish) => {
    const outcome = await keepGame(workspace, wish)
    return outcome.kept ? json(outcome.answer) : json(outcome.conflict, 409)
  },
)
