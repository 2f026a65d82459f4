import { deleteKeptSave, readKeptSave } from '../../../../../../server/drafts/kept-saves'
import { json, mutateHandler, nothing, queryHandler } from '../../../../../../server/http/route'

type Params = { id: string; keptId: string }

export const GET = queryHandler<Params>(async ({ params, workspace }) =>
  json(await readKeptSave(workspace, params.id, params.keptId)),
)

export const DELETE = mutateHandler<Params>(async ({ params, workspace }) => {
  await deleteKeptSave(workspace, params.id, params.keptId)
  return nothing()
})
