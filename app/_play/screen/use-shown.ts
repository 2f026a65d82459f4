'use client'
import { useCallback, useEffect, useState } from 'react'
import { keepSetting, savedSetting } from '../../_ui/saved-setting'

/** The display options of the board. */
export type Shown = {
  readonly ids: boolean
  readonly zones: boolean
  readonly pieces: boolean
  readonly lines: boolean
  /** Recent moves. */
  readonly trails: boolean
}

const AT_FIRST: Shown = { ids: false, zones: false, pieces: true, lines: true, trails: true }
const KEPT_LINES = 'ludoteca:lines'

/** The option for lines is stored for all games; the others are reset. */
export function useShown(): [Shown, (shown: Shown) => void] {
  const [shown, setShown] = useState<Shown>(AT_FIRST)
  useEffect(() => {
    if (savedSetting(KEPT_LINES) === 'off') setShown((now) => ({ ...now, lines: false }))
  }, [])
  const change = useCallback((next: Shown) => {
    setShown(next)
    keepSetting(KEPT_LINES, next.lines ? 'on' : 'off')
  }, [])
  return [shown, change]
}
