import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHouse } from '../site/support/house'
import { clusterOf, killSurvivors } from '../site/support/processes'
import { Author, Site } from '../site/support/site'
import { start } from '../site/support/states'

/**
 * A real disk that is full. To make one, the test needs the right to mount. `tests/server/disk-full.test.ts` tests the site's
 * answers without it, as any user.
 */
const mayMount = (() => {
  const house = makeHouse('plain user')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', house.data], { stdio: 'ignore' })
    execFileSync('umount', [house.data])
    return true
  } catch {
    return false
  } finally {
    house.remove()
  }
})()

const house = makeHouse('plain user')
const filler = join(house.data, 'filler')

beforeAll(() => {
  if (!mayMount) return
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,mode=700', 'tmpfs', house.data])
  if (house.user) chownSync(house.data, house.user.uid, house.user.gid)
})

afterAll(async () => {
  await killSurvivors(house)
  if (mayMount) execFileSync('umount', ['-l', house.data])
  house.remove()
})

/** Fills the disk to the last byte. */
function fill() {
  const file = openSync(filler, 'w')
  try {
    for (const size of [1_000_000, 4096, 1]) {
      const block = Buffer.alloc(size)
      for (let full = false; !full; ) {
        try {
          writeSync(file, block)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          full = true
        }
      }
    }
  } finally {
    closeSync(file)
  }
}
const makeRoom = () => rmSync(filler, { force: true })

/** Writes past the site, until the server has no room for its own log and ends. */
async function overrun() {
  const lines = readFileSync(join(clusterOf(house), 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(house.data, 'database-password'), 'utf8')
  const url = `postgresql://ludoteca:${password}@127.0.0.1:${lines[3]}/ludoteca`
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let round = 0; round < 400; round++) {
      await client.query('CREATE TEMP TABLE IF NOT EXISTS small (id int)')
      await client.query(`SELECT pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`)
    }
  } catch {
    // The connection has ended or was refused.
  } finally {
    await client.end().catch(() => {})
  }
}

test.runIf(mayMount)('a full disk loses nothing, and the site goes on when there is room', async () => {
  const site = await (await Site.start(house)).ready()
  const author = new Author()
  await author.fork(site.url)
  expect((await author.saveOnce(site.url)).status).toBe(200)
  fill()
  expect((await author.saveOnce(site.url)).status).toBe(507)
  expect((await author.look(site.url)).rev).toBe(author.acknowledged)
  await overrun()
  expect((await author.saveOnce(site.url)).status).toBe(507)
  expect(site.process.exitCode).toBeNull()
  const full = await start({ ...house, data: join(house.data, 'second') })
  expect(full.words).toContain('is full')
  makeRoom()
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(250)) {
    if ((await fetch(`${site.url}/api/health`)).ok) break
  }
  expect((await author.look(site.url)).numbers).toEqual([author.acknowledged, author.acknowledged])
  expect((await author.saveOnce(site.url)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  expect(existsSync(filler)).toBe(false)

  fill()
  const early = await start(house)
  expect(early).toMatchObject({ code: 1 })
  expect(early.words).toMatch(/is full: .* left/)
  makeRoom()
  const again = await (await Site.start(house)).ready()
  expect((await author.look(again.url)).rev).toBe(author.acknowledged)
  expect(await again.stop()).toBe(0)
})
