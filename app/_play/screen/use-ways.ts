'use client'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../_board/types'
import { focusBoard, focusFilter, focusList } from './restore-focus'
import type { useSheet } from './use-sheet'

/** The keyboard's ways between the board, the list of choices and the field that filters it. */
export function useWays(
  { open, showBoard }: Pick<ReturnType<typeof useSheet>, 'open' | 'showBoard'>,
  board: { readonly current: BoardHandle | null },
) {
  const opening = useRef(open)
  opening.current = open
  return useMemo(() => {
    const toBoard = () => {
      showBoard()
      focusBoard()
    }
    const toChoices = (focus: () => unknown) => {
      opening.current('choices')
      requestAnimationFrame(focus)
    }
    return {
      next: (isBack: boolean) => board.current?.toChoice(isBack),
      list: () => (document.activeElement?.closest('[data-choices]') ? toBoard() : toChoices(focusList)),
      find: () => toChoices(() => focusFilter() || focusList()),
    }
  }, [showBoard, board])
}

/** The sheet that lists the keys. */
export function useKeysSheet() {
  const [isShown, setShown] = useState(false)
  const open = useCallback(() => setShown(true), [])
  const close = useCallback(() => setShown(false), [])
  return { isShown, open, close }
}
