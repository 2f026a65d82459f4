'use client'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Grid } from '../../../../engine/geometry/grid'
import type { BoardMap } from '../../../../engine/types'
import { groundStyles } from '../../../_board/draw/terrain/styles'
import type { BoardHandle, BoardLook } from '../../../_board/types'
import { useTheme } from '../../../_shell/use-theme'
import styles from './minimap.module.css'
import { boundsOf, isLarger, seenIn, type View } from './minimap-view'

type Props = {
  readonly board: BoardMap
  readonly look: BoardLook
  readonly handle: RefObject<BoardHandle | null>
}

/** Pixels of the longer side. */
const LONG = 168
/** Milliseconds of delay: it follows painting, but not in every frame of a stroke. */
const LATE_MS = 250

/** The whole map in the corner of its window, if the map is larger; a press or a drag moves there. */
export function Minimap({ board, look, handle }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const view = useView(box)
  const bounds = useBounds(board.grid)
  const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const scale = LONG / Math.max(across, down)
  const canvas = usePicture(board, look, bounds, scale)
  const go = (event: PointerEvent) => {
    if (!view || event.buttons !== 1) return
    const corner = event.currentTarget.getBoundingClientRect()
    const [x, y] = [
      (event.clientX - corner.left) / scale + bounds.left,
      (event.clientY - corner.top) / scale + bounds.top,
    ]
    const cell = board.grid.cellAt(x, y)
    if (cell >= 0) handle.current?.zoomTo(cell, view.scale)
  }
  const isShown = view !== undefined && isLarger(view, bounds)
  const seen = view && seenIn(view, bounds)
  return (
    <div
      ref={box}
      className={styles.minimap}
      data-over-board
      hidden={!isShown}
      data-testid="minimap"
      aria-hidden="true"
    >
      <canvas
        ref={canvas}
        width={Math.max(1, Math.round(across * scale))}
        height={Math.max(1, Math.round(down * scale))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={go}
      />
      {seen && (
        <div
          className={styles.seen}
          style={{
            left: seen.left * scale,
            top: seen.top * scale,
            width: (seen.right - seen.left) * scale,
            height: (seen.bottom - seen.top) * scale,
          }}
        />
      )}
    </div>
  )
}

/** The view of the map, read from the board's data attribute. */
function useView(box: RefObject<HTMLElement | null>): View | undefined {
  const [view, setView] = useState<View>()
  useEffect(() => {
    const board = box.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    const read = () => {
      const [x, y, scale] = (board.dataset.view ?? '').split(' ').map(Number)
      if (scale > 0) setView({ x, y, scale, width: board.clientWidth, height: board.clientHeight })
    }
    read()
    const changes = new MutationObserver(read)
    changes.observe(board, { attributeFilter: ['data-view'] })
    const sizes = new ResizeObserver(read)
    sizes.observe(board)
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [box])
  return view
}

function useBounds(grid: Grid) {
  const [known, setKnown] = useState(() => ({ grid, bounds: boundsOf(grid) }))
  if (known.grid === grid) return known.bounds
  const bounds = boundsOf(grid)
  setKnown({ grid, bounds })
  return bounds
}

/** Paints each pixel in the ground colour of its cell. */
function usePicture(board: BoardMap, look: BoardLook, bounds: ReturnType<typeof boundsOf>, scale: number) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  useEffect(() => {
    const later = setTimeout(() => {
      const ctx = canvas.current?.getContext('2d')
      if (!ctx) return
      const { styles: grounds, base } = groundStyles(look, theme)
      const colours = new Map(grounds.map(({ id, colour }) => [id, colour]))
      const { width, height } = ctx.canvas
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const cell = board.grid.cellAt((x + 0.5) / scale + bounds.left, (y + 0.5) / scale + bounds.top)
          ctx.fillStyle = (cell >= 0 ? colours.get(board.terrain[cell] ?? '') : undefined) ?? base
          ctx.fillRect(x, y, 1, 1)
        }
    }, LATE_MS)
    return () => clearTimeout(later)
  }, [board, look, theme, bounds, scale])
  return canvas
}
