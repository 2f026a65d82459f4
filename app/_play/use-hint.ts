'use client'
import { useCallback } from 'react'
import type { Choice, GameDef } from '../../engine/types'
import type { NameOf } from '../_board/types'
import type { PlayGame } from './model/play-game'

/** More about a choice of the list: what the counter is and where it stands, or the name of the street. */
export function useHint(def: GameDef, game: PlayGame, nameOf: NameOf): (choice: Choice) => string {
  return useCallback(
    ({ at }: Choice) => {
      if (at.kind === 'piece') {
        const { table } = game.view()
        const piece = [...table.pieces, ...table.trays.flatMap(({ pieces }) => pieces)].find(
          ({ id }) => id === at.piece,
        )
        const component = piece?.component ? nameOf('components', piece.component) : ''
        const cell = piece?.cell === undefined ? '' : def.grid.names[piece.cell]
        return [component, piece?.numbers?.join('-') ?? '', cell].filter(Boolean).join(' · ')
      }
      if (at.kind !== 'cell') return ''
      const place = def.map.places.find(({ cells }) => cells.includes(at.cell))
      const terrain = def.map.terrain[at.cell]
      return place ? nameOf('places', place.id) : terrain === undefined ? '' : nameOf('terrain', terrain)
    },
    [def, game, nameOf],
  )
}
