import { flood } from '../../model/map/shapes'
import type { ToolState } from '../tool'

/** A press fills all the joined cells of the same ground. */
export const idle: ToolState = {
  id: 'idle',
  down(host, { cell, alt }) {
    const there = host.groundAt(cell)
    if (alt) {
      if (there) host.pick(there)
      return undefined
    }
    const isLike = (other: number) => {
      const ground = host.groundAt(other)
      return ground?.terrain === there?.terrain && ground?.up === there?.up
    }
    host.startStroke()
    host.paint(flood(host.grid, cell, isLike))
    host.endStroke()
    host.lastCell = cell
    return undefined
  },
}
