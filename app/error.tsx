'use client'
import { useTranslations } from 'next-intl'
import styles from './_shell/message.module.css'
import { Button } from './_ui/button'

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const t = useTranslations('errors')
  return (
    <main className={styles.message}>
      <h1>{t('title')}</h1>
      <p>{t('safe')}</p>
      {error.digest && <code>{error.digest}</code>}
      <Button look="main" onClick={reset}>
        {t('again')}
      </Button>
    </main>
  )
}
