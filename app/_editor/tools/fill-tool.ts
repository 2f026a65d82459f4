import { PaintBucket } from 'lucide-react'
import { flood } from '../model/map/shapes'
import { defineTool } from './tool'

/** A press fills all the joined cells of the same ground. */
export const tool = defineTool({
  id: 'fill',
  key: 'F',
  icon: PaintBucket,
  place: 30,
  puts: 'ground',
  press(host, { cell, alt }) {
    if (alt) {
      host.pickUp(cell)
      return undefined
    }
    const there = host.groundAt(cell)
    const isLike = (other: number) => {
      const ground = host.groundAt(other)
      return ground?.terrain === there?.terrain && ground?.up === there?.up
    }
    const stroke = host.startStroke()
    stroke.paint(flood(host.grid, cell, isLike))
    stroke.end(cell)
    return undefined
  },
})
