import type { DraftAnswer } from '../../../../schemas/api'
import { deleteDraft } from '../../../../server/drafts/delete-draft'
import { readDraft } from '../../../../server/drafts/read-draft'
import { renameDraft } from '../../../../server/drafts/rename-draft'
import { readJson } from '../../../../server/http/guards'
import { json, nothing, reading, writing } from '../../../../server/http/route'

type Params = { id: string }

export const GET = reading<Params>(async ({ params, workspace }) =>
  json(await readDraft(workspace, params.id)),
)

export const PATCH = writing<Params>(async ({ request, params, workspace }) => {
  const { name } = await readJson(request, 10_000)
  return json({ draft: await renameDraft(workspace, params.id, name) } satisfies DraftAnswer)
})

export const DELETE = writing<Params>(async ({ params, workspace }) => {
  await deleteDraft(workspace, params.id)
  return nothing()
})
