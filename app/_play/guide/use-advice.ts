'use client'
import { useCallback, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { Hint } from '../../../engine/match/match'
import type { Choice } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { isSameQuestion } from '../model/question'

/** What a bot would do in the place of who is asked: on its way, there, or nothing to be had. */
export type Advice = { readonly hint?: Hint; readonly isOver: boolean }

/** Bots that act meanwhile end a thought: it is begun again so often, as long as the same is asked. */
const MOST_TRIES = 20

/** A hint holds as long as the same is asked, until it is closed. */
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
