/** The functions of the spaces of the map, by cell. */
import type { BoardMap } from '../../../types'
import type { JuntaPack, Rules } from '../rules'

export function compilePlaces(
  { terrain }: JuntaPack,
  { grid }: BoardMap,
  gunboatRange: Rules['ruleOptions']['gunboatRange'],
): Rules['places'] {
  const spaces = terrain.spaces.flatMap((space) => {
    const cell = grid.indexOf(space.id)
    return cell < 0 ? [] : [{ ...space, cell }]
  })
  const ofRole = (wanted: string) => spaces.filter(({ role }) => role === wanted).map(({ cell }) => cell)
  const seatOf = (wanted: string) => spaces.find(({ seat }) => seat === wanted)?.cell ?? -1
  const width = grid.directions.length
  const neighbours = Array.from({ length: grid.size }, (_, cell) =>
    Array.from(grid.neighbours.subarray(cell * width, cell * width + width)).filter((next) => next >= 0),
  )
  const ports = ofRole('port')
  const embassies = ofRole('embassy')
  const reached =
    gunboatRange === 'anywhere'
      ? neighbours.map((_, cell) => cell)
      : [...new Set(ports.flatMap((port) => [port, ...neighbours[port]]))].sort((a, b) => a - b)
  return {
    centres: ofRole('centre'),
    palace: seatOf('palace'),
    parliament: seatOf('parliament'),
    embassies,
    ports,
    shelled: reached.filter((cell) => !embassies.includes(cell)),
    neighbours,
  }
}
