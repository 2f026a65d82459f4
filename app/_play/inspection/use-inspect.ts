'use client'
import { useCallback, useEffect, useState } from 'react'
import { actionKey } from '../../../engine/action-key'
import type { CellIndex, Choice, Inspection, Pointed, Viewer } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { Resting } from './resting'
import { pointedAt, pointedByChoice, pointedByCursor, samePointed } from './shown-inspection'

/** Milliseconds before the pointer inspects its target, so that passing over the board shows nothing. */
const REST_MS = 160

export type Asking = {
  /** The target of the inspection. */
  readonly at: Pointed | undefined
  readonly inspection: Inspection | undefined
  /** True if it was requested with a key, a long press or the right button; it then stays until it is closed. */
  readonly isPinned: boolean
  readonly onPoint: ((cell: CellIndex | undefined, piece: string | undefined) => void) | undefined
  readonly onAsk: ((cell: CellIndex) => void) | undefined
  readonly pin: (cell: CellIndex, piece?: string) => void
  /** Called when the pointer or the focus enters or leaves a choice of the list. */
  readonly pointAtChoice: (choice: Choice, isOn: boolean) => void
  readonly close: () => void
}

/** Inspects the pinned target, or else the choice under the pointer in the list, or else the target under the pointer. */
export function useInspect(game: PlayGame, view: PlayView): Asking {
  const [pinned, setPinned] = useState<Pointed>()
  const [hovered, setHovered] = useState<Pointed>()
  const [resting] = useState(
    () => new Resting<Pointed>(REST_MS, (at) => setHovered((last) => (samePointed(last, at) ? last : at))),
  )
  useEffect(() => () => resting.stop(), [resting])
  const { canInspect, viewer, handover } = view
  const onPoint = useCallback(
    (cell: CellIndex | undefined, piece: string | undefined) => {
      const at = pointedAt(cell, piece)
      if (at) resting.enter('board', at)
      else resting.leave('board')
    },
    [resting],
  )
  const onAsk = useCallback(
    (cell: CellIndex) => setPinned(pointedByCursor(cell, game.view().table.pieces)),
    [game],
  )
  const pin = useCallback((cell: CellIndex, piece?: string) => setPinned(pointedAt(cell, piece)), [])
  const pointAtChoice = useCallback(
    (choice: Choice, isOn: boolean) => {
      const key = `choice ${actionKey(choice.action)}`
      if (isOn) resting.enter(key, pointedByChoice(choice))
      else resting.leave(key)
    },
    [resting],
  )
  const close = useCallback(() => {
    resting.stop()
    setPinned(undefined)
    setHovered(undefined)
  }, [resting])
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
    // The last answer stays until the one for the new position has arrived.
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
    at,
    inspection,
    isPinned: pinned !== undefined && inspection !== undefined,
    onPoint: canInspect ? onPoint : undefined,
    onAsk: canInspect ? onAsk : undefined,
    pin,
    pointAtChoice,
    close,
  }
}
