import type { WorkspaceAnswer } from '../../../../schemas/api'
import { keyCookie } from '../../../../server/http/cookie'
import { readJson } from '../../../../server/http/guards'
import { json, mutateHandler } from '../../../../server/http/route'
import { redeemRecoveryKey } from '../../../../server/workspace/recovery'

export const POST = mutateHandler(async ({ request, workspace }) => {
  const { key } = await readJson(request, 1000)
  const browserKey = await redeemRecoveryKey(workspace, key)
  const answer = json({ kind: 'visitor', hasWorkspace: true } satisfies WorkspaceAnswer)
  answer.headers.append('Set-Cookie', await keyCookie(request, browserKey))
  return answer
})
