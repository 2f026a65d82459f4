import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/jetbrains-mono/index.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FileGuard } from './_shell/files/file-guard'
import { originOf } from './_shell/head'
import { Header } from './_shell/header'
import { NewBuild } from './_shell/new-build'
import { only } from './_text/messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return {
    metadataBase: await originOf(),
    title: { default: `${t('name')}: ${t('tagline')}`, template: `%s · ${t('name')}` },
    description: t('tagline'),
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f5f1e8' },
    { media: '(prefers-color-scheme: dark)', color: '#191816' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await getLocale()
  const theme = (await cookies()).get('theme')?.value
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined
  const t = await getTranslations('shell')
  return (
    <html lang={language} data-theme={chosen} suppressHydrationWarning>
      <body>
        <NextIntlClientProvider messages={only(await getMessages(), ['shell', 'errors'])}>
          <a className="skip" href="#content">
            {t('skip')}
          </a>
          <Header language={language} theme={chosen ?? 'system'} />
          <div id="content" className="content">
            {children}
          </div>
          <NewBuild />
          <FileGuard />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
