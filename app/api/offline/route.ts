import { forAll, json } from '../../../server/http/route'
import { buildFiles } from '../../../server/offline/build-files'
import { cachedList, cachedPack, cachedRulesets, lastingAddress } from '../../../server/packs/cached-answers'
import { catalogIds } from '../../../server/packs/catalog'
import { sha256 } from '../../../server/packs/files'
import { pictureAddress, THEMES } from '../../_picture/picture'
import { pictureDigest } from '../packs/[id]/picture/drawn'

/** The files that a browser caches for offline use: the same list for all users, with another `key` after any change. */
export const GET = forAll(async () => {
  const [{ build, files }, ids] = await Promise.all([buildFiles(), catalogIds()])
  const packs = await Promise.all(ids.map(filesOfPack))
  const lists = await Promise.all([cachedList(), cachedRulesets()])
  const all = {
    documents: ['/', ...ids.flatMap((id) => [`/play/${id}`, `/studio/${id}`])],
    files: [...files, ...SHELL, ...packs.flatMap((pack) => pack.files)],
  }
  const changes = [build, ...lists.map(({ digest }) => digest), ...packs.map(({ whole }) => whole)]
  return json({ key: sha256(JSON.stringify([changes, all])).slice(0, 32), ...all })
})

const SHELL = ['/icon.svg', '/manifest.webmanifest', '/api/packs', '/api/rulesets']

/** The files that a game and the studio load, and the pictures of its map. */
async function filesOfPack(id: string) {
  const [play, { digest: whole }, picture] = await Promise.all([
    lastingAddress(id, 'play').catch(() => undefined),
    cachedPack(id, 'whole'),
    pictureDigest(id),
  ])
  const pictures = picture ? THEMES.map((theme) => pictureAddress(id, theme, picture)) : []
  const address = `/api/packs/${encodeURIComponent(id)}`
  return { whole, files: [address, ...(play ? [play] : []), ...pictures] }
}
