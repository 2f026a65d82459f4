import { parseContent } from '../../../server/games/game-request'
import { keepContent } from '../../../server/games/keep-game'
import { gameLimits } from '../../../server/games/limits'
import { readJson } from '../../../server/http/guards'
import { createHandler, nothing } from '../../../server/http/route'

export const POST = createHandler(
  async (request) =>
    parseContent(await readJson(request, gameLimits.contentBytes * gameLimits.requestFactor)),
  async (workspace, wish) => {
    await keepContent(workspace, wish)
    return nothing()
  },
)
