/** Files that are not read: invalid texts, and YAML beyond the limit. */
import { roleOf } from '../catalogue'
import type { Diagnostic } from '../diagnostic'
import { byCodeUnit, type PackFiles } from '../digest'
import { byteLength, type Limits, limitsOf, PACK_YAML_BYTES } from '../limits'
import { oddFault } from '../yaml/characters'
import { Lines } from '../yaml/lines'
import { decode } from '../yaml/parse'

export type Unread = {
  /** YAML files that are not opened, because the files before them reach the limit of a pack. */
  readonly paths: ReadonlySet<string>
  readonly findings: readonly Diagnostic[]
}

export function unreadFiles(files: PackFiles, limits: Limits): Unread {
  const { paths, first } = tooMuch(files, limits)
  const findings = Object.keys(files)
    .filter((path) => /\.(md|csv|ya?ml)$/.test(path) && roleOf(path) === undefined)
    .flatMap((path) => oddText(path, files[path]))
  if (first !== undefined) {
    const values = { limit: PACK_YAML_BYTES, count: paths.size }
    findings.push(about(first, 'E-PACK-YAML', { start: 0, end: 0 }, '', values))
  }
  return { paths, findings }
}

/** The maximum number of UTF-8 bytes for a unit of UTF-16. */
const BYTES_A_UNIT = 3

/** The manifest counts first, because everything depends on it. A file that is too large by itself is not opened and not counted. */
function tooMuch(files: PackFiles, limits: Limits): { paths: Set<string>; first?: string } {
  const inOrder = Object.keys(files)
    .filter((path) => /\.ya?ml$/.test(path))
    .sort((a, b) => Number(b === 'pack.yaml') - Number(a === 'pack.yaml') || byCodeUnit(a, b))
  // A cheap upper bound usually avoids the exact count.
  if (inOrder.reduce((sum, path) => sum + BYTES_A_UNIT * files[path].length, 0) <= PACK_YAML_BYTES)
    return { paths: new Set() }
  const paths = new Set<string>()
  let sum = 0
  for (const path of inOrder) {
    const size = sizeOf(files[path])
    if (size > limitsOf(roleOf(path), limits).bytes) continue
    sum += size
    if (sum > PACK_YAML_BYTES) paths.add(path)
  }
  const [first] = paths
  return { paths, first }
}

const sizeOf = (content: string | Uint8Array): number =>
  typeof content === 'string' ? byteLength(content) : content.length

/** Pages and tables for people are shown unchanged, so they must be text. Files named YAML must be text too. */
function oddText(path: string, content: string | Uint8Array): Diagnostic[] {
  const { text, badAt, utf16 } =
    typeof content === 'string' ? { text: content, badAt: undefined, utf16: false } : decode(content)
  if (badAt !== undefined) {
    const code = utf16 ? 'E-TEXT-UTF16' : 'E-TEXT-ENCODING'
    return [about(path, code, { start: badAt, end: badAt + 1 }, text)]
  }
  const nothing = text.indexOf('\0')
  if (nothing < 0) return []
  const range = { start: nothing, end: nothing + 1 }
  return [
    {
      ...about(path, 'E-TEXT-CHARACTER', range, text),
      message: oddFault('\0', range, { ...range, text: '' }).message,
    },
  ]
}

function about(
  file: string,
  code: string,
  span: { start: number; end: number },
  text: string,
  values?: Record<string, string | number>,
): Diagnostic {
  const message = { key: `findings.${code}`, values }
  return { file, path: [], code, severity: 'error', message, ...new Lines(text).range(span) }
}
