'use client'
import { useTranslations } from 'next-intl'
import { SetUpButton } from '../_setup/set-up-loader'
import { ButtonLink } from '../_ui/button'
import styles from './home.module.css'
import { OwnPackButton } from './own-pack/own-pack-loader'

/** The actions of a pack: the studio, the table (at once or set up), an own copy, and the zip. */
export function PackActions({ id, name, playable }: { id: string; name: string; playable: boolean }) {
  const t = useTranslations('home')
  return (
    <div className={styles.actions} data-actions>
      <ButtonLink look="main" href={`/studio/${id}`} icon={<Icon name="hammer" />}>
        {t('open')}
      </ButtonLink>
      {playable && (
        <ButtonLink href={`/play/${id}`} icon={<Icon name="play" />}>
          {t('play')}
        </ButtonLink>
      )}
      {playable && <SetUpButton id={id} name={name} />}
      {playable && <OwnPackButton id={id} name={name} />}
      <a className={styles.export} href={`/api/packs/${id}/export`} download>
        {t('export')}
      </a>
    </div>
  )
}

/** An icon of `icons.tsx`. */
const Icon = ({ name }: { name: 'hammer' | 'play' }) => (
  <svg width="16" height="16" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
)
