/** The sources of a value merged from several files. */
import type { Origin, Source } from '../engine/types'
import type { ValuePath } from './diagnostic'

/** The origin of a value written in one place, with all its parts. */
export const originAt = (at: Source): Origin => ({ at })

/** The place of a key or an index in a place. */
export const stepTo = (at: Source, ...steps: ValuePath): Source => ({ ...at, path: [...at.path, ...steps] })

/** The origin of the part at a key or an index. */
export function partOf({ at, parts }: Origin, step: string | number): Origin {
  return parts && Object.hasOwn(parts, step) ? parts[step] : originAt(stepTo(at, step))
}

/** The source of the value at a path: its file, the pack of that file if it is another one, and the path in that file. */
export function writtenAt(origin: Origin, path: ValuePath): Source {
  const node = path.reduce(partOf, origin)
  return node.self ?? node.at
}

/**
 * The path in one file: the place itself, or the nearest enclosing value that this file merges over others or removes from them.
 * Returns `undefined` if the file contributes nothing there. A whole file counts only for findings about it as a whole.
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
