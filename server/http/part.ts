import { appError } from '../errors'
import { type Part, parts } from '../packs/kept-answers'

/** Which part of a pack a request asks for: `?part=play`; all of it without a word. */
export function partOf(request: Request): Part {
  const asked = new URL(request.url).searchParams.get('part') ?? 'whole'
  const part = parts.find((one) => one === asked && one !== 'zip')
  if (!part) throw appError('bad-request', { expected: `part: ${parts.slice(0, -1).join(' | ')}` })
  return part
}
