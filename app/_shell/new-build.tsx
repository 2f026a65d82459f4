'use client'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Button } from '../_ui/button'
import { buildNews, type News } from './build-news'
import styles from './new-build.module.css'

const none = (): News => 'none'

/** At the foot of the page: a newer version exists, or a part of this one failed to load. The user chooses when to reload. */
export function NewBuild() {
  const t = useTranslations('shell.build')
  const news = useSyncExternalStore(buildNews.subscribe, buildNews.state, none)
  if (news === 'none') return null
  return (
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
}
