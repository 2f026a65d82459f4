import { checkHealth } from '../../../server/health'
import { forAll, json } from '../../../server/http/route'

export const GET = forAll(async () => {
  await checkHealth()
  return json({ ok: true })
})
