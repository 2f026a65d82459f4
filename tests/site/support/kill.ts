import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house'
import { clusterOf, killProcess, processesOf } from './processes'
import type { Site } from './site'

/** The processes to kill, in turns. */
export const victims = ['the site', 'the database', 'both', 'everything'] as const

/** Kills without a warning, so that no work can finish. */
export function kill(house: House, site: Site, victim: (typeof victims)[number]) {
  const database = Number(readFileSync(join(clusterOf(house), 'postmaster.pid'), 'utf8').split('\n')[0])
  if (victim === 'everything') {
    for (const { pid } of processesOf(house)) killProcess(pid)
    return
  }
  if (victim !== 'the database') site.process.kill('SIGKILL')
  if (victim !== 'the site') killProcess(database)
}
