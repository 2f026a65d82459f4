/** Which format a pack is of, by its manifest. */
import type { PackFiles } from '../digest'
import { LIMITS, type Limits } from '../limits'
import { decode, type Parsed, parse } from '../parse'
import { isObject } from '../walk'
import { FORMAT, formatOf, isOldFormat } from './unknown-format'

/** A line that says so at the margin is the key of the manifest and nothing else: no need to read all of it. */
const PLAIN = new RegExp(`^format: ${FORMAT}[ \\t]*\\r?$`, 'm')

export const textOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : decode(content).text

/** The manifest of a pack that is of an old format, or undefined. Costs a look at one text where the format is the present one. */
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
