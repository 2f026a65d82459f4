'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { noticeOf, reasonOf } from './api'

/** The credits of a pack, loaded on request: six of them would be a tenth of the page. */
export function Notice({ id }: { readonly id: string }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    const say = (words: readonly string[]) => !isGone && setLines(words)
    noticeOf(id, locale).then(say, async (problem) =>
      say([t('failed', { reason: await reasonOf(problem, locale) })]),
    )
    return () => {
      isGone = true
    }
  }, [id, locale, t])
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
