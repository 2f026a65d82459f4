'use client'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

/** A dialog in the middle of the page; Escape and a click outside close it. */
export function Dialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.dialog} aria-describedby={undefined}>
          <Radix.Title className={styles.title}>{props.title}</Radix.Title>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
