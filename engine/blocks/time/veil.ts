/** Hides from every viewer what quiet triggers have delayed and how often they ran. */
import type { Veil } from '../port'
import { withoutQuiet } from './tallies'

export const timeVeil: Veil = ({ blocks }, state) => {
  const { tallies, delayed, ...rest } = state
  const shown = delayed?.filter(({ later }) => !blocks.laters[later].quiet) ?? []
  return {
    ...rest,
    ...(tallies ? { tallies: withoutQuiet(blocks, tallies) } : {}),
    ...(shown.length > 0 ? { delayed: shown } : {}),
  } as typeof state
}
