/** A folder for an existing database, with its owner. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error: a script without types
import { databasePlace } from '../../scripts/lib/database/place.mjs'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'ludoteca-place-'))
  mkdirSync(join(data, 'postgres'))
})
afterEach(() => rmSync(data, { recursive: true }))

const faultOf = (): { code?: string; words?: (language: string) => string } | undefined => {
  try {
    databasePlace(data)
  } catch (fault) {
    return fault as { code: string }
  }
}
/** PostgreSQL does not run as root, so an own folder is a fault only for root. */
const asRoot = (code: string) => (process.getuid?.() === 0 ? code : undefined)

test('an empty one of root is told in words, with what to do', () => {
  const fault = faultOf()
  expect(fault?.code).toBe(asRoot('database-empty-of-root'))
  for (const language of fault ? ['en', 'it'] : [])
    expect(fault?.words?.(language)).toContain(`chown 65534 ${join(data, 'postgres')}`)
})

test('so is one of root with something in it', () => {
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '17\n')
  expect(faultOf()?.code).toBe(asRoot('database-of-root'))
})
