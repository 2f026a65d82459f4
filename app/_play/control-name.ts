'use client'
import { useTranslations } from 'next-intl'
import { type Control, isSearching, triesOf } from '../../engine/match/controls'

/** What those who play a side are called: one that searches by how many games it plays on in its mind. */
export function useControlName(): (control: Control) => string {
  const t = useTranslations('play.controls')
  return (control) => (isSearching(control) ? t('search', { count: triesOf(control) }) : t(control))
}
