'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { CellIndex } from '../../engine/types'
import { linkAt } from './draw/area-lines'
import { UNIT } from './draw/ground'
import { choosableOf, pieceAt } from './draw/stacks'
import type { Scene } from './scene'
import type { BoardProps, CellPress } from './types'
import type { Printed } from './use-printed'
import { type Point, toWorld, type View } from './view'

type Around = {
  readonly props: BoardProps
  readonly printed: Printed
  readonly view: RefObject<View>
  readonly scene: RefObject<Scene | null>
}

/** What pointer and cursor are on, in words too, and what a press there means. */
export function usePointed({ props, printed, view, scene }: Around) {
  const { board, onPoint, onHover } = props
  const { placed } = printed
  const pointed = useRef<{ hover?: CellIndex; cursor?: CellIndex }>({})
  /** What `onPoint` was told last. */
  const asked = useRef('')
  const chip = useRef<HTMLDivElement>(null)
  const describe = useDescribe(props, printed)
  const cellUnder = useCallback(
    (at: Point): CellIndex => {
      const point = toWorld(view.current, at)
      return board.grid.cellAt(point.x, point.y)
    },
    [board.grid, view],
  )
  const hover = useCallback(
    (cell: CellIndex | undefined, at?: Point) => {
      if (onPoint) {
        const point = at && toWorld(view.current, at)
        const piece = point && pieceAt(placed, point.x * UNIT, point.y * UNIT)?.piece.id
        const key = `${cell} ${piece}`
        if (asked.current !== key) onPoint(cell, piece)
        asked.current = key
      }
      if (pointed.current.hover === cell) return
      pointed.current.hover = cell
      if (chip.current) chip.current.textContent = cell === undefined ? '' : describe(cell)
      scene.current?.redrawTop()
      onHover?.(cell)
    },
    [describe, onHover, onPoint, placed, view, scene],
  )
  // What is under a resting pointer may have changed.
  useEffect(() => {
    void placed
    const { hover: cell } = pointed.current
    if (chip.current && cell !== undefined) chip.current.textContent = describe(cell)
  }, [describe, placed])
  const press = (cell: CellIndex, at: Point, info: CellPress) =>
    pressAt(props, printed, { cell, point: toWorld(view.current, at), info })
  return { pointed, chip, describe, cellUnder, hover, press }
}

function useDescribe({ describe, board }: BoardProps, { nameOf }: Printed): (cell: CellIndex) => string {
  return useCallback(
    (cell: CellIndex) => {
      const terrain = board.terrain[cell]
      const words = [board.grid.names[cell], terrain === undefined ? '' : nameOf('terrain', terrain)]
      return describe?.(cell) ?? words.filter(Boolean).join(' · ')
    },
    [describe, board, nameOf],
  )
}

type Press = { readonly cell: CellIndex; readonly point: Point; readonly info: CellPress }

/** A link of areas, else a counter, else the cell. */
function pressAt(props: BoardProps, { ground, placed }: Printed, { cell, point, info }: Press): void {
  const { highlights = {} } = props
  const [x, y] = [point.x * UNIT, point.y * UNIT]
  const hit = pieceAt(placed, x, y)
  const link = hit ? undefined : linkAt(ground, highlights, x, y)
  if (link && props.onEdge) props.onEdge(link, info)
  else if (hit && props.onPiece && !info.alt)
    props.onPiece(choosableOf(hit, highlights), cell === hit.piece.rear ? cell : hit.cell, info)
  else if (cell >= 0) props.onCell?.(cell, info)
}
