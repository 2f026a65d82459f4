/** Locates further findings about a checked pack, such as those of a trial, in the lines of its files. */

import { schemaFor } from '../catalogue'
import type { Diagnostic, Finding } from '../diagnostic'
import type { PackFiles } from '../digest'
import { rulesetNamedIn } from '../reading/ruleset-named'
import { inFull } from '../short'
import { decode, type Parsed, parse } from './parse'
import { place } from './place'

/** Locates findings in order. `known` are those of the checks; a warning at the same place is dropped. */
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
  const parsed = parse(textOf(content))
  const kind = schemaFor(file, rulesetIn(files))
  return kind ? inFull(kind, parsed) : parsed
}

const textOf = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : decode(content).text

function rulesetIn(files: PackFiles): string | undefined {
  const manifest = files['pack.yaml']
  return manifest === undefined ? undefined : rulesetNamedIn(parse(textOf(manifest)).value).ruleset
}
