import type { ToolHost } from './tool'

/** Whether cells have the ground of one of them, the way up too. */
export function isLike(host: ToolHost, cell: number): (other: number) => boolean {
  const there = host.groundAt(cell)
  return (other) => {
    const ground = host.groundAt(other)
    return ground?.terrain === there?.terrain && ground?.up === there?.up
  }
}
