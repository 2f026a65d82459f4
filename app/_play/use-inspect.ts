'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CellIndex, Choice, Inspection, Pointed, Viewer } from '../../engine/types'
import { pointedAt, pointedByChoice, pointedByCursor, samePointed } from './model/inspection'
import type { PlayGame } from './model/play-game'
import type { PlayView } from './model/play-view'

/** The pointer rests this long before it asks: passing over the board shows nothing. */
const REST_MS = 160

export type Asking = {
  readonly inspection: Inspection | undefined
  /** Asked for with a key, a long press or the right button: it stays until it is closed. */
  readonly isPinned: boolean
  readonly onPoint: ((cell: CellIndex | undefined, piece: string | undefined) => void) | undefined
  readonly onAsk: ((cell: CellIndex) => void) | undefined
  readonly pin: (cell: CellIndex, piece?: string) => void
  readonly pointAtChoice: (choice: Choice | undefined) => void
  readonly close: () => void
}

/** Who is asked about: what is pinned, else the choice under the pointer in the list, else what it rests on. */
export function useInspect(game: PlayGame, view: PlayView): Asking {
  const [pinned, setPinned] = useState<Pointed>()
  const [hovered, setHovered] = useState<Pointed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { canInspect, viewer, handover } = view
  const rest = useCallback((at: Pointed | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHovered((last) => (samePointed(last, at) ? last : at)), REST_MS)
  }, [])
  const onPoint = useCallback(
    (cell: CellIndex | undefined, piece: string | undefined) => rest(pointedAt(cell, piece)),
    [rest],
  )
  const onAsk = useCallback(
    (cell: CellIndex) => setPinned(pointedByCursor(cell, game.view().table.pieces)),
    [game],
  )
  const pin = useCallback((cell: CellIndex, piece?: string) => setPinned(pointedAt(cell, piece)), [])
  const pointAtChoice = useCallback(
    (choice: Choice | undefined) => rest(choice && pointedByChoice(choice)),
    [rest],
  )
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setPinned(undefined)
    setHovered(undefined)
  }, [])
  useEffect(() => {
    if (pinned === undefined) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [pinned, close])
  const at = pinned ?? hovered
  const [answer, setAnswer] = useState<{ readonly to: Viewer; readonly inspection: Inspection | undefined }>()
  useEffect(() => {
    if (!at) return setAnswer(undefined)
    // Another position may give another answer; until it has come the last one stays.
    const { viewer: to } = view
    let isWanted = true
    void game.match.ask('inspect', at).then((inspection) => {
      if (isWanted) setAnswer({ to, inspection })
    })
    return () => {
      isWanted = false
    }
  }, [game, view, at])
  const inspection = at && handover === undefined && answer?.to === viewer ? answer.inspection : undefined
  return {
    inspection,
    isPinned: pinned !== undefined && inspection !== undefined,
    onPoint: canInspect ? onPoint : undefined,
    onAsk: canInspect ? onAsk : undefined,
    pin,
    pointAtChoice,
    close,
  }
}
