'use client'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { loadTexts } from '../../engine/rulesets'
import { type Language, languageOf } from './languages'

/** Milliseconds before texts that failed to load are requested again. */
const AGAIN = 3000

type Texts = Readonly<Record<string, unknown>>

/** Texts of one page that load with its scripts instead of its document. */
export type PageTexts = Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>

/** Whether the messages of refusals have loaded, and a function that requests them. */
type Refusals = { readonly areHere: boolean; readonly want: () => void }

const RefusalTexts = createContext<Refusals>({ areHere: true, want: () => {} })

/** Lets a table load the messages of refusals before the first of them is shown. */
export const useRefusalTexts = (): Refusals => useContext(RefusalTexts)

/** Requests the messages of refusals, and returns whether they have loaded. */
export function useRefusalsNow(): boolean {
  const { areHere, want } = useRefusalTexts()
  useEffect(want, [want])
  return areHere
}

/**
 * Provides the texts of these rulesets, and `more` of the page's own, to all children; `wait` is shown until the first have
 * loaded. With `isTable` the messages of refusals load on request.
 */
export function GameTexts({
  rulesets,
  more,
  isTable = false,
  wait,
  children,
}: {
  readonly rulesets: readonly string[]
  /** Must be a stable object. */
  readonly more?: PageTexts
  readonly isTable?: boolean
  readonly wait: ReactNode
  readonly children: ReactNode
}) {
  const language = useLocale()
  const messages = useMessages()
  const [isWhole, setWhole] = useState(!isTable)
  const loaded = useGameTexts(rulesets, more, languageOf(language), isWhole)
  const texts = loaded?.texts
  const areHere = loaded?.isWhole ?? false
  const refusals = useMemo(() => ({ areHere, want: () => setWhole(true) }), [areHere])
  const all = useMemo(() => ({ ...messages, ...texts }) as typeof messages, [messages, texts])
  if (!texts) return wait
  return (
    <NextIntlClientProvider locale={language} messages={all}>
      <RefusalTexts value={refusals}>{children}</RefusalTexts>
    </NextIntlClientProvider>
  )
}

/** After a change of rulesets or language, the old texts stay until the new ones have loaded. */
function useGameTexts(
  rulesets: readonly string[],
  more: PageTexts | undefined,
  language: Language,
  isWhole: boolean,
): { readonly texts: Texts; readonly isWhole: boolean } | undefined {
  const [loaded, setLoaded] = useState<{ readonly texts: Texts; readonly isWhole: boolean }>()
  const ids = rulesets.join(' ')
  useEffect(() => {
    let isWanted = true
    let again: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      Promise.all([
        loadTexts(ids === '' ? [] : ids.split(' '), language, { refusals: isWhole }),
        more?.[language](),
      ]).then(
        ([games, page]) => isWanted && setLoaded({ texts: { ...games, ...page?.default }, isWhole }),
        () => {
          if (isWanted) again = setTimeout(load, AGAIN)
        },
      )
    void load()
    return () => {
      isWanted = false
      clearTimeout(again)
    }
  }, [ids, more, language, isWhole])
  return loaded
}
