'use client'
import { Lightbulb, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '../../_ui/button'
import note from '../panels/kept-note.module.css'
import { guided } from './guided'
import styles from './hint-note.module.css'
import type { Hint } from './hint-now'

type Props = {
  readonly hint: Hint
  readonly name: string
  readonly help: string | undefined
  readonly onRead: () => void
  readonly onStop: () => void
  readonly onPoint: () => void
}

/** A hint of the pack for a first game, above the map: read, pointed out, or done with for good. It never takes the focus. */
function Note({ hint, name, help, onRead, onStop, onPoint }: Props) {
  const t = useTranslations('guide')
  return (
    <div className={note.note} data-hint={hint.id}>
      <Lightbulb size={17} className={styles.sign} aria-hidden="true" />
      <p role="status">
        <b>{name}.</b> {help}
      </p>
      {hint.point && (
        <Button small onClick={onPoint} data-hint-point>
          {t('hints.point')}
        </Button>
      )}
      <Button small look="quiet" onClick={onStop} data-hint-stop>
        {t('hints.stop')}
      </Button>
      <button
        type="button"
        className={note.close}
        onClick={onRead}
        aria-label={t('hints.read')}
        title={t('hints.read')}
        data-hint-read
      >
        <X size={15} />
      </button>
    </div>
  )
}

export const HintNote = guided(Note)
