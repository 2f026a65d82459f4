import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { makeHouse } from './support/house'
import { afterlife, clusterOf, databaseServers, killSurvivors, processesOf } from './support/processes'
import { Author, Site } from './support/site'

const house = makeHouse('plain user')
afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

test('a second start on the same data says who is there, and disturbs nobody', async () => {
  const site = await (await Site.start(house)).ready()
  const second = await Site.start(house)
  expect(await second.exit).toBe(1)
  expect(second.words).toContain('already running')
  expect(second.words).toContain(site.url.split(':').at(-1))
  expect(databaseServers(house)).toHaveLength(1)
  expect((await fetch(`${site.url}/api/health`)).ok).toBe(true)
  expect(await site.stop()).toBe(0)
  expect(await afterlife(house)).toEqual([])
})

test('it says where the data lies and where the site is, and answers on this computer only', async () => {
  const port = await freePort()
  const site = await (await Site.start(house, port)).ready()
  expect(site.words).toContain(clusterOf(house))
  expect(site.words).toContain(`http://localhost:${port}`)
  const listening = readFileSync('/proc/net/tcp', 'utf8') + readFileSync('/proc/net/tcp6', 'utf8')
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const addresses = [...listening.matchAll(new RegExp(`([0-9A-F]+):${hex} [0-9A-F]+:0000 0A`, 'g'))]
  expect(addresses.map((match) => match[1])).toEqual(['0100007F'])
  expect(await site.stop()).toBe(0)
})

test('two starts at the same moment: one runs, the other says so', async () => {
  const sites = await Promise.all([Site.start(house), Site.start(house)])
  const first = await Promise.any(sites.map((site) => site.ready()))
  const other = sites.find((site) => site !== first)
  expect(await other?.exit).toBe(1)
  expect(other?.words).toContain('already running')
  expect(databaseServers(house)).toHaveLength(1)
  expect(await first.stop()).toBe(0)
})

test('a copy of the data that points to the same database is refused while the first one runs', async () => {
  const first = await (await Site.start(house)).ready()
  const copy = { ...house, data: join(house.root, 'copy') }
  mkdirSync(copy.data)
  if (house.user) chownSync(copy.data, house.user.uid, house.user.gid)
  writeFileSync(join(copy.data, 'database-place'), house.data)
  const second = await Site.start(copy)
  expect(await second.exit).toBe(1)
  expect(second.words).toContain('already running')
  expect((await fetch(`${first.url}/api/health`)).ok).toBe(true)
  expect(await first.stop()).toBe(0)
  rmSync(copy.data, { recursive: true, force: true })
})

test('a port that is taken is named, and nothing is left running', async () => {
  const site = await (await Site.start(house)).ready()
  const port = Number(site.url.split(':').at(-1))
  const second = await Site.start({ ...house, data: join(house.root, 'data') }, port)
  expect(await second.exit).toBe(1)
  expect(second.words).toContain(`PORT=${port + 1}`)
  expect(await site.stop()).toBe(0)
  expect(await afterlife(house)).toEqual([])
})

test('Ctrl-C stops site and database in good order', async () => {
  const site = await (await Site.start(house)).ready()
  site.process.kill('SIGINT')
  expect(await site.exit).toBe(0)
  expect(await afterlife(house)).toEqual([])
  const log = readFileSync(join(house.data, 'postgres.log'), 'utf8').trim().split('\n')
  expect(log.at(-1)).toContain('database system is shut down')
})

test('files left by a dead server do not stop the next, even when its number now belongs to somebody else', async () => {
  const first = await (await Site.start(house)).ready()
  const pidFile = join(clusterOf(house), 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  expect(await first.stop()).toBe(0)
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { ...house.user })
  try {
    writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))
    const lock = { pid: stranger.pid, started: '1', purpose: 'npm start on http://localhost:1' }
    writeFileSync(join(house.data, 'running.json'), JSON.stringify(lock))
    const site = await (await Site.start(house)).ready()
    expect(stranger.exitCode).toBeNull()
    expect(await site.stop()).toBe(0)
  } finally {
    stranger.kill('SIGKILL')
  }
})

test('the password of the database is for its owner only, and the server takes no other', async () => {
  const site = await (await Site.start(house)).ready()
  const file = join(house.data, 'database-password')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(clusterOf(house)).mode & 0o077).toBe(0)
  expect(processesOf(house).some(({ command }) => command.includes(readFileSync(file, 'utf8')))).toBe(false)
  const rules = readFileSync(join(clusterOf(house), 'pg_hba.conf'), 'utf8').split('\n')
  const methods = rules
    .filter((line) => /^\s*(local|host)/.test(line))
    .map((line) => line.trim().split(/\s+/).at(-1))
  expect(new Set(methods)).toEqual(new Set(['scram-sha-256']))
  expect(await site.stop()).toBe(0)
})

test('a server named by DATABASE_URL is used instead, and one that answers before it writes is refused', async () => {
  const own = await (await Site.start(house)).ready()
  const password = readFileSync(join(house.data, 'database-password'), 'utf8')
  const port = readFileSync(join(clusterOf(house), 'postmaster.pid'), 'utf8').split('\n')[3]
  const url = `postgresql://ludoteca:${password}@127.0.0.1:${port}/ludoteca`
  const elsewhere = { ...house, data: join(house.root, 'elsewhere') }
  const guest = await (await Site.start(elsewhere, undefined, { DATABASE_URL: url })).ready()
  expect(guest.words).toContain(`127.0.0.1:${port}/ludoteca`)
  const author = new Author()
  await author.fork(guest.url)
  expect((await author.look(own.url)).rev).toBe(1)
  expect(await guest.stop()).toBe(0)
  const careless = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
  const refused = await Site.start(elsewhere, undefined, { DATABASE_URL: careless })
  expect(await refused.exit).toBe(1)
  expect(refused.words).toContain('synchronous_commit')
  const nowhere = await Site.start(elsewhere, undefined, { DATABASE_URL: url.replace(`:${port}/`, ':1/') })
  expect(await nowhere.exit).toBe(1)
  expect(nowhere.words).toContain('DATABASE_URL')
  expect(nowhere.words).not.toContain(password)
  expect(await own.stop()).toBe(0)
  rmSync(elsewhere.data, { recursive: true, force: true })
})
