import { checkHealth } from '../../../server/health'
import { json, reading } from '../../../server/http/route'

export const GET = reading(async () => {
  await checkHealth()
  return json({ ok: true })
})
