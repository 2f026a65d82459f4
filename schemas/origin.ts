/** Where a value that was laid together from several files is written. */
import type { Origin, Source } from '../engine/types'
import type { ValuePath } from './diagnostic'

/** Of a value that is written in one place, with all that is in it. */
export const originAt = (at: Source): Origin => ({ at })

/** The place of what is at a key or an index of a place. */
export const stepTo = (at: Source, ...steps: ValuePath): Source => ({ ...at, path: [...at.path, ...steps] })

/** The origin of what is at a key or an index. */
export function partOf({ at, parts }: Origin, step: string | number): Origin {
  return parts && Object.hasOwn(parts, step) ? parts[step] : originAt(stepTo(at, step))
}

/** Where the value at a path is written: its file, the pack of that file when it is another one, and the way in that file. */
export function writtenAt(origin: Origin, path: ValuePath): Source {
  const node = path.reduce(partOf, origin)
  return node.self ?? node.at
}

/**
 * The way to the same in one file only: the place itself, or the nearest thing around it that this file merges over others or takes out of
 * them. Nothing where the file has no part in it; a file as a whole is near only to what is wrong with it as a whole.
 */
export function writtenIn(
  origin: Origin,
  path: ValuePath,
  { pack, file }: Pick<Source, 'pack' | 'file'>,
): ValuePath | undefined {
  const wayTo = ({ self, at }: Origin): ValuePath | undefined => {
    const written = self ?? at
    return written.pack === pack && written.file === file ? written.path : undefined
  }
  let node = origin
  let near = path.length === 0 ? wayTo(node) : undefined
  for (const step of path) {
    node = partOf(node, step)
    near = wayTo(node) ?? near
  }
  return near
}
