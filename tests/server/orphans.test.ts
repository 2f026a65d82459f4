import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { distantDatabases, removeOrphans } from '../../scripts/lib/database/orphans.mjs'
// @ts-expect-error a plain script without types
import { startedAt } from '../../scripts/lib/processes/processes.mjs'

let system: string
beforeEach(() => {
  system = mkdtempSync(join(tmpdir(), 'ludoteca-system-'))
})
afterEach(() => rmSync(system, { recursive: true, force: true }))

function distant(name: string, folder?: string): string {
  const place = join(system, name)
  mkdirSync(join(place, 'postgres'), { recursive: true })
  if (folder) writeFileSync(join(place, 'data-folder'), `${folder}\n`)
  return place
}

test('of the databases that lie elsewhere only those whose folder is gone are removed', () => {
  const home = join(system, 'home')
  mkdirSync(home)
  const used = distant('data-used', home)
  const orphan = distant('data-orphan', join(system, 'gone'))
  const unknown = distant('data-unknown')
  const running = distant('data-running', join(system, 'gone too'))
  const lock = { pid: process.pid, started: startedAt(process.pid), purpose: 'a test' }
  writeFileSync(join(running, 'running.json'), JSON.stringify(lock))
  mkdirSync(join(system, 'postgresql-18'))

  const found = distantDatabases(system)
  expect(found.map(({ place, state }: { place: string; state: string }) => [place, state])).toEqual([
    [orphan, 'orphan'],
    [running, 'running'],
    [unknown, 'unknown'],
    [used, 'used'],
  ])
  expect(removeOrphans(found)).toEqual([orphan])
  expect([used, orphan, unknown, running].map((place) => existsSync(place))).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('where nothing lies elsewhere there is nothing to name', () => {
  expect(distantDatabases(join(system, 'nothing'))).toEqual([])
})
