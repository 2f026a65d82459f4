/** Opens the pack in the studio at the pointed place. */
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import type { PlaytestProps } from '../types'
import type { Pointing } from './use-pointing'

export type ToStudio = Pick<PlaytestProps, 'pack' | 'onChangePack'> & { readonly pointing: Pointing }

type MapPlace = Parameters<NonNullable<PlaytestProps['onChangePack']>>[0]

type Pointed = Pick<ToStudio, 'pack' | 'pointing'> & { readonly game: PlayGame; readonly view: PlayView }

/** The inspected place, or else the last place on the board that was pressed or reached by keys, named as in the pack. */
export function placePointedAt({ pack, pointing, game: { def }, view }: Pointed): MapPlace {
  const { at } = pointing.asking
  const asked = at?.kind === 'piece' ? view.table.pieces.find(({ id }) => id === at.piece)?.cell : at?.cell
  const cell = asked ?? pointing.touched.current
  return {
    map: pack.maps[pack.scenarios[def.scenario].map]?.file ?? '',
    cell: cell === undefined ? undefined : def.grid.names[cell],
  }
}
