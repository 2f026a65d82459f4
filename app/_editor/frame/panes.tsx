'use client'
import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react'
import { keepSetting, savedSetting } from '../../_ui/saved-setting'
import styles from './panes.module.css'

type Side = 'start' | 'end'

/** A bar between two panes; dragging or arrow keys resize one of them. */
export function Splitter(props: {
  readonly label: string
  readonly direction: 'vertical' | 'horizontal'
  /** The neighbour with this size. */
  readonly of: Side
  readonly size: number
  readonly least: number
  readonly most: number
  readonly onSize: (size: number) => void
}) {
  const { direction, of, size, least, most, onSize } = props
  const [isDragging, setDragging] = useState(false)
  const set = (wanted: number) => onSize(Math.round(Math.min(most, Math.max(least, wanted))))
  const sign = of === 'start' ? 1 : -1

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (isDragging) set(size + sign * (direction === 'vertical' ? event.movementX : event.movementY))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 64 : 16
    const grow = direction === 'vertical' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']
    if (event.key === grow[0]) set(size + sign * step)
    else if (event.key === grow[1]) set(size - sign * step)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no <hr>
    <div
      role="separator"
      tabIndex={0}
      aria-label={props.label}
      aria-orientation={direction}
      aria-valuenow={size}
      aria-valuemin={least}
      aria-valuemax={most}
      className={styles.splitter}
      data-direction={direction}
      data-dragging={isDragging || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onKeyDown={onKeyDown}
    />
  )
}

/** A number stored in this browser; failures are ignored, because it is only a preference. */
export function useSavedNumber(name: string, initial: number): [number, (value: number) => void] {
  const [value, setValue] = useState(() => {
    const kept = Number(savedSetting(name))
    return Number.isFinite(kept) && kept > 0 ? kept : initial
  })
  const keep = useCallback(
    (next: number) => {
      setValue(next)
      keepSetting(name, String(next))
    },
    [name],
  )
  return [value, keep]
}
