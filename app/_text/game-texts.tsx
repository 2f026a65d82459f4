'use client'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { loadTexts } from '../../engine/rulesets'
import { type Language, languageOf } from './languages'

/** Milliseconds until texts that could not be fetched are asked for again. */
const AGAIN = 3000

type Texts = Readonly<Record<string, unknown>>

/** Texts of one page that come with its scripts instead of its document. */
export type PageTexts = Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>

/** Lets everything inside speak the words of these rulesets, and `more` of the page's own; `wait` is shown until the first are here. */
export function GameTexts({
  rulesets,
  more,
  wait,
  children,
}: {
  readonly rulesets: readonly string[]
  /** The same object always. */
  readonly more?: PageTexts
  readonly wait: ReactNode
  readonly children: ReactNode
}) {
  const language = useLocale()
  const messages = useMessages()
  const texts = useGameTexts(rulesets, more, languageOf(language))
  const all = useMemo(() => ({ ...messages, ...texts }) as typeof messages, [messages, texts])
  if (!texts) return wait
  return (
    <NextIntlClientProvider locale={language} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}

/** Other rulesets, or another language: those of before stay until the new ones are here. */
function useGameTexts(
  rulesets: readonly string[],
  more: PageTexts | undefined,
  language: Language,
): Texts | undefined {
  const [texts, setTexts] = useState<Texts>()
  const ids = rulesets.join(' ')
  useEffect(() => {
    let isWanted = true
    let again: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      Promise.all([loadTexts(ids === '' ? [] : ids.split(' '), language), more?.[language]()]).then(
        ([games, page]) => isWanted && setTexts({ ...games, ...page?.default }),
        () => {
          if (isWanted) again = setTimeout(load, AGAIN)
        },
      )
    void load()
    return () => {
      isWanted = false
      clearTimeout(again)
    }
  }, [ids, more, language])
  return texts
}
