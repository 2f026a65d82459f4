import { exportDraft } from '../../../../../server/drafts/export-draft'
import { parcel } from '../../../../../server/http/parcel'
import { reading } from '../../../../../server/http/route'

export const GET = reading<{ id: string }>(async ({ params, workspace }) =>
  parcel(await exportDraft(workspace, params.id)),
)
