'use client'
import { useMemo } from 'react'
import type { CellIndex } from '../../../engine/types'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import { type Components, choicesFor, groupsByComponent } from './components'

/** Cards, tracks and players as buttons; pointing at one flashes the cells of its choices. */
export function useComponents(
  game: PlayGame,
  view: PlayView,
  flash: (cells: CellIndex[]) => void,
): Components {
  return useMemo(() => {
    const { decision, optionalActions, botsTurn } = view
    const asked = [...(decision && !botsTurn ? [decision] : []), ...optionalActions]
    const groups = groupsByComponent(asked)
    return {
      groupOf: (kind, id) => groups.get(`${kind} ${id}`),
      press: (kind, id) => game.pressComponent(kind, id),
      point: (kind, id) => {
        if (id === undefined) return
        const names = choicesFor(asked, kind, id).flatMap(({ action }) => Object.values(action))
        const cells = names.map((name) => (typeof name === 'string' ? game.def.grid.indexOf(name) : -1))
        flash([...new Set(cells.filter((cell) => cell >= 0))])
      },
    }
  }, [game, view, flash])
}
