'use client'
import { useCallback, useEffect, useState } from 'react'
import { type Alerts, allowNotices, keepAlerts, NO_ALERTS, readAlerts } from './alerts'

export type AlertsWish = { readonly now: Alerts; readonly toggle: (which: keyof Alerts) => void }

/** The sound and notification settings of this browser; notifications need the user's permission. */
export function useAlerts(): AlertsWish {
  const [now, setNow] = useState(NO_ALERTS)
  useEffect(() => setNow(readAlerts()), [])
  const toggle = useCallback(
    async (which: keyof Alerts) => {
      const isOn = !now[which] && (which === 'sound' || (await allowNotices()))
      const next = { ...now, [which]: isOn }
      setNow(next)
      keepAlerts(next)
      if (which === 'sound' && isOn) (await import('./tone')).playTone()
    },
    [now],
  )
  return { now, toggle: (which) => void toggle(which) }
}
