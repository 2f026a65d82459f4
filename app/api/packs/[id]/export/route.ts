import { parcel } from '../../../../../server/http/parcel'
import { reading } from '../../../../../server/http/route'
import { exportPack } from '../../../../../server/packs/export-pack'

export const GET = reading<{ id: string }>(async ({ params }) => parcel(await exportPack(params.id)))
