import type { RecoveryLink } from '../../../../schemas/api'
import { readJson } from '../../../../server/http/guards'
import { json, mutateHandler } from '../../../../server/http/route'
import { createRecoveryKey } from '../../../../server/workspace/recovery'

export const POST = mutateHandler(async ({ request, workspace }) => {
  await readJson(request, 1000)
  return json({ key: await createRecoveryKey(workspace) } satisfies RecoveryLink, 201)
})
