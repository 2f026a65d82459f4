'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '../_ui/button'

/** Milliseconds after which a store counts as slow. */
const SLOW_MS = 3000

/** While saved games load, reports a slow store and offers a new game. */
export function SlowStore({ onWithout }: { readonly onWithout: () => void }) {
  const t = useTranslations('play.address')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <div role="status" data-slow-store>
      <p>{t('slow')}</p>
      <Button onClick={onWithout}>{t('newNow')}</Button>
    </div>
  )
}
