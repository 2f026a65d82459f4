/** The packs of this repository, with those that they require, read from their files. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFolder } from '../../../cli/packs'
import type { RawPack } from '../../../engine/types'

const HOME = fileURLToPath(new URL('../../..', import.meta.url))
const ROOT = join(HOME, 'content')

export const packNames = (): string[] =>
  readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory())

const packs = new Map<string, RawPack>()
for (const name of packNames()) {
  const { raw, diagnostics } = await checkFolder(join(ROOT, name), name, HOME)
  if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
  packs.set(name, raw)
}

/** A copy of its own for every test. */
export function loadPack(pack: string): RawPack {
  const known = packs.get(pack)
  if (!known) throw new Error(`there is no pack ${pack}`)
  return structuredClone(known)
}
