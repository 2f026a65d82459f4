/** The format of a pack, from its manifest. */
import type { PackFiles } from '../digest'
import { LIMITS, type Limits } from '../limits'
import { isObject } from '../walk'
import { decode, type Parsed, parse } from '../yaml/parse'
import { FORMAT, formatOf, isOldFormat } from './unknown-format'

/** Such a line at the margin is certainly the key of the manifest, so the rest need not be read. */
const PLAIN = new RegExp(`^format: ${FORMAT}[ \\t]*\\r?$`, 'm')

export const textOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : decode(content).text

/** The manifest of a pack of an old format, or `undefined`. Costs one look at the text for the present format. */
export function oldManifest(
  files: PackFiles,
  limits: Limits = LIMITS,
): { readonly parsed: Parsed; readonly format: number } | undefined {
  if (!Object.hasOwn(files, 'pack.yaml')) return undefined
  const text = textOf(files['pack.yaml'])
  if (PLAIN.test(text)) return undefined
  const parsed = parse(text, limits)
  const format = isObject(parsed.value) ? formatOf(parsed.value.format) : undefined
  return isOldFormat(format) ? { parsed, format } : undefined
}
