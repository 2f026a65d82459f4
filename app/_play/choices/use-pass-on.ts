'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameDef } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { afterChoice, nextPass, type Passed, passingChoice, turnOf } from './pass-on'

/** A run of passes: the number of passes, and the last step of the log before the latest one. */
type Run = { readonly passes: number; readonly since: number }

export type PassOn = {
  /** Starts to pass; undefined unless the player has just passed and can pass again. */
  readonly start: (() => void) | undefined
  readonly isRunning: boolean
  readonly stop: () => void
  /** The number of passes of the run that has just stopped, until the player acts. */
  readonly stopped: number | undefined
}

/** Passes for the player until something concerns them. One undo takes the whole run back. */
export function usePassOn(game: PlayGame, { sideOf }: GameDef, view: PlayView): PassOn {
  const [run, setRun] = useState<Run>()
  const [stopped, setStopped] = useState<number>()
  const passed = useRef<Passed>(undefined)
  const noted = useRef(game.lastChosen)
  const { decision, botsTurn, table, log } = view
  const round = turnOf(table)
  if (noted.current !== game.lastChosen) {
    noted.current = game.lastChosen
    if (noted.current)
      passed.current = afterChoice(
        passed.current,
        noted.current.decision,
        noted.current.choice,
        noted.current.round,
      )
    if (!run && stopped !== undefined) setStopped(undefined)
  }
  const pass = useCallback(
    (passes: number, since: number) => {
      const choice = game.view().decision && passingChoice(game.view().decision ?? { choices: [] })
      if (!choice) return
      setRun({ passes, since })
      game.choose(choice, passes > 1)
    },
    [game],
  )
  const last = log[0]?.count ?? 0
  useEffect(() => {
    if (!run || !passed.current) return
    const side = sideOf[passed.current.seat]
    const next = nextPass(passed.current, view, round, run.since, side)
    if (next === 'wait') return
    if (next !== 'stop') return pass(run.passes + 1, last)
    setRun(undefined)
    setStopped(run.passes)
  }, [run, view, round, last, pass, sideOf])
  const isOpen = decision && !botsTurn && passingChoice(decision) !== undefined
  const canStart = !run && isOpen && passed.current?.seat === decision.seat && passed.current.round === round
  return {
    start: canStart ? () => pass(1, last) : undefined,
    isRunning: run !== undefined,
    stop: () => setRun(undefined),
    stopped,
  }
}
