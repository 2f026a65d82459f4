import { appError } from '../errors'
import { isUnicode } from '../packs/files'

const longest = 80

/** A name that people give: one line, not empty, at most 80 characters, otherwise as they wrote it. */
export function draftName(wish: unknown): string {
  if (typeof wish !== 'string') throw appError('bad-name', { limit: longest })
  const name = wish.normalize('NFC').replace(/\s+/g, ' ').trim()
  const odd = /\p{Cc}/u.test(name) || !isUnicode(wish)
  if (name === '' || [...name].length > longest || odd) throw appError('bad-name', { limit: longest })
  return name
}
