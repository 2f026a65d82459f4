'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from '../panels/kept-note.module.css'
import { guided } from './guided'

/** People hide things from each other on one screen: what that means, until it was read. */
function Note() {
  const t = useTranslations('guide')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <div className={styles.note} role="status" data-shares-secrets>
      <p>
        {t('sharing.title')} {t('sharing.hint')}
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={() => setRead(true)}
        aria-label={t('close')}
        title={t('close')}
      >
        <X size={15} />
      </button>
    </div>
  )
}

export const SecretsNote = guided(Note)
