import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Sheet = { readonly classes: Set<string>; readonly used: Set<string>; isUsedByNames: boolean }

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const components = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)

/** The style sheets of the interface, with their classes and the classes used by components. */
function sheets(): Map<string, Sheet> {
  const found = new Map<string, Sheet>()
  for (const file of components.map((name) => join('app', name))) {
    const code = readFileSync(file, 'utf8')
    for (const [, name, path] of code.matchAll(IMPORT)) {
      const at = join(dirname(file), path)
      const sheet = found.get(at) ?? { classes: classesIn(at), used: new Set(), isUsedByNames: false }
      const taken = code.replaceAll(IMPORT, '').matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))
      for (const [, one] of taken) {
        if (one === undefined) sheet.isUsedByNames = true
        else sheet.used.add(one)
      }
      found.set(at, sheet)
    }
  }
  return found
}

/** Returns the classes styled by a sheet. Classes of third-party code are `:global`. */
function classesIn(file: string): Set<string> {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
  return new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))
}

const without = (names: Set<string>, known: Set<string>) => [...names].filter((name) => !known.has(name))

test('every class that a component takes is in its style sheet, and every class of a sheet is taken', () => {
  const faults = [...sheets()].flatMap(([file, { classes, used, isUsedByNames }]) => [
    ...without(used, classes).map((name) => `${file}: no .${name}`),
    ...(isUsedByNames ? [] : without(classes, used).map((name) => `${file}: nobody takes .${name}`)),
  ])
  expect(faults).toEqual([])
})
