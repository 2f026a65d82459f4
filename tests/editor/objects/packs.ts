import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../../app/_editor/document/change'

const ROOTS = ['content', 'engine/rulesets', 'examples']

/** Returns the files of every pack of the project: those in `content`, the smallest ones, and the example of draughts. */
export const allPacks = (): readonly (readonly [name: string, ruleset: string, files: Files])[] =>
  ROOTS.flatMap((root) =>
    readdirSync(root).flatMap((name) => ['', 'smallest', 'pack'].map((inner) => join(root, name, inner))),
  )
    .filter((folder) => isPack(folder))
    .map((folder) => {
      const files = filesIn(folder)
      return [folder, /^ruleset: *(\S+)/m.exec(files['pack.yaml'])?.[1] ?? '', files]
    })

const isPack = (folder: string): boolean => {
  try {
    return readdirSync(folder).includes('pack.yaml')
  } catch {
    return false
  }
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml') && !file.startsWith('smallest'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
