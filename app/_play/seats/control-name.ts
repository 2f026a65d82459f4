'use client'
import { useTranslations } from 'next-intl'
import { type Control, isSearching, triesOf } from '../../../engine/match/port/controls'

/** The name of a seat's player; a searching bot includes its number of trial games. */
export function useControlName(): (control: Control) => string {
  const t = useTranslations('play.controls')
  return (control) => (isSearching(control) ? t('search', { count: triesOf(control) }) : t(control))
}
