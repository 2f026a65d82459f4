/** The seats of a scenario. */
import type { GameDef, ScenarioFile } from '../types'

/** One seat for each side, with its name, unless the scenario lists players of a side; in the order of play. */
export function seatsOf({
  order,
  seats = [],
}: Pick<ScenarioFile, 'order' | 'seats'>): Pick<GameDef, 'seats' | 'sideOf'> {
  const all = [...new Set(order)].flatMap((side) => {
    const own = seats.filter((seat) => seat.side === side)
    return own.length > 0 ? own.map(({ id }) => [id, side]) : [[side, side]]
  })
  return { seats: all.map(([seat]) => seat), sideOf: Object.fromEntries(all) }
}
