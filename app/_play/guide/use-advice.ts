'use client'
import { useCallback, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Hint } from '../../../engine/match/match'
import type { Choice } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

/** What a bot would do in the place of who is asked: on its way, there, or nothing to be had. */
export type Advice = { readonly hint?: Hint; readonly isOver: boolean }

/** A hint holds for the position that it was asked in, until it is closed. */
export function useAdvice(game: PlayGame, view: PlayView) {
  const [asked, setAsked] = useState<Advice & { readonly position: number }>()
  const { position, decision, botsTurn, moment, outcome } = view
  const canAsk = decision !== undefined && !botsTurn && !moment && !outcome
  const ask = useCallback(() => {
    const { position } = game.view()
    setAsked({ position, isOver: false })
    void game.match
      .ask('hint', undefined)
      .then((hint) =>
        setAsked((now) => (now?.position === position ? { position, hint, isOver: true } : now)),
      )
  }, [game])
  const close = useCallback(() => setAsked(undefined), [])
  const advice = canAsk && asked?.position === position ? asked : undefined
  const choice = advice?.hint && decision && choiceOf(decision.choices, advice.hint)
  return { ask, close, canAsk, advice, choice }
}

const choiceOf = (choices: readonly Choice[], { action }: Hint): Choice | undefined =>
  choices.find((one) => actionKey(one.action) === actionKey(action))
