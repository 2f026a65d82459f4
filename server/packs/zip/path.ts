import { extensionOf } from '../files'
import { extensions, limits } from './limits'
import { type PackError, refusal } from './refusal'

/** Names that Windows reserves for devices, whatever their extension. */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i
const plainSegment = /^[a-z0-9_-][a-z0-9._-]*$/
/** The one usual name in capitals. */
const readme = 'README.md'

/** Returns why this path is not allowed in a pack, or `undefined` if it is. */
export function checkPath(path: string): PackError | undefined {
  return checkSafe(path) ?? checkPlain(path) ?? checkExtension(path)
}

/** Checks the path of a file for editors: it only has to stay inside the folder. */
export const checkShippedPath = (path: string): PackError | undefined => checkSafe(path.replace(/\/$/, ''))

/** Checks the path of a folder, written with its trailing slash. */
export function checkFolder(path: string): PackError | undefined {
  const folder = path.slice(0, -1)
  return checkSafe(folder) ?? checkPlain(folder)
}

/** Refuses paths that lead outside the folder on some system. */
function checkSafe(path: string): PackError | undefined {
  if (/\p{Cc}/u.test(path)) return refusal('path-control', path)
  if (path.includes('\\')) return refusal('path-backslash', path)
  if (path.startsWith('/')) return refusal('path-absolute', path)
  if (/^[a-z]:/i.test(path)) return refusal('path-drive', path)
  const segments = path.split('/')
  if (segments.includes('..') || segments.includes('.')) return refusal('path-escapes', path)
  if (segments.includes('')) return refusal('path-empty-part', path)
  if (path.length > limits.pathLength) return refusal('path-too-long', path, { limit: limits.pathLength })
  if (segments.length > limits.depth) return refusal('path-too-deep', path, { limit: limits.depth })
  if (segments.some((segment) => device.test(segment))) return refusal('path-device', path)
  return undefined
}

/** Refuses names that some system stores differently. */
function checkPlain(path: string): PackError | undefined {
  const segments = path.split('/')
  const plain = segments.every(
    (segment, index) =>
      (plainSegment.test(segment) && !segment.endsWith('.')) ||
      (segment === readme && index === segments.length - 1),
  )
  return plain ? undefined : refusal('path-characters', path)
}

function checkExtension(path: string): PackError | undefined {
  const known = (extensions as readonly string[]).includes(extensionOf(path))
  return known && path.includes('.')
    ? undefined
    : refusal('path-extension', path, { allowed: extensions.join(', ') })
}
