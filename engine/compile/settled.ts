/** Where what checks have found is written: they follow the values as packs merged over each other come to, and each may have a part in one. */
import { writtenAt } from '../../schemas/origin'
import type { Finding, Origin, RawPack } from '../types'
import type { At } from '../types/pack'

/** A finding as checks make it, with the origin of the file where they know it. */
type Found = Finding & Pick<At, 'origin'>

/** The finding in the file, and at the place there, that wrote the value. */
export function settled(raw: RawPack, found: Found): Finding {
  const { origin = originIn(raw, found), pack, file, path, ...said } = found
  if (!origin) return { ...(pack === undefined ? {} : { pack }), file, path, ...said }
  const written = writtenAt(origin, path)
  // The key itself only where it stands: what was put there by a way has another.
  const { on, ...rest } = said
  const isThere = written.path.at(-1) === path.at(-1)
  return { ...written, ...rest, ...(on && isThere ? { on } : {}) }
}

/** Of a file that a check names by itself. */
function originIn({ written, scenarios, maps }: RawPack, { pack, file }: Found): Origin | undefined {
  const whole = pack === undefined ? written?.[file] : undefined
  if (whole) return whole
  const files = [...Object.values(scenarios), ...Object.values(maps)]
  return files.find((one) => one.file === file && one.pack === pack)?.origin
}

/** A place as it is written, to be told in words. */
export const settledPlace = ({ origin, on: _, ...at }: At): At => (origin ? writtenAt(origin, at.path) : at)
