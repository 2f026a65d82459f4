import { json, reading } from '../../../../server/http/route'
import { readPack } from '../../../../server/packs/read-pack'

export const GET = reading<{ id: string }>(async ({ params }) => json(await readPack(params.id)))
