'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type Alerts, notify } from './alerts'
import { guided } from './guided'
import { playTone } from './tone'

type Props = {
  readonly alerts: Alerts
  /** Whose turn it is at this screen, by name; nobody's while bots act. */
  readonly turn: string | undefined
  /** Who looks at what was played is asked nothing new by coming back. */
  readonly isAway: boolean
  readonly game: string
}

/** Rings and tells when somebody at the screen is asked again; shows nothing. */
function Bell({ alerts, turn, isAway, game }: Props) {
  const t = useTranslations('guide.alerts')
  const before = useRef(turn)
  useEffect(() => {
    if (isAway) return
    const isNew = turn !== undefined && turn !== before.current
    before.current = turn
    if (!isNew) return
    if (alerts.sound) playTone()
    if (alerts.notices) notify(t('title'), t('body', { side: turn, game }))
  }, [turn, isAway, alerts, game, t])
  return null
}

export const TurnAlerts = guided(Bell)
