'use client'
import { useCallback } from 'react'
import { cellText } from '../../engine/cell-text'
import type { Choice, GameDef, Table } from '../../engine/types'
import type { NameOf } from '../_board/types'
import type { PlayGame } from './model/play-game'

export function useHint(def: GameDef, game: PlayGame, nameOf: NameOf): (choice: Choice) => string {
  return useCallback(
    (choice: Choice) => choiceHint(choice, { def, table: game.view().table, nameOf }),
    [def, game, nameOf],
  )
}

type Around = { readonly def: GameDef; readonly table: Table; readonly nameOf: NameOf }

/** More about a choice of the list: what the counter is and where it stands, or the name of the street. */
export function choiceHint({ at }: Choice, { def, table, nameOf }: Around): string {
  if (at.kind === 'piece') {
    const piece = [...table.pieces, ...table.trays.flatMap(({ pieces }) => pieces)].find(
      ({ id }) => id === at.piece,
    )
    const component = piece?.component ? nameOf('components', piece.component) : ''
    const cell = piece?.cell === undefined ? '' : cellText(piece.cell, def, nameOf)
    return [component, piece?.numbers?.join('-') ?? '', cell].filter(Boolean).join(' · ')
  }
  if (at.kind !== 'cell') return ''
  const map = table.board ?? def.map
  const place = map.places.find(({ cells }) => cells.includes(at.cell))
  const terrain = map.terrain[at.cell]
  return place ? nameOf('places', place.id) : terrain === undefined ? '' : nameOf('terrain', terrain)
}
