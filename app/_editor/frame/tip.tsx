'use client'
import type { ReactElement } from 'react'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import styles from './tip.module.css'

/** Milliseconds before a tip shows under a resting pointer. */
const PATIENCE = 400

/** Pixels between a tip, its owner and the edge of the window. */
const GAP = 6

type Props = {
  readonly text: string
  readonly keys?: string
  /** A button or link; the tip describes it. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A name (with a key) beside the element under the pointer or the focus. */
export function Tip({ text, keys, children }: Props) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const owner = place.current?.firstElementChild
    return owner ? whenPointedAt(owner, setShown) : undefined
  }, [])
  useEffect(() => {
    const owner = place.current?.firstElementChild
    if (isShown && owner && tip.current) putBeside(owner, tip.current)
  }, [isShown])
  return (
    <span ref={place} className={styles.place}>
      {isShown ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {text}
          {keys && <kbd>{keys}</kbd>}
        </span>
      )}
    </span>
  )
}

/**
 * Shows a tip for a resting pointer or a keyboard focus; a press, a leave or Escape hides it. Returns a function that stops
 * watching.
 */
function whenPointedAt(owner: Element, show: (isShown: boolean) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(waiting)
    show(false)
  }
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'touch') return
      clearTimeout(waiting)
      waiting = setTimeout(() => show(true), PATIENCE)
    },
    focus: () => owner.matches(':focus-visible') && show(true),
    keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
    pointerleave: hide,
    pointerdown: hide,
    blur: hide,
  }
  for (const [type, listener] of Object.entries(listeners)) owner.addEventListener(type, listener)
  return () => {
    clearTimeout(waiting)
    for (const [type, listener] of Object.entries(listeners)) owner.removeEventListener(type, listener)
  }
}

/** Places a tip above its owner if there is space, otherwise below; always inside the window. */
function putBeside(owner: Element, tip: HTMLElement): void {
  tip.showPopover()
  const { left, top, bottom, width } = owner.getBoundingClientRect()
  const box = tip.getBoundingClientRect()
  const over = top - box.height - GAP
  const centred = left + (width - box.width) / 2
  tip.style.top = `${over >= GAP ? over : bottom + GAP}px`
  tip.style.left = `${Math.max(GAP, Math.min(centred, window.innerWidth - box.width - GAP))}px`
}
