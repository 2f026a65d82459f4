'use client'
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/** The current theme for canvas drawing: the user's choice on `<html data-theme>`, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function subscribe(changed: () => void) {
  const media = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  media.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', changed)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light')
