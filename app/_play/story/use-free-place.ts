'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '../../_board/view'
import { cellsToChoose, cellsToSee } from '../inspection/cells-to-see'
import { CORNERS, placed } from '../inspection/use-corner'
import type { Screen } from '../screen/use-screen'

/** The usual place, in the middle of the upper edge, then the corners. */
const PLACES = ['top', ...CORNERS] as const
type Place = (typeof PLACES)[number]

/** A covered choice is worse than this number of covered own units. */
const CHOICE = 4
/** Milliseconds without a move of the map before a place is sought again. */
const REST_MS = 150

/** Keeps an overlay where it covers the fewest choices and own units. It stays in its place as long as no other is better. */
export function useFreePlace(note: RefObject<HTMLElement | null>, { def, view, board }: Screen): Place {
  const [place, setPlace] = useState<Place>('top')
  const seek = useRef(() => {})
  seek.current = () => {
    if (!note.current) return
    const countUnder = (under: Box) =>
      (board.current?.countUnder(cellsToSee(view, def.sideOf, undefined), under) ?? 0) +
      (board.current?.countUnder(cellsToChoose(view), under) ?? 0) * CHOICE
    setPlace(placed(note.current, [place, ...PLACES.filter((one) => one !== place)], countUnder))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has other choices, and another size of the note
  useLayoutEffect(() => seek.current(), [view])
  useEffect(() => {
    const map = note.current?.closest('[data-board]')
    if (!map) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const moves = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => seek.current(), REST_MS)
    })
    moves.observe(map, { attributes: true, attributeFilter: ['data-view'] })
    return () => {
      moves.disconnect()
      clearTimeout(timer)
    }
  })
  return place
}
