/**
 * Bundled with a mutant in it and run as a process of its own: plays the cases of packs until one fails.
 * Arguments: the file of checked packs (see `mutant-trial.ts`), and of a mutated content file its pack, path and text.
 */
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { runCase } from '../../../engine/cases/run-case'
import { crossCheck } from '../../../engine/compile'
import type { RawPack } from '../../../engine/types'
import { checkPack, type PackFiles } from '../../../schemas/check'
import type { RequiredPacks } from '../../../schemas/requires'

export type Packs = readonly {
  readonly id: string
  readonly raw: RawPack
  readonly files: PackFiles
  readonly required: RequiredPacks
}[]

/** The case that notices, if any does. */
function noticing(raw: RawPack): string | undefined {
  for (const { cases } of raw.cases)
    for (const rule of cases) {
      try {
        if (!runCase(raw, rule).ok) return rule.id
      } catch {
        return rule.id
      }
    }
  return undefined
}

/** A pack with one of its files changed: read anew, and refused where the checks find what is wrong. */
function reread({ id, files, required }: Packs[number], path: string, textFile: string): RawPack | string {
  const { diagnostics, pack } = checkPack({ ...files, [path]: readFileSync(textFile) }, crossCheck, {
    required,
  })
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  return pack === undefined || fault ? `check of ${id}: ${fault?.code}` : pack
}

function main([packsFile, pack, path, textFile]: readonly string[]): string {
  const packs: Packs = deserialize(readFileSync(packsFile))
  for (const one of packs) {
    if (pack !== undefined && pack !== one.id) continue
    const raw = pack === undefined ? one.raw : reread(one, path, textFile)
    if (typeof raw === 'string') return raw
    const killer = noticing(raw)
    if (killer) return `case ${killer}`
  }
  return 'alive'
}

console.log(main(process.argv.slice(2)))
