'use client'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** For two things side by side. */
  readonly wide?: boolean
  /** For two boards side by side: as large as the window. */
  readonly full?: boolean
  readonly testId?: string
  /** Escape and a press outside close it; without this, only what is inside does. */
  readonly onClose?: () => void
}

/** A dialog in the middle of the page. The browser keeps the focus inside and gives it back afterwards. */
export const Dialog = ({ open = true, ...props }: Props & { readonly open?: boolean }) =>
  open ? <OpenDialog {...props} /> : null

function OpenDialog({ title, children, wide = false, full = false, testId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is taken away: only then does the focus go back to where it was.
    return () => shown?.close()
  }, [])
  const closeFromOutside = (event: PointerEvent) => {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, wide && styles.wide, full && styles.full].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      data-testid={testId}
      onPointerDown={closeFromOutside}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      // A browser may close it without asking at a second Escape.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
