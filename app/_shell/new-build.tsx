'use client'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../_ui/button'
import { openDialogs } from '../_ui/open-dialogs'
import { buildNews, type News } from './build-news'
import styles from './new-build.module.css'

const none = (): News => 'none'
const noDialog = () => undefined

/** At the foot of the page: a newer version exists, or a part of this one failed to load. The user chooses when to reload. */
export function NewBuild() {
  const t = useTranslations('shell.build')
  const news = useSyncExternalStore(buildNews.subscribe, buildNews.state, none)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.last, noDialog)
  if (news === 'none') return null
  const offer = (
    <div className={styles.news} role="status" data-build-news={news}>
      <p>{t(news)}</p>
      <Button small look="main" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
      <Button small look="quiet" onClick={buildNews.dismiss}>
        {t('later')}
      </Button>
    </div>
  )
  return dialog ? createPortal(offer, dialog) : offer
}
