'use client'
import { useMemo } from 'react'
import { useTheme } from '../_shell/use-theme'
import { UNIT } from './draw/ground'
import { layPieces } from './draw/stacks'
import type { BoardProps, NameOf } from './types'
import { useGround } from './use-ground'

const NO_PIECES: NonNullable<BoardProps['pieces']> = []
const plainNames: NameOf = (_, id) => id

/** The map as it is drawn, and the counters where they are on it. */
export function usePrinted(props: BoardProps) {
  const { board, look, labels = true, showIds = false, showGrid = true } = props
  const pageTheme = useTheme()
  const theme = props.theme ?? pageTheme
  const nameOf = props.nameOf ?? plainNames
  const options = useMemo(() => ({ labels, showIds, showGrid, nameOf }), [labels, showIds, showGrid, nameOf])
  const { ground, tiles } = useGround(board, look, theme, options)
  const pieces = props.hidePieces ? NO_PIECES : (props.pieces ?? NO_PIECES)
  const placed = useMemo(() => layPieces(ground, pieces), [ground, pieces])
  const { left, top, right, bottom } = ground.box
  const world = useMemo(
    () => ({ left: left / UNIT, top: top / UNIT, right: right / UNIT, bottom: bottom / UNIT }),
    [left, top, right, bottom],
  )
  return { theme, nameOf, ground, tiles, placed, world }
}

export type Printed = ReturnType<typeof usePrinted>
