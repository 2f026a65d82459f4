import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { except } from './messages'

/**
 * Findings speak with every text that belongs to no game; the words of a game come with it (`game-texts.tsx`). `elsewhere`: groups that only
 * other pages say.
 */
export async function AllTexts({
  elsewhere,
  children,
}: {
  readonly elsewhere: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <NextIntlClientProvider messages={except(await getMessages(), elsewhere)}>
      {children}
    </NextIntlClientProvider>
  )
}
