import { exportDraft } from '../../../../../server/drafts/export-draft'
import { queryHandler } from '../../../../../server/http/route'
import { zipResponse } from '../../../../../server/http/zip-response'

export const GET = queryHandler<{ id: string }>(async ({ params, workspace }) =>
  zipResponse(await exportDraft(workspace, params.id)),
)
