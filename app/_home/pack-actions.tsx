'use client'
import { Hammer, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '../_ui/button'
import styles from './home.module.css'

/** The ways into a pack: the studio, the table where it can be played, and the zip. */
export function PackActions({ id, playable }: { id: string; playable: boolean }) {
  const t = useTranslations('home')
  return (
    <div className={styles.actions}>
      <ButtonLink look="main" href={`/studio/${id}`} icon={<Hammer size={16} aria-hidden />}>
        {t('open')}
      </ButtonLink>
      {playable && (
        <ButtonLink href={`/play/${id}`} icon={<Play size={16} aria-hidden />}>
          {t('play')}
        </ButtonLink>
      )}
      <a className={styles.export} href={`/api/packs/${id}/export`} download>
        {t('export')}
      </a>
    </div>
  )
}
