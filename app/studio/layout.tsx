import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { except } from '../_text/messages'

/** What only other pages say. */
const ELSEWHERE = ['play', 'home', 'front', 'recover']

/** Findings speak with every text that belongs to no game; the words of a game come with it (`game-texts.tsx`). */
export default async function AllTexts({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={except(await getMessages(), ELSEWHERE)}>
      {children}
    </NextIntlClientProvider>
  )
}
