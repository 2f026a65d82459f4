import { importPack, openImport } from '../../../server/drafts/import-pack'
import { readBody } from '../../../server/http/guards'
import { createHandler, json } from '../../../server/http/route'
import { limits } from '../../../server/packs/zip/limits'

export const POST = createHandler(
  async (request) => {
    const zip = await readBody(request, 'application/zip', limits.zipBytes)
    return openImport(zip, new URL(request.url).searchParams)
  },
  async (workspace, pack) => {
    const answer = await importPack(workspace, pack)
    return json(answer, 'same' in answer ? 200 : 201)
  },
)
