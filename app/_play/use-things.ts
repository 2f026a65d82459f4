'use client'
import { useMemo } from 'react'
import type { CellIndex } from '../../engine/types'
import type { PlayGame } from './model/play-game'
import type { PlayView } from './model/play-view'
import { choicesFor, groupsByThing, type Things } from './model/things'

/** Cards, tracks and players as things to press; pointing at one flashes what its choices name on the map. */
export function useThings(game: PlayGame, view: PlayView, flash: (cells: CellIndex[]) => void): Things {
  return useMemo(() => {
    const { decision, asides, botsTurn } = view
    const asked = [...(decision && !botsTurn ? [decision] : []), ...asides]
    const groups = groupsByThing(asked)
    return {
      groupOf: (kind, id) => groups.get(`${kind} ${id}`),
      press: (kind, id) => game.pressThing(kind, id),
      point: (kind, id) => {
        if (id === undefined) return
        const names = choicesFor(asked, kind, id).flatMap(({ action }) => Object.values(action))
        const cells = names.map((name) => (typeof name === 'string' ? game.def.grid.indexOf(name) : -1))
        flash([...new Set(cells.filter((cell) => cell >= 0))])
      },
    }
  }, [game, view, flash])
}
