/** Arrivals by schedule: entries of a scenario, compiled to triggers that put waiting units on the map. */
import type { ScheduleEntry } from '../../schemas/generated/content'
import type { BlockPort } from './port'

/** A trigger that happens only while units wait, in the first off-map place of the game. */
export function arrivalsOf(schedule: readonly ScheduleEntry[] | undefined, { pieces }: BlockPort) {
  const [waiting] = Object.keys(pieces?.where ?? {})
  return (schedule ?? []).map(({ side, units, count, zone, nearest, when, ...timing }) => {
    const who = { side, where: waiting, ...(units ? { units } : {}) }
    const place = {
      ...{ type: 'place', who, zone },
      ...(count === undefined ? {} : { count }),
      ...(nearest ? { nearest } : {}),
    }
    const present = { type: 'present', who }
    return { ...timing, when: when ? { type: 'all', of: [present, when] } : present, do: [place] }
  })
}
