/** Content is read from the disk by the tests themselves: the one mutated file is read with the fault in it. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { path, text } = JSON.parse(fs.readFileSync(process.env.LUDOTECA_MUTANT!, 'utf8'))

const given = (options: unknown) => (options ? text : Buffer.from(text))

const whole = { sync: fs.readFileSync, later: fs.promises.readFile }
fs.readFileSync = ((file: unknown, options?: unknown) =>
  file === path ? given(options) : whole.sync(file as string, options as never)) as typeof fs.readFileSync
fs.promises.readFile = (async (file: unknown, options?: unknown) =>
  file === path
    ? given(options)
    : whole.later(file as string, options as never)) as typeof fs.promises.readFile
syncBuiltinESMExports()
