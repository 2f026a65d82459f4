'use client'
import { useCallback, useMemo } from 'react'
import type { GameDef, RawPack } from '../../../engine/types'
import { useArt } from '../../_board/use-art'
import { useFormat } from '../../_text/use-say'
import { lookOf } from '../board/look-of'
import { withPlaces } from '../board/place-names'
import { packHelp, usePackNames } from '../pack-names'
import { seatNames } from '../seats/seat-name'

/** The names, sentences, help and colours of this game. `tell` names the places of cells, for the log and for summaries. */
export function useTableWords(def: GameDef, pack: RawPack, language: string) {
  const nameOf = usePackNames(pack, language)
  const nameOfSeat = useMemo(() => seatNames(def, nameOf), [def, nameOf])
  const format = useFormat(nameOf)
  const tell = useFormat(useMemo(() => withPlaces(nameOf, def), [nameOf, def]))
  const look = useArt(
    useMemo(() => lookOf(pack), [pack]),
    pack.pictures,
  )
  const helpOf = useCallback(
    (group: string, id: string) => packHelp(pack, language, group, id),
    [pack, language],
  )
  const colourOf = useCallback(
    (seat: string) => look.sides?.find(({ id }) => id === def.sideOf[seat])?.look.colour,
    [look, def],
  )
  return { nameOf, nameOfSeat, format, tell, look, helpOf, colourOf }
}
