import { parseContent } from '../../../server/games/game-request'
import { keepContent } from '../../../server/games/keep-game'
import bodyLimits from '../../../server/http/body-limits.json'
import { readJson } from '../../../server/http/guards'
import { createHandler, nothing } from '../../../server/http/route'

export const POST = createHandler(
  async (request) => parseContent(await readJson(request, bodyLimits.content)),
  async (workspace, wish) => {
    await keepContent(workspace, wish)
    return nothing()
  },
)
