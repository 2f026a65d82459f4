import type { WorkspaceAnswer } from '../../../schemas/api'
import { json, queryHandler } from '../../../server/http/route'
import { everyDraft } from '../../../server/workspace/workspace'

export const GET = queryHandler(async ({ workspace }) => {
  const who: WorkspaceAnswer =
    workspace === everyDraft ? { kind: 'local' } : { kind: 'visitor', hasWorkspace: workspace !== undefined }
  return json(who)
})
