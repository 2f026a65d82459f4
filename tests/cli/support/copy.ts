import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const CORTEO = join(process.cwd(), 'content', 'corteo')

/** Makes a copy of a bundled pack that a test may change, including `text/` and `art/`. */
export function copyOf(id: string, folder: string): string {
  const pack = join(folder, id)
  cpSync(join(process.cwd(), 'content', id), pack, { recursive: true })
  return pack
}

export const copyOfCorteo = (folder: string): string => copyOf('corteo', folder)

export type Place = { readonly file: string; readonly line: number; readonly column: number }

/** Replaces the first `from` of a file by `to`, and returns the place of `to` as line and column from 1. */
export function edit(pack: string, file: string, from: string, to: string, mark = to): Place {
  const path = join(pack, file)
  const text = readFileSync(path, 'utf8')
  const at = text.indexOf(from)
  if (at < 0) throw new Error(`${file} has no ${JSON.stringify(from)}`)
  const changed = text.slice(0, at) + to + text.slice(at + from.length)
  writeFileSync(path, changed)
  const lines = changed.slice(0, at + to.indexOf(mark)).split('\n')
  return { file, line: lines.length, column: lines[lines.length - 1].length + 1 }
}
