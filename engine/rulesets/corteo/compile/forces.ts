/** The initial forces of the players of a scenario: rosters, and the further units that they can choose. */
import type { ArrivingUnits, ScenarioFile } from '../../../../schemas/generated/content'

/** A side, or one of the players that share it. */
export type Player = { readonly side: string; readonly seat?: string }

/** The rosters of a side and the pools beside them. */
export const forcesOf = ({ rosters, muster = [] }: ScenarioFile, side: string): ArrivingUnits[] => [
  ...rosters.filter((line) => line.side === side),
  ...muster
    .filter((one) => one.side === side)
    .flatMap(({ pool, seat }) => pool.map((line) => ({ seat, ...line }))),
]

export const seatsOfSide = ({ seats = [] }: ScenarioFile, side: string): string[] =>
  seats.filter((seat) => seat.side === side).map(({ id }) => id)

/** True if something belongs to a player. Without a seat it belongs to the first player of its side. */
export const isOf = (scenario: ScenarioFile, { side, seat }: Player, own: Player): boolean =>
  own.side === side && (seat === undefined || (own.seat ?? seatsOfSide(scenario, side)[0]) === seat)

/** Returns the most units that a player has once the forces have been picked. */
export function mostUnits(scenario: ScenarioFile, player: Player): number {
  const { muster = [], rosters } = scenario
  const own = muster.filter((one) => isOf(scenario, player, one))
  const unpicked = rosters.filter(
    (line) =>
      isOf(scenario, player, line) && !muster.some((one) => isOf(scenario, playerOf(scenario, one), line)),
  )
  return [...own.map(({ units }) => units), ...unpicked.map(({ count }) => count)].reduce((a, b) => a + b, 0)
}

const playerOf = (scenario: ScenarioFile, { side, seat }: Player): Player => ({
  side,
  seat: seat ?? seatsOfSide(scenario, side)[0],
})
