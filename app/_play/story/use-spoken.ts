'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { PlayView } from '../model/play-view'
import { type SinceWords, sinceLines } from './since-lines'

/**
 * The spoken text of the game. While bots play for a player with a later decision, it is silent. It then gives all events at
 * once, after the result of the player's last action. Spectators hear each step.
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

/** The text to speak, or undefined while the last one is current. */
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
