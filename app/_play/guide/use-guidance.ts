'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Match } from '../../../engine/match/port/match'
import type { Guidance, Message } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import type { PlayView } from '../model/play-view'
import { type NoteOf, notesOn } from './choice-notes'

export type Guided = {
  /** Why there is only one answer, or what is left to do. */
  readonly why: Message | undefined
  readonly noteOf: NoteOf
}

/**
 * The words of the rules and the pack about the choices of the current decision; empty until they have loaded. Without a match they
 * are not asked for: they load the part of the rules that a first look does without.
 */
export function useGuidance(
  match: Match | undefined,
  { decision, botsTurn, moment }: PlayView,
  format: Format,
  helpOf: (group: string, id: string) => string | undefined,
): Guided {
  const [found, setFound] = useState<{ readonly decision: typeof decision; readonly guidance?: Guidance }>()
  const isAsked = decision !== undefined && !botsTurn && !moment
  useEffect(() => {
    if (!match || !isAsked) return
    let isWanted = true
    void match.ask('guidance', undefined).then((guidance) => {
      if (isWanted) setFound({ decision, guidance })
    })
    return () => {
      isWanted = false
    }
  }, [match, decision, isAsked])
  const guidance = isAsked && found?.decision === decision ? found?.guidance : undefined
  const noteOf = useMemo(
    () => notesOn(isAsked ? decision : undefined, guidance, format, helpOf),
    [isAsked, decision, guidance, format, helpOf],
  )
  return { why: guidance?.why, noteOf }
}
