'use client'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { listenForFiles } from './file-drops'
import styles from './file-guard.module.css'
import { wordsFor } from './words'

/** Prevents dropped files from replacing the page, and reports files without a taker. */
export function FileGuard() {
  const language = useLocale()
  const [said, setSaid] = useState<string>()
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(
    () =>
      listenForFiles(
        ([{ name }]) => void wordsFor('notHere', name, language).then(setSaid, () => setSaid(name)),
      ),
    [language],
  )
  useEffect(() => {
    // A popover is shown over an open dialog too.
    shown.current?.togglePopover(said !== undefined)
    if (said === undefined) return
    const close = () => setSaid(undefined)
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
    }
  }, [said])
  return (
    <p ref={shown} popover="manual" role="status" className={styles.said} data-testid="files-not-taken">
      {said}
    </p>
  )
}
