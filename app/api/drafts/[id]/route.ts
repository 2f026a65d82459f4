import type { DraftAnswer } from '../../../../schemas/api'
import { deleteDraft } from '../../../../server/drafts/delete-draft'
import { readDraft } from '../../../../server/drafts/read-draft'
import { renameDraft } from '../../../../server/drafts/rename-draft'
import bodyLimits from '../../../../server/http/body-limits.json'
import { readJson } from '../../../../server/http/guards'
import { json, mutateHandler, nothing, queryHandler } from '../../../../server/http/route'

type Params = { id: string }

export const GET = queryHandler<Params>(async ({ params, workspace }) =>
  json(await readDraft(workspace, params.id)),
)

export const PATCH = mutateHandler<Params>(async ({ request, params, workspace }) => {
  const { name } = await readJson(request, bodyLimits.other)
  return json({ draft: await renameDraft(workspace, params.id, name) } satisfies DraftAnswer)
})

export const DELETE = mutateHandler<Params>(async ({ params, workspace }) => {
  await deleteDraft(workspace, params.id)
  return nothing()
})
