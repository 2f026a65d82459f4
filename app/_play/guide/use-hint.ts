'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { cellText } from '../../../engine/cell-text'
import type { Choice, GameDef, Table, TablePiece } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { PlayGame } from '../model/play-game'

export function useHint(def: GameDef, game: PlayGame, nameOf: NameOf): (choice: Choice) => string {
  const t = useTranslations('play')
  return useCallback(
    (choice: Choice) =>
      choiceHint(choice, {
        def,
        table: game.view().table,
        nameOf,
        stateOf: (badge) => (t.has(`badges.${badge}`) ? t(`badges.${badge}` as 'badges.moved') : ''),
      }),
    [def, game, nameOf, t],
  )
}

type Around = {
  readonly def: GameDef
  readonly table: Table
  readonly nameOf: NameOf
  /** The name of a counter's state; empty if it has none. */
  readonly stateOf: (badge: string) => string
}

/** Details of a choice in the list: the counter with its place and state, or the name of the street. */
export function choiceHint({ at }: Choice, around: Around): string {
  const { def, table, nameOf } = around
  if (at.kind === 'piece') {
    const piece = [...table.pieces, ...table.trays.flatMap(({ pieces }) => pieces)].find(
      ({ id }) => id === at.piece,
    )
    return piece ? pieceHint(piece, around) : ''
  }
  if (at.kind !== 'cell') return ''
  const map = table.board ?? def.map
  const place = map.places.find(({ cells }) => cells.includes(at.cell))
  const terrain = map.terrain[at.cell]
  return place ? nameOf('places', place.id) : terrain === undefined ? '' : nameOf('terrain', terrain)
}

function pieceHint(piece: TablePiece, { def, nameOf, stateOf }: Around): string {
  const { component, cell, numbers, badges, statuses = [] } = piece
  return [
    component === undefined ? '' : nameOf('components', component),
    numbers?.join('-') ?? '',
    cell === undefined ? '' : cellText(cell, def, nameOf),
    ...badges.map(stateOf),
    ...statuses.map((status) => nameOf('statuses', status)),
  ]
    .filter(Boolean)
    .join(' · ')
}
