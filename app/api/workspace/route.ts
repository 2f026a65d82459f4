import { json, reading } from '../../../server/http/route'
import { everyDraft } from '../../../server/workspace/workspace'
import type { WorkspaceAnswer } from '../types'

export const GET = reading(async ({ workspace }) => {
  const who: WorkspaceAnswer =
    workspace === everyDraft ? { kind: 'local' } : { kind: 'visitor', hasWorkspace: workspace !== undefined }
  return json(who)
})
