/** Maps findings to the files. Checks see values merged from several packs, and each pack can have written a part. */
import { writtenAt } from '../../schemas/origin'
import type { Finding, Origin, RawPack } from '../types'
import type { At } from '../types/pack'

/** A finding of a check, with the origin of the file if known. */
type Found = Finding & Pick<At, 'origin'>

/** The finding at the file and place that wrote the value. */
export function atSource(raw: RawPack, found: Found): Finding {
  const { origin = originIn(raw, found), pack, file, path, ...said } = found
  if (!origin) return { ...(pack === undefined ? {} : { pack }), file, path, ...said }
  const written = writtenAt(origin, path)
  // The finding points at the key only in its own file; a value inserted by a path has another key.
  const { on, ...rest } = said
  const isThere = written.path.at(-1) === path.at(-1)
  return { ...written, ...rest, ...(on && isThere ? { on } : {}) }
}

/** The origin of a file that a check names itself. */
function originIn({ written, scenarios, maps }: RawPack, { pack, file }: Found): Origin | undefined {
  const whole = pack === undefined ? written?.[file] : undefined
  if (whole) return whole
  const files = [...Object.values(scenarios), ...Object.values(maps)]
  return files.find((one) => one.file === file && one.pack === pack)?.origin
}

/** The place in the file, for messages. */
export const sourcePlace = ({ origin, on: _, ...at }: At): At => (origin ? writtenAt(origin, at.path) : at)
