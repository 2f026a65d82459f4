/** A first start is interrupted at several moments. No process of it survives. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { makeHouse } from './support/house'
import { afterlife, clusterOf, killSurvivors } from './support/processes'
import { Site } from './support/site'

const house = makeHouse('root')
afterAll(async () => {
  await killSurvivors(house)
  house.remove()
})

let site: Site
beforeEach(async () => {
  rmSync(join(house.root, '.next'), { recursive: true, force: true })
})
afterEach(() => void site.process.kill('SIGKILL'))

/** Milliseconds for a step of a first start. */
const PATIENCE = 120_000

async function reached(isThere: () => boolean) {
  for (const end = Date.now() + PATIENCE; !isThere(); await sleep(5)) {
    if (site.process.exitCode !== null || Date.now() > end) throw new Error(`not reached:\n${site.words}`)
  }
}

const isMaking = () => {
  const parent = join(clusterOf(house), '..')
  return existsSync(parent) && readdirSync(parent).some((name) => name.startsWith('postgres.new-'))
}
const says = (words: string) => () => site.words.includes(words)

const MOMENTS = {
  'the database is made': isMaking,
  'the site is prepared': says('Building the site: preparing'),
  'the site is compiled': says('Building the site: compiling'),
}

test.each([
  ['SIGINT', 'the database is made', 0],
  ['SIGKILL', 'the database is made', null],
  ['SIGTERM', 'the site is prepared', 0],
  ['SIGKILL', 'the site is prepared', null],
  ['SIGINT', 'the site is compiled', 0],
  ['SIGHUP', 'the site is compiled', 0],
  ['SIGKILL', 'the site is compiled', null],
] as const)('%s while %s leaves no process', async (name, moment, code) => {
  if (moment === 'the database is made') rmSync(clusterOf(house), { recursive: true, force: true })
  if (moment === 'the database is made') rmSync(join(house.data, 'ludoteca.json'), { force: true })
  if (moment === 'the database is made') rmSync(join(house.data, 'postgres.log'), { force: true })
  site = await Site.start(house)
  await reached(MOMENTS[moment])
  if (moment === 'the site is compiled') await sleep(1500)
  site.process.kill(name)
  expect(await site.exit).toBe(code)
  // After a kill the guardian stops the database in good order.
  expect(await afterlife(house, code === 0 ? 1000 : 15_000)).toEqual([])
  if (code === 0) expect(site.words).not.toMatch(/could not|Error|^\s+at /m)
  expect(existsSync(join(house.root, '.next/made-from'))).toBe(false)
})

test('a log of a first start names its steps with their time', async () => {
  site = await Site.start(house)
  await reached(says('Building the site: compiling'))
  expect(site.words).toContain('The site is built first.')
  expect(site.words).toMatch(/^Building the site: preparing \.\.\. \d+ s$/m)
  expect(site.words).toMatch(/^Building the site: compiling \.\.\. \d+ s$/m)
  expect(site.words).not.toContain('\r')
  expect(readFileSync(join(house.data, 'running.json'), 'utf8')).toContain('npm start')
  expect(await site.stop()).toBe(0)
})
