'use client'
import { useRouter } from 'next/navigation'
import type { Language } from '../_text/languages'
import { keepPreference } from './preference'

export const THEME_IDS = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_IDS)[number]

/** The theme that the user has chosen. */
export const chosenTheme = (): ThemeChoice =>
  THEME_IDS.find((id) => id === document.documentElement.dataset.theme) ?? 'system'

export function chooseTheme(next: ThemeChoice): void {
  keepPreference('theme', next)
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
}

export function useChooseLanguage(): (next: Language) => void {
  const router = useRouter()
  return (next) => {
    keepPreference('language', next)
    if (leaveLanguageOfAddress()) return
    document.documentElement.lang = next
    router.refresh()
  }
}

/** The language in an address overrides the user's choice, so the page is reloaded without it. */
function leaveLanguageOfAddress(): boolean {
  const address = new URL(location.href)
  if (!address.searchParams.has('language')) return false
  address.searchParams.delete('language')
  location.replace(address)
  return true
}
