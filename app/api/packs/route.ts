import { json, reading } from '../../../server/http/route'
import { listPacks } from '../../../server/packs/list-packs'
import type { PackList } from '../types'

export const GET = reading(async () => json({ packs: await listPacks() } satisfies PackList))
