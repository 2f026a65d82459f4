'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '../../../_ui/button'
import { NEW_DIALOGS } from '../../files/panel/new-dialogs'

/** The prompt to create the first map of a pack. */
export function FirstMap() {
  const t = useTranslations('studio')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="main" onClick={() => setAsking(true)} data-testid="first-map">
        {t('make.maps')}
      </Button>
      {isAsking && <NEW_DIALOGS.maps onClose={() => setAsking(false)} />}
    </>
  )
}
