/** The people that the free units of a side represent. */
import type { Rules } from '../rules'
import { ARRESTED, AWAY, type CorteoState, CUSTODY, OUT } from '../state'

export function peopleOf({ pieces, types }: Rules, state: CorteoState, side: number): number {
  let people = 0
  for (let piece = 0; piece < pieces.count; piece++) {
    const late = state.cell[piece] === AWAY && !state.gone.includes(piece)
    const free = ![ARRESTED, CUSTODY, OUT].includes(state.cell[piece])
    if (pieces.side[piece] === side && free && !late) people += types[pieces.type[piece]].people ?? 0
  }
  return people
}
