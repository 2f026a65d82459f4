'use client'
import type { ReactNode } from 'react'
import type { CellIndex } from '../../../engine/types'
import styles from './cell-line.module.css'

/** Flashes cells on the map, and moves the map to one. */
export type OnCells = {
  readonly onPoint: (cells: readonly CellIndex[]) => void
  readonly onCell: (cell: CellIndex) => void
}

/** A line about cells: they flash while it is pointed at or focused, and a press moves the map to the first one. */
export function CellLine({
  cells,
  onPoint,
  onCell,
  children,
}: OnCells & { readonly cells: readonly CellIndex[]; readonly children: ReactNode }) {
  const [first] = cells
  if (first === undefined) return children
  return (
    <button
      type="button"
      className={styles.line}
      onPointerEnter={() => onPoint(cells)}
      onFocus={() => onPoint(cells)}
      onClick={() => onCell(first)}
      data-cells={cells.length}
    >
      {children}
    </button>
  )
}
