import { appError } from '../errors'
import { type Part, parts } from '../packs/cached-answers'

/** Returns the part of a pack that a request asks for (`?part=play`), or `whole` without the parameter. */
export function partOf(request: Request): Part {
  const asked = new URL(request.url).searchParams.get('part') ?? 'whole'
  const part = parts.find((one) => one === asked && one !== 'zip')
  if (!part) throw appError('bad-request', { expected: `part: ${parts.slice(0, -1).join(' | ')}` })
  return part
}
