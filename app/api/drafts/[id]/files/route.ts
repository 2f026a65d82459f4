import { saveFiles } from '../../../../../server/drafts/save-files'
import { readJson } from '../../../../../server/http/guards'
import { json, mutateHandler } from '../../../../../server/http/route'
import { saveBytes } from '../../../../../server/packs/zip/limits'

export const PUT = mutateHandler<{ id: string }>(async ({ request, params, workspace }) => {
  const outcome = await saveFiles(workspace, params.id, await readJson(request, saveBytes))
  return outcome.saved ? json(outcome.answer) : json(outcome.conflict, 409)
})
