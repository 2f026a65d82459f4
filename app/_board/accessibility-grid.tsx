'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Grid } from '../../engine/geometry/grid'
import type { CellIndex } from '../../engine/types'
import styles from './board.module.css'
import { compass, isWay, nextOf, stepCursor } from './pointer/cursor'
import type { BoardHandle } from './types'

export type AccessibilityGridHandle = Pick<BoardHandle, 'focusCell' | 'toChoice'>

type Props = {
  readonly grid: Grid
  readonly label: string
  readonly describe: (cell: CellIndex) => string
  readonly describeMore: (cell: CellIndex) => string
  /** Cells with an available choice, for `n`. */
  readonly choices: () => readonly CellIndex[]
  readonly handle: RefObject<AccessibilityGridHandle | null>
  readonly onChoose: (cell: CellIndex, event: KeyboardEvent) => void
  readonly onCursor: (cell: CellIndex | undefined) => void
  readonly onAsk?: (cell: CellIndex) => void
  readonly moreKeys?: string
  readonly onZoom: (factor: number | 'fit') => void
}

/**
 * The board for keyboard and screen reader: a grid with one tab stop. It contains only the cell of the cursor and its neighbours,
 * and describes them. The canvas draws the cursor at the same place.
 */
export function AccessibilityGrid(props: Props) {
  const { grid } = props
  const t = useTranslations('board')
  const [focused, setFocused] = useState(false)
  const { cell, cellElement, spoken, onFocus, onKeyDown } = useCursor(props)
  if (grid.size === 0) return null
  return (
    <div className={`sr-only ${styles.accessibilityGrid}`}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table
        role="grid"
        aria-label={props.label}
        aria-describedby="board-keys"
        aria-rowcount={grid.rows || 1}
        aria-colcount={grid.columns || grid.size}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          setFocused(true)
          onFocus(target.matches(':focus-visible'))
        }}
        onBlur={() => {
          setFocused(false)
          props.onCursor(undefined)
        }}
      >
        <tbody>
          <tr aria-rowindex={rowOf(grid, cell)}>
            <td
              key={cell}
              ref={cellElement}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the one tab stop of the grid
              tabIndex={0}
              aria-colindex={columnOf(grid, cell)}
              aria-current={focused}
              data-cell={grid.names[cell]}
            >
              {props.describe(cell)}
            </td>
            <Around grid={grid} cell={cell} describe={props.describe} />
          </tr>
        </tbody>
      </table>
      <p id="board-keys">
        {t('keys')} {props.onAsk && t('keyAsk')} {props.moreKeys}
      </p>
      <div role="status" aria-live="polite">
        {spoken}
      </div>
    </div>
  )
}

/** The cells next to the cursor, each with its direction. */
function Around({ grid, cell, describe }: Pick<Props, 'grid' | 'describe'> & { readonly cell: CellIndex }) {
  const t = useTranslations('board')
  return grid.directions
    .map((direction, at) => ({ direction, cell: grid.neighbours[cell * grid.directions.length + at] }))
    .filter((near) => near.cell >= 0)
    .map((near) => (grid.kind === 'areas' ? { ...near, direction: compass(grid, cell, near.cell) } : near))
    .map((near) => (
      <td key={near.cell} aria-colindex={columnOf(grid, near.cell)} data-cell={grid.names[near.cell]}>
        {t('towards', { direction: t(`directions.${near.direction}`), what: describe(near.cell) })}
      </td>
    ))
}

/**
 * The keyboard cursor, the last spoken text, and the keys. Until the first key the cursor is hidden, so that a board that gets the
 * focus without a key looks the same. It then begins at a choice.
 */
function useCursor(props: Props) {
  const { grid, choices } = props
  const t = useTranslations('board')
  const [cursor, setCursor] = useState({ cell: 0, anchorY: grid.size > 0 ? grid.centre(0).y : 0 })
  const [spoken, setSpoken] = useState('')
  const cellElement = useRef<HTMLTableCellElement>(null)
  const cell = Math.min(cursor.cell, grid.size - 1)
  const wantsFocus = useRef(false)
  const isShown = useRef(false)

  const moveTo = (next: CellIndex, anchorY?: number) => {
    wantsFocus.current = true
    isShown.current = true
    setSpoken('')
    setCursor({ cell: next, anchorY: anchorY ?? grid.centre(next).y })
    props.onCursor(next)
  }
  // The focus follows the cursor once the new cell is in the page.
  useEffect(() => {
    if (wantsFocus.current && cell >= 0) cellElement.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [cell])
  const focusCell = (next: CellIndex) => {
    moveTo(next)
    cellElement.current?.focus({ preventScroll: true })
  }
  const isToBegin = () => !isShown.current && choices().length > 0
  const begin = () => moveTo(nextOf(choices(), -1) ?? cell)
  const toChoice = (isBack: boolean) => {
    const next = nextOf(choices(), isShown.current ? cell : -1, isBack)
    if (next === undefined) setSpoken(t('noChoices'))
    else focusCell(next)
  }
  useImperativeHandle(props.handle, () => ({ focusCell, toChoice }))

  const onFocus = (isByKey: boolean) => {
    if (isShown.current) props.onCursor(cell)
    else if (isByKey) begin()
  }
  const step = (key: Parameters<typeof stepCursor>[2]) => {
    const move = stepCursor(grid, cell, key, cursor.anchorY)
    if (move.cell === cell) setSpoken(t('edge'))
    else moveTo(move.cell, move.anchorY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'n' || key === 'N') toChoice(event.shiftKey)
    else if ((key === 'Enter' || key === ' ' || isWay(key, grid)) && isToBegin()) begin()
    else if (key === 'Enter' || key === ' ') props.onChoose(cell, event)
    else if (key === 'i') setSpoken(props.describeMore(cell))
    else if (key === 'v' && props.onAsk) props.onAsk(cell)
    else if (key === '+' || key === '=') props.onZoom(1.25)
    else if (key === '-') props.onZoom(0.8)
    else if (key === '0') props.onZoom('fit')
    else if (isWay(key, grid)) step(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { cell, cellElement, spoken, onFocus, onKeyDown }
}

const columnOf = (grid: Grid, cell: CellIndex): number =>
  grid.columns > 0 ? (cell % grid.columns) + 1 : cell + 1
const rowOf = (grid: Grid, cell: CellIndex): number =>
  grid.columns > 0 ? Math.floor(cell / grid.columns) + 1 : 1
