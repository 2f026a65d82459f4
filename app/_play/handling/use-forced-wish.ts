'use client'
import { useSyncExternalStore } from 'react'
import { keepSetting, savedSetting } from '../../_ui/saved-setting'

const KEPT = 'ludoteca:forced'
const listeners = new Set<() => void>()
let now: boolean | undefined

const isOn = (): boolean => {
  now ??= savedSetting(KEPT) !== 'off'
  return now
}

function toggle(): void {
  now = !isOn()
  keepSetting(KEPT, now ? 'on' : 'off')
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the table takes the only choice of a decision by itself; stored for all games, on by default. */
export const useForcedWish = () => ({ isOn: useSyncExternalStore(subscribe, isOn, () => true), toggle })
