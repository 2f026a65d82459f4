import { appError } from '../errors'
import { isUnicode } from '../packs/files'

const longest = 80

/** Characters that change the text direction: with them a name reads differently than it shows. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Returns a name given by a user: one line, not empty, at most 80 characters, otherwise unchanged. Throws `bad-name` for any other. */
export function draftName(wish: unknown): string {
  if (typeof wish !== 'string') throw appError('bad-name', { limit: longest })
  const name = inOneLine(wish)
  const odd = /\p{Cc}/u.test(name) || name.search(turning) >= 0 || !isUnicode(wish)
  if (name === '' || [...name].length > longest || odd) throw appError('bad-name', { limit: longest })
  return name
}

/** Turns the name of an imported file into a valid one. The user did not choose it, so it is never refused. */
export function nameOfFile(file: string): string {
  const whole = Buffer.from(file, 'utf8').toString('utf8')
  const plain = inOneLine(whole.replace(turning, '').replace(/\p{Cc}/gu, ' '))
  return draftName([...plain].slice(0, longest).join('').trim() || 'pack')
}

const inOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
