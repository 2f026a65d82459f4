'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { reasonOf } from './api'

/** Runs one task and shows the reason if it fails. */
export function useTries() {
  const t = useTranslations('home')
  const locale = useLocale()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setWorking(true)
      setProblem(undefined)
      try {
        await work()
      } catch (failure) {
        setProblem(t('failed', { reason: await reasonOf(failure, locale) }))
      }
      setWorking(false)
    },
    [t, locale],
  )
  return { problem, working, run }
}
