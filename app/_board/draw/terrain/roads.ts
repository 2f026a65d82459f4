import type { Ground } from '../ground'

/** The next cells of a one-cell-wide road; undefined where the road widens. */
export function roadLinks(ground: Ground, cell: number): number[] | undefined {
  const { sides, near, style } = ground
  const same = (other: number) => other >= 0 && style[other] === style[cell]
  const links: number[] = []
  for (let side = 0; side < sides; side++) {
    const other = near[cell * sides + side]
    if (!same(other)) continue
    if (same(near[cell * sides + ((side + 1) % sides)])) return undefined
    links.push(other)
  }
  return links
}

/** The part of a road inside one cell, from the middle of one side to the middle of the next, which straightens zigzags. */
export function traceRoad(ground: Ground, cell: number, links: readonly number[], path: Path2D): void {
  const [cx, cy] = [ground.x[cell], ground.y[cell]]
  const middle = (other: number): [number, number] => [(cx + ground.x[other]) / 2, (cy + ground.y[other]) / 2]
  if (links.length === 2) {
    const [a, b] = [middle(links[0]), middle(links[1])]
    path.moveTo(...a)
    path.quadraticCurveTo(cx * 0.2 + (a[0] + b[0]) * 0.4, cy * 0.2 + (a[1] + b[1]) * 0.4, ...b)
    return
  }
  for (const other of links) {
    path.moveTo(cx, cy)
    path.lineTo(...middle(other))
  }
}

/** Small stones in the middle of a wide place. */
export function paveCell(path: Path2D, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [-25, -14.4],
    [25, -14.4],
    [-25, 14.4],
    [25, 14.4],
    [0, 28.8],
    [0, -28.8],
  ]) {
    path.moveTo(x + dx - 6, y + dy)
    path.lineTo(x + dx, y + dy - 5)
    path.lineTo(x + dx + 6, y + dy)
    path.lineTo(x + dx, y + dy + 5)
    path.closePath()
  }
}
