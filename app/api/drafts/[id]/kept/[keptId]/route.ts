import { deleteKeptSave, readKeptSave } from '../../../../../../server/drafts/kept-saves'
import { json, nothing, reading, writing } from '../../../../../../server/http/route'

type Params = { id: string; keptId: string }

export const GET = reading<Params>(async ({ params, workspace }) =>
  json(await readKeptSave(workspace, params.id, params.keptId)),
)

export const DELETE = writing<Params>(async ({ params, workspace }) => {
  await deleteKeptSave(workspace, params.id, params.keptId)
  return nothing()
})
