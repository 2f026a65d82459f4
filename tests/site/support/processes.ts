import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from './house'

export type Process = { readonly pid: number; readonly command: string }

/** Returns the folder of an installation's database. */
export function clusterOf({ data }: House): string {
  const pointer = join(data, 'database-place')
  return join(existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : realpathSync(data), 'postgres')
}

/** Returns every living process whose command line or working directory belongs to the installation. */
export function processesOf(house: House): Process[] {
  const signs = [clusterOf(house), house.root]
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        const place = realpathSync(`/proc/${pid}/cwd`)
        const ours = signs.some((sign) => command.includes(sign) || place.startsWith(sign))
        return ours && command !== '' ? [{ pid: Number(pid), command }] : []
      } catch {
        return []
      }
    })
}

/** Returns servers without their sessions, which rename themselves. */
export const databaseServers = (house: House): Process[] =>
  processesOf(house).filter(({ command }) => command.includes('/bin/postgres -D'))

/** Waits until all processes of the installation have ended, and returns the survivors. */
export async function afterlife(house: House, milliseconds = 40_000): Promise<Process[]> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) {
    if (processesOf(house).length === 0) return []
  }
  return processesOf(house)
}

/** Kills a process without a warning. A process that has already ended is no fault. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Kills every process of the installation that is still alive after a second. */
export async function killSurvivors(house: House): Promise<void> {
  for (const { pid } of await afterlife(house, 1000)) killProcess(pid)
}
