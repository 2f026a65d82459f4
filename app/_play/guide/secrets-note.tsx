'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NoteFrame } from '../panels/note-frame'
import { guided } from './guided'

/** People hide things from each other on one screen: what that means, until it was read. */
function Note() {
  const t = useTranslations('guide')
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <NoteFrame
      look="line"
      closing={t('close')}
      onClose={() => setRead(true)}
      role="status"
      data-shares-secrets
    >
      <p>
        {t('sharing.title')} {t('sharing.hint')}
      </p>
    </NoteFrame>
  )
}

export const SecretsNote = guided(Note)
