'use client'
import { useEffect, useState } from 'react'
import type { Match } from '../../../engine/match/port/match'
import type { GameDef, Inspection } from '../../../engine/types'
import type { PlayView } from '../model/play-view'
import { sumsOfChoices } from './shown-inspection'

type Sums = ReadonlyMap<string, Inspection>
const NONE: Sums = new Map()

/** The sums of the current player's choices; empty until they have loaded. */
export function useSums(match: Match, { forms }: GameDef, { decision, botsTurn }: PlayView): Sums {
  const [found, setFound] = useState<{ readonly decision: typeof decision; readonly sums: Sums }>()
  useEffect(() => {
    if (!decision || botsTurn) return
    let isWanted = true
    void sumsOfChoices(decision.choices, forms, (at) => match.ask('inspect', at)).then((sums) => {
      if (isWanted) setFound({ decision, sums })
    })
    return () => {
      isWanted = false
    }
  }, [match, forms, decision, botsTurn])
  return found && found.decision === decision && !botsTurn ? found.sums : NONE
}
