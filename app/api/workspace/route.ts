import type { WorkspaceAnswer } from '../../../schemas/api'
import { json, reading } from '../../../server/http/route'
import { everyDraft } from '../../../server/workspace/workspace'

export const GET = reading(async ({ workspace }) => {
  const who: WorkspaceAnswer =
    workspace === everyDraft ? { kind: 'local' } : { kind: 'visitor', hasWorkspace: workspace !== undefined }
  return json(who)
})
