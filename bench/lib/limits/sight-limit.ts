/**
 * Solves a simpler task by a program for this map alone. It rounds points along the line to cells, and woods between the two ends
 * block; it has no sides, no heights and no cover.
 */
import type { SightField } from '../sight-field'

export function limitLines({ columns, woods, pairs }: SightField): () => number {
  const ends = Int32Array.from(
    pairs.flatMap(([from, to]) => [from % columns, (from / columns) | 0, to % columns, (to / columns) | 0]),
  )
  return () => {
    let seen = 0
    for (let i = 0; i < ends.length; i += 4) {
      const q = ends[i]
      const r = ends[i + 1] - (q >> 1)
      const dq = ends[i + 2] - q
      const dr = ends[i + 3] - (ends[i + 2] >> 1) - r
      const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
      let clear = 1
      for (let k = 1; k < steps; k++) {
        const x = q + 1e-6 + (dq * k) / steps
        const z = r + 2e-6 + (dr * k) / steps
        let rx = Math.round(x)
        let rz = Math.round(z)
        const ry = Math.round(-x - z)
        const ex = Math.abs(rx - x)
        const ey = Math.abs(ry + x + z)
        const ez = Math.abs(rz - z)
        if (ex > ey && ex > ez) rx = -ry - rz
        else if (ey <= ez) rz = -rx - ry
        if (woods[(rz + (rx >> 1)) * columns + rx] === 1) {
          clear = 0
          break
        }
      }
      seen += clear
    }
    return seen
  }
}
