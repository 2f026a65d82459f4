import type { DraftList } from '../../../schemas/api'
import { forkPack, parseFork } from '../../../server/drafts/fork-pack'
import { listDrafts } from '../../../server/drafts/list-drafts'
import { newPack, parseNewPack } from '../../../server/drafts/new-pack'
import bodyLimits from '../../../server/http/body-limits.json'
import { readJson } from '../../../server/http/guards'
import { createHandler, json, queryHandler } from '../../../server/http/route'
import { assertInCatalog } from '../../../server/packs/catalog'

export const GET = queryHandler(async ({ workspace }) =>
  json({ drafts: await listDrafts(workspace) } satisfies DraftList),
)

export const POST = createHandler(
  async (request) => {
    const body = await readJson(request, bodyLimits.other)
    if ('ruleset' in body) return parseNewPack(body)
    const wish = parseFork(body)
    await assertInCatalog(wish.pack)
    return wish
  },
  async (workspace, wish) =>
    json(await ('ruleset' in wish ? newPack(workspace, wish) : forkPack(workspace, wish)), 201),
)
