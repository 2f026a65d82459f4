import type { DraftList } from '../../../schemas/api'
import { forkPack, parseFork } from '../../../server/drafts/fork-pack'
import { listDrafts } from '../../../server/drafts/list-drafts'
import { readJson } from '../../../server/http/guards'
import { json, making, reading } from '../../../server/http/route'
import { mustBeOnShelf } from '../../../server/packs/shelf'

export const GET = reading(async ({ workspace }) =>
  json({ drafts: await listDrafts(workspace) } satisfies DraftList),
)

export const POST = making(
  async (request) => {
    const wish = parseFork(await readJson(request, 10_000))
    await mustBeOnShelf(wish.pack)
    return wish
  },
  async (workspace, wish) => json(await forkPack(workspace, wish), 201),
)
