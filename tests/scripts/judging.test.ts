/** The runner's verdict on reports. A skip with a reason passes, and any other irregularity is a fault. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { whatIsNotInstalled } from '../../scripts/lib/installed.mjs'
import { faultsOf, readExpectations } from '../../scripts/lib/suites/suites.mjs'

const report = (more: object = {}) => ({
  counts: { small: { passed: 4, failed: 0, skipped: 1 } },
  ...{ files: [], skipped: ['a > b'], failed: [], faults: [] },
  ...more,
})

describe('faults of a run', () => {
  const skips = { 'a > b': 'only root can try it' }

  test('none with a reason for each skip and enough tests', () => {
    expect(faultsOf([report()], ['small'], { floors: { small: 5 }, skips })).toEqual([])
  })

  test('a skip without a reason, a missing floor, a project that did not run', () => {
    expect(faultsOf([report()], ['small'], { floors: { small: 5 }, skips: {} })).toHaveLength(1)
    expect(faultsOf([report()], ['small'], { floors: {}, skips })).toHaveLength(1)
    expect(faultsOf([report()], ['small', 'other'], { floors: { small: 1, other: 1 }, skips })).toEqual([
      'other has 0 tests, fewer than its floor of 1 in tests/floors.json',
    ])
  })

  test('the bundled expectations have a floor for each project, and reasons', () => {
    const { floors, skips } = readExpectations()
    expect(Object.keys(floors).sort()).toEqual(
      'e2e journeys load long quick random server site tools'.split(' '),
    )
    for (const floor of Object.values(floors)) expect(floor).toBeGreaterThan(0)
    for (const reason of Object.values(skips)) expect(String(reason).length).toBeGreaterThan(10)
  })
})

describe('the packages of the lock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-lock-'))
  afterEach(() => rmSync(join(folder, 'node_modules'), { recursive: true, force: true }))

  const one = { version: '1.0.0', integrity: 'sha512-a' }
  function lay(asked: object, found?: object): string | undefined {
    const write = (file: string, packages: object) =>
      writeFileSync(join(folder, file), JSON.stringify({ packages: { '': {}, ...packages } }))
    write('package-lock.json', asked)
    mkdirSync(join(folder, 'node_modules/one'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/one/package.json'), '{}')
    if (found) write('node_modules/.package-lock.json', found)
    return whatIsNotInstalled(folder)
  }

  test.each([
    ['the same', { 'node_modules/one': one }, { 'node_modules/one': one }, undefined],
    ['nothing there', { 'node_modules/one': one }, undefined, 'no packages are installed'],
    [
      'another version',
      { 'node_modules/one': { ...one, version: '1.0.1' } },
      { 'node_modules/one': one },
      'node_modules/one is not 1.0.1',
    ],
    [
      'other contents',
      { 'node_modules/one': { ...one, integrity: 'sha512-b' } },
      { 'node_modules/one': one },
      'node_modules/one is not 1.0.0',
    ],
    ['one too many', {}, { 'node_modules/one': one }, 'node_modules/one is not in the lock file'],
    [
      'its folder deleted',
      { 'node_modules/two': one },
      { 'node_modules/two': one },
      'node_modules/two is gone',
    ],
    ['that of another machine', { 'node_modules/two': { ...one, optional: true } }, {}, undefined],
  ])('%s', (_, asked, found, why) => {
    expect(lay(asked, found)).toBe(why)
  })
})
