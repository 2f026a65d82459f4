'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type Alerts, notify } from './alerts'
import { playTone } from './tone'
import { withGuideTexts } from './with-guide-texts'

type Props = {
  readonly alerts: Alerts
  /** The name of the player whose turn it is at this screen; undefined while bots act. */
  readonly turn: string | undefined
  /** True while the user views the past; returning from it is not a new turn. */
  readonly isAway: boolean
  readonly game: string
}

/** Plays a sound and notifies when a player at the screen has a new turn; renders nothing. */
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

export const TurnAlerts = withGuideTexts(Bell)
