import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { except } from './messages'

/**
 * All texts that belong to no game, for findings; the texts of a game load with it (`game-texts.tsx`). `elsewhere`: groups that
 * only other pages use.
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
