'use client'
import { useCallback, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Hint } from '../../../engine/match/port/match'
import type { Choice } from '../../../engine/types'
import { isSameQuestion } from '../choices/question'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

/** A bot's advice for the current decision: pending, available, or unavailable. */
export type Advice = { readonly hint?: Hint; readonly isOver: boolean }

/** Largest number of attempts: acting bots cancel a search, which restarts while the decision is the same. */
const MOST_TRIES = 20

/** A hint stays valid while the decision is the same, until it is closed. */
export function useAdvice(game: PlayGame, view: PlayView) {
  const [asked, setAsked] = useState<Advice & { readonly by: PlayView }>()
  const { decision, botsTurn, moment, outcome } = view
  const canAsk = decision !== undefined && !botsTurn && !moment && !outcome
  const ask = useCallback(async () => {
    const by = game.view()
    setAsked({ by, isOver: false })
    let hint: Hint | undefined
    for (let tries = 0; !hint && tries < MOST_TRIES; tries++) {
      hint = await game.match.ask('hint', undefined)
      if (!isSameQuestion(by, game.view())) break
    }
    setAsked((now) => (now?.by === by ? { by, hint, isOver: true } : now))
  }, [game])
  const close = useCallback(() => setAsked(undefined), [])
  const advice = canAsk && asked && isSameQuestion(asked.by, view) ? asked : undefined
  const choice = advice?.hint && decision && choiceOf(decision.choices, advice.hint)
  return { ask, close, canAsk, advice, choice }
}

const choiceOf = (choices: readonly Choice[], { action }: Hint): Choice | undefined =>
  choices.find((one) => actionKey(one.action) === actionKey(action))
