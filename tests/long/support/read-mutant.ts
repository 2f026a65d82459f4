/**
 * `LUDOTECA_MUTANT` names a JSON file: the number of the mutant that is on, or of a mutated content file its path and its text. Content
 * is read from the disk by the tests themselves: that one file is read with the fault in it.
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
