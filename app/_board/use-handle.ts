'use client'
import { type RefObject, useCallback, useEffect, useImperativeHandle } from 'react'
import type { AccessibilityGridHandle } from './accessibility-grid'
import type { BoardProps } from './types'
import type { useBoardView } from './use-board-view'
import type { Printed } from './use-printed'
import { centredOn, filling, isInSight, meanOf, type Size, toScreen } from './view'

/** Pixels between neighbouring cells when a cell is brought near. */
const NEAR = 44

type Around = {
  readonly props: BoardProps
  readonly box: RefObject<HTMLDivElement | null>
  readonly accessibilityGrid: RefObject<AccessibilityGridHandle | null>
  readonly size: Size | undefined
  readonly world: Printed['world']
  readonly moving: ReturnType<typeof useBoardView>
}

/** What others may ask of the board from outside. */
export function useHandle({ props, box, accessibilityGrid, size, world, moving }: Around): void {
  const { board, handle, onReady } = props
  const { view, margins, setView, zoomBy, ready } = moving
  const screenOf = useCallback(
    (name: string) => {
      const cell = board.grid.indexOf(name)
      const corner = box.current?.getBoundingClientRect()
      if (cell < 0 || !corner) return undefined
      const at = toScreen(view.current, board.grid.centre(cell))
      return { x: at.x + corner.left, y: at.y + corner.top }
    },
    [board.grid, view, box],
  )
  useImperativeHandle(
    handle,
    () => ({
      fit: () => zoomBy('fit'),
      zoomBy,
      screenOf,
      zoomTo: (cell, scale = Math.max(view.current.scale, NEAR)) => {
        if (!size || cell < 0) return
        setView(filling(centredOn(board.grid.centre(cell), size, scale), world, size))
      },
      reveal: (cells) => {
        if (!size || view.current.scale === 0 || cells.length === 0) return
        const centres = cells.map((cell) => board.grid.centre(cell))
        if (centres.some((centre) => isInSight(view.current, centre, size, margins.current))) return
        setView(filling(centredOn(meanOf(centres), size, view.current.scale), world, size))
      },
      focusCell: (cell) => accessibilityGrid.current?.focusCell(cell),
    }),
    [zoomBy, screenOf, size, setView, board.grid, view, margins, world, accessibilityGrid],
  )
  useEffect(() => {
    if (ready) onReady?.()
  }, [ready, onReady])
  // Tests and assistive scripts may ask the element where a cell is: element.screenOf('0704').
  useEffect(() => {
    if (box.current) Object.assign(box.current, { screenOf })
  }, [screenOf, box])
}
