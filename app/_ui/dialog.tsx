'use client'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { openDialogs } from './open-dialogs'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Wide enough for two columns. */
  readonly wide?: boolean
  /** As large as the window, for two boards side by side. */
  readonly full?: boolean
  readonly testId?: string
  /** Called by Escape and by a press outside; without it, only controls inside close the dialog. */
  readonly onClose?: () => void
}

/** A modal dialog. The browser traps the focus inside and restores it afterwards. */
export const Dialog = ({ open = true, ...props }: Props & { readonly open?: boolean }) =>
  open ? <OpenDialog {...props} /> : null

function OpenDialog({ title, children, wide = false, full = false, testId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return undefined
    shown.showModal()
    const remove = openDialogs.add(shown)
    return () => {
      remove()
      // Closed before its removal, because only then the browser restores the focus.
      shown.close()
    }
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
      // Some browsers close it at a second Escape without asking.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
