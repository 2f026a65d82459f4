/** Whom a word of Junta means. */
import type { Blocks } from '../../../blocks/context'
import type { Subject } from '../../../blocks/port'

/** The family that is written, else the one that the moment or the number is about; NOTHING where there is none. */
export function familyOf({ sides }: Blocks, name: string | undefined): (subject: Subject) => number {
  if (name === undefined) return ({ seat }) => seat
  const index = sides.indexOf(name)
  return () => index
}
