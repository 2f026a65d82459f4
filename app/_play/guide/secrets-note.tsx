'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NoteFrame } from '../notes/note-frame'
import { withGuideTexts } from './with-guide-texts'

/** A note for people with secrets on one screen, until it is read. */
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

export const SecretsNote = withGuideTexts(Note)
