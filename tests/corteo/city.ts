/** The folder of the bundled pack. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import { checkPack } from '../../schemas/check'
import { own } from '../support/own'

const folder = fileURLToPath(new URL('../../content/corteo', import.meta.url))

export function cityPack(): CorteoPack {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const files = Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))]),
  )
  const { pack, diagnostics } = checkPack(files, crossCheck)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!pack || errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)))
  return pack as CorteoPack
}

export function city(pack = cityPack(), scenario = 'base'): CorteoDef {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}
