import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Recover } from '../_home/recover'
import { only } from '../_text/messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recover')
  return { title: t('title'), robots: { index: false } }
}

/** The target of a recovery link. Its key is behind the # and so reaches neither the site's log nor other sites. */
export default async function RecoverPage() {
  return (
    <NextIntlClientProvider messages={only(await getMessages(), ['recover'])}>
      <Recover />
    </NextIntlClientProvider>
  )
}
