/** Findings of who looked at a checked pack in another way, such as by playing it, in the lines of its files. */
import type { Diagnostic, Finding } from './diagnostic'
import type { PackFiles } from './digest'
import { decode, type Parsed, parse } from './parse'
import { place } from './place'

/** The same, in their order; `known` is what the checks had said: where they have spoken already, no warning says it again. */
export function placeAll(
  found: readonly Finding[],
  files: PackFiles,
  known: readonly Diagnostic[] = [],
): Diagnostic[] {
  const parsed = new Map<string, Parsed | undefined>()
  const parsedOf = (file: string) => {
    if (!parsed.has(file)) parsed.set(file, parsedIn(files, file))
    return parsed.get(file)
  }
  const told = new Set(known.map(placeOf))
  return found
    .filter((one) => one.severity === 'error' || !told.has(placeOf(one)))
    .map((one) => place(one, parsedOf(one.file)))
}

const placeOf = ({ pack, file, path }: Pick<Finding, 'pack' | 'file' | 'path'>): string =>
  JSON.stringify([pack, file, path])

function parsedIn(files: PackFiles, file: string): Parsed | undefined {
  const content = files[file]
  if (content === undefined) return undefined
  return parse(typeof content === 'string' ? content : decode(content).text)
}
