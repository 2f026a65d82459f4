import { getTranslations } from 'next-intl/server'
import styles from './_shell/message.module.css'
import { ButtonLink } from './_ui/button'

export default async function NotFound() {
  const t = await getTranslations('errors')
  return (
    <main className={styles.message}>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundHint')}</p>
      <ButtonLink href="/" look="main">
        {t('backHome')}
      </ButtonLink>
    </main>
  )
}
