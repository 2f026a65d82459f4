import { checkDraft } from '../../../../../server/drafts/check-draft'
import { json, queryHandler } from '../../../../../server/http/route'

export const GET = queryHandler<{ id: string }>(async ({ params, workspace }) =>
  json(await checkDraft(workspace, params.id)),
)
