// Databases of root's private folders: they are under /var/lib/ludoteca, and stay there when their folder is removed.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, reasonOf } from '../fault.mjs'
import { processesIn } from '../processes/processes.mjs'
import { whoRuns } from './launch-lock.mjs'
import { ownerFile } from './place.mjs'
import { systemDirectory } from './postgres-binaries.mjs'

/**
 * @param system the folder they are in
 * @returns {{ place: string, folder?: string, state: 'used' | 'running' | 'orphan' | 'unknown', changed: string }[]} `folder`: its
 * data folder, if recorded; `changed`: its last start as ISO 8601
 */
export function distantDatabases(system = systemDirectory) {
  if (!existsSync(system)) return []
  return readdirSync(system)
    .filter((name) => name.startsWith('data-'))
    .sort()
    .map((name) => join(system, name))
    .filter((place) => existsSync(join(place, 'postgres')))
    .map((place) => ({ place, ...ownerOf(place), changed: statSync(place).mtime.toISOString() }))
}

function ownerOf(place) {
  const note = join(place, ownerFile)
  const folder = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
  const works = whoRuns(place) !== undefined || processesIn(join(place, 'postgres')).length > 0
  if (works) return { folder, state: 'running' }
  if (folder === undefined) return { state: 'unknown' }
  return { folder, state: existsSync(folder) ? 'used' : 'orphan' }
}

/** Removes databases without a data folder. @returns {string[]} their places */
export function removeOrphans(orphans) {
  return orphans
    .filter(({ state }) => state === 'orphan')
    .map(({ place }) => {
      try {
        rmSync(place, { recursive: true })
      } catch (error) {
        throw new Fault('orphan-not-removable', { place, reason: reasonOf(error) })
      }
      return place
    })
}
