'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { PlayView } from '../model/play-view'
import { type SinceWords, sinceLines } from './since-lines'

/**
 * What is spoken of the game: nothing while bots play for somebody who will be asked, then all of it at once, with what came of their own
 * last act before it. Those who only watch hear each step.
 */
export function useSpoken(view: PlayView, words: Omit<SinceWords, 't'>): string {
  const t = useTranslations('play')
  const [said, setSaid] = useState('')
  const text = spokenOf(view, { ...words, t })
  useEffect(() => {
    if (text !== undefined) setSaid(text)
  }, [text])
  return said
}

type Heard = Pick<PlayView, 'controls' | 'botsTurn' | 'paused' | 'since' | 'log' | 'events' | 'moment'>

/** In words; undefined while what was said last still holds. */
export function spokenOf(view: Heard, words: SinceWords): string | undefined {
  const { def, format } = words
  const isPlayed = def.seats.some((seat) => view.controls[seat] === 'human')
  if (isPlayed && view.botsTurn && !view.paused) return undefined
  const { since, log, events, moment } = view
  const isSummed = since !== undefined && isPlayed && !moment
  const heard = isSummed ? (log.find(({ count }) => count === since.from)?.events ?? []) : events
  const summed = isSummed ? sinceLines(since, words).map(({ text }) => text) : []
  return [...heard.map(({ message }) => format(message)), ...summed].join('. ')
}
