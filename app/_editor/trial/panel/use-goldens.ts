'use client'
import { useEffect, useState } from 'react'
import { useSessionPart } from '../../studio-context'
import { runGoldens } from '../model/run-goldens'
import type { GoldenTried } from '../model/tried'

/** Milliseconds after a check before recorded games are replayed. */
const DELAY = 600

/** The results of the recorded games for the current files; undefined while unknown. */
export function useGoldens(): readonly GoldenTried[] | undefined {
  const checked = useSessionPart((state) => state.checked)
  const isChecked = useSessionPart((state) => state.isChecked)
  const [tried, setTried] = useState<{ readonly of: object; readonly games: readonly GoldenTried[] }>()
  const { pack, diagnostics } = checked
  const isSound = isChecked && !diagnostics.some(({ severity }) => severity === 'error')
  useEffect(() => {
    if (!pack?.goldens || !isSound) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = runGoldens(pack, (games) => setTried({ of: pack, games }))
    }, DELAY)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pack, isSound])
  return tried && tried.of === pack ? tried.games : undefined
}
