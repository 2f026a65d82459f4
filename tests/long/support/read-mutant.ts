/**
 * `LUDOTECA_MUTANT` names a JSON file. It has the number of the active mutant, or path and text of a mutated content file. Tests
 * read content from the disk, so that one file is replaced when read.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const {
  number = -1,
  path,
  text,
}: { number?: number; path?: string; text?: string } = JSON.parse(
  fs.readFileSync(process.env.LUDOTECA_MUTANT!, 'utf8'),
)

globalThis.mutants = { active: number, met: new Set(), on: (one) => one === number }

const given = (options: unknown) => (options ? text : Buffer.from(text!))

if (path !== undefined) {
  const whole = { sync: fs.readFileSync, later: fs.promises.readFile }
  fs.readFileSync = ((file: unknown, options?: unknown) =>
    file === path ? given(options) : whole.sync(file as string, options as never)) as typeof fs.readFileSync
  fs.promises.readFile = (async (file: unknown, options?: unknown) =>
    file === path
      ? given(options)
      : whole.later(file as string, options as never)) as typeof fs.promises.readFile
  syncBuiltinESMExports()
}
