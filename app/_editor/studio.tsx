'use client'
import { useTranslations } from 'next-intl'
import { Tooltip } from 'radix-ui'
import { ButtonLink } from '../_ui/button'
import { useOpenStudio } from './open-studio'
import styles from './studio.module.css'
import { StudioProvider } from './studio-context'
import { StudioScreen } from './studio-screen'

/** The workshop: files, map and text of one pack. */
export default function Studio({ id }: { readonly id: string }) {
  const t = useTranslations('studio')
  const opening = useOpenStudio(id)
  if (opening.type === 'open')
    return (
      <Tooltip.Provider delayDuration={400}>
        <StudioProvider value={opening.workbench}>
          <StudioScreen />
        </StudioProvider>
      </Tooltip.Provider>
    )
  if (opening.type === 'opening')
    return (
      <main className={styles.wait} aria-busy="true">
        <p>{t('opening')}</p>
      </main>
    )
  return (
    <main className={styles.wait}>
      <h1>{t(opening.type === 'missing' ? 'missing' : 'failed')}</h1>
      <p>{opening.type === 'missing' ? t('missingHint') : opening.reason}</p>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </main>
  )
}
