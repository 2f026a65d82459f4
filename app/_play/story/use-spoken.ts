'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { PlayGame } from '../model/play-game'
import { type SinceWords, sinceLines } from './since-lines'
import { Speaker, type Speech } from './speaker'

/** Number of spoken texts that stay in the page. */
const KEPT = 4

/**
 * The latest texts to speak, each with a key. A live region speaks each text when it is added, even if it equals the one before.
 * While bots play for a player with a later decision, there are no new texts.
 */
export function useSpoken(
  game: PlayGame,
  words: Omit<SinceWords, 't'>,
): readonly { readonly key: number; readonly text: string }[] {
  const t = useTranslations('play')
  const [said, setSaid] = useState<readonly { key: number; text: string }[]>([])
  const now = useRef<SinceWords>({ ...words, t })
  now.current = { ...words, t }
  useEffect(() => {
    const speaker = new Speaker(game.view())
    const hear = () => {
      // The longer log comes with a later frame.
      if (speaker.lacks(game.view())) return game.do({ type: 'earlier' })
      const speech = speaker.hear(game.view())
      if (!speech) return
      const text = speechText(speech, now.current)
      setSaid((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, text }].slice(-KEPT))
    }
    hear()
    return game.subscribe(hear)
  }, [game])
  return said
}

/** The events in words, then the changed numbers. */
export function speechText({ events, changes }: Speech, words: SinceWords): string {
  const none = { from: 0, to: 0, trails: [], told: [], more: 0 }
  return [
    ...events.map(({ message }) => words.format(message)),
    ...sinceLines({ ...none, changes }, words).map(({ text }) => text),
  ].join('. ')
}
