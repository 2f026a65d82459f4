/** Each row of the bench times code of the product: it is reached from a page, the command line or the server. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { targets } from '../../bench/targets.mjs'
import { HOME } from '../cli/support/terminal'

const IMPORTS = [
  /^(?:import|export)(?!\s+type\b)(?:[^'"]*?\bfrom)?\s*'(\.[^']+)'/gms,
  /\bimport\(\s*'(\.[^']+)'/g,
  /\bnew URL\('(\.[^']+)', import\.meta\.url\)/g,
]

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

const fileAt = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((end) => path + end).find(isFile)

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(join(HOME, file), 'utf8')
  texts.set(file, text)
  return text
}

/** Returns the project paths of the files that a file loads, at once or later. */
const loadedBy = (file: string): string[] =>
  IMPORTS.flatMap((pattern) =>
    [...textOf(file).matchAll(pattern)].flatMap(([, path]) => {
      const found = fileAt(join(HOME, dirname(file), path))
      return found && /\.(?:tsx?|mjs)$/.test(found) ? [relative(HOME, found)] : []
    }),
  )

function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files)
  for (const file of reached) for (const next of loadedBy(file)) reached.add(next)
  return reached
}

/** Whether a file imports this name from the other one, under any alias, or re-exports it. */
const takes = (file: string, name: string, from: string): boolean =>
  [
    ...textOf(file).matchAll(/^(?:import|export)\s+(?!type\b)(\{[^}]*\}|\*[^'"]*)\s*from\s*'(\.[^']+)'/gms),
  ].some(
    ([, names, path]) =>
      (names[0] === '*' || new RegExp(`(?<!type )\\b${name}\\b`).test(names)) &&
      fileAt(join(HOME, dirname(file), path)) === join(HOME, from),
  )

/** Whether another function of the same file calls it. */
const usesItself = (file: string, name: string): boolean =>
  [...textOf(file).matchAll(new RegExp(`\\b${name}\\(`, 'g'))].length > 1

const doors = ['cli/main.ts', 'app/page.tsx', 'app/studio/[id]/page.tsx', 'app/play/[id]/page.tsx']

/** Returns the fault of a row, or `undefined` if its function runs. */
function faultOf({ caller, times, name }: (typeof targets)[number]['product']): string | undefined {
  if (!reachedFrom(doors).has(caller)) return `nothing reaches ${caller}`
  const reached = reachedFrom([caller])
  if (!reached.has(times)) return `${caller} does not reach ${times}`
  if (name === undefined) return undefined
  if (!new RegExp(`export (?:async )?(?:function\\*?|const|class) ${name}\\b`).test(textOf(times)))
    return `${times} has no ${name}`
  const isTaken = [...reached].some((file) => takes(file, name, times)) || usesItself(times, name)
  return isTaken ? undefined : `nothing that ${caller} loads takes ${name} from ${times}`
}

const rows = [...new Map(targets.map(({ id, product }) => [`${id} ${JSON.stringify(product)}`, product]))]

describe('a row of the bench', () => {
  test.each(rows)('%s', (_, product) => expect(faultOf(product)).toBeUndefined())

  test('drives the function that it says', () => {
    const driving = ['cases', 'lib', 'lib/limits', 'browser'].flatMap((folder) =>
      readdirSync(join(HOME, 'bench', folder))
        .filter((name) => /\.(?:ts|mjs)$/.test(name))
        .map((name) => `bench/${folder}/${name}`),
    )
    for (const { product } of targets) {
      const { name, times } = product
      const drives = (file: string) => name === undefined || takes(file, name, times)
      expect(driving.some(drives), JSON.stringify(product)).toBe(true)
    }
  })

  test('that times what nothing in the product takes is noticed', () => {
    const times = 'tests/engine/support/connect-four.ts'
    const caller = 'app/_editor/problems/model/check-worker.ts'
    expect(faultOf({ caller, times, name: 'fourDef' })).toBe(`${caller} does not reach ${times}`)
    const idle = { caller, times: 'schemas/reading/reading.ts', name: 'nothingOfTheKind' }
    expect(faultOf(idle)).toBe('schemas/reading/reading.ts has no nothingOfTheKind')
    expect(faultOf({ caller: 'bench/lib/units.ts', times, name: 'fourDef' })).toBe(
      'nothing reaches bench/lib/units.ts',
    )
  })
})
