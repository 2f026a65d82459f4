'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Seat } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import { Button } from '../../_ui/button'
import { EyeOff } from '../../_ui/icons'
import styles from './handover.module.css'

type Props = {
  readonly seat: Seat
  readonly name: string
  readonly colour: string | undefined
  readonly onTake: () => void
}

/** Covers the screen between players with secrets who share it, until the next one takes over. */
export function Handover({ seat, name, colour, onTake }: Props) {
  const t = useTranslations('play')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void seat
    // The focus stays in an open menu or sheet.
    if (document.activeElement?.closest('[role="menu"], [role="dialog"]')) return
    box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [seat])
  return (
    <div ref={box} className={styles.cover} data-handover={seat} data-over-board>
      <section
        className={styles.card}
        aria-label={inSentence(t('handover.title', { side: name }))}
        style={{ '--side': colour } as React.CSSProperties}
      >
        <EyeOff size={26} aria-hidden="true" />
        <h2>{inSentence(t('handover.title', { side: name }))}</h2>
        <p>{t('handover.hint')}</p>
        <Button look="main" onClick={onTake} data-take-screen>
          {inSentence(t('handover.take', { side: name }))}
        </Button>
      </section>
    </div>
  )
}
