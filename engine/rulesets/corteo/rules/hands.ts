import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** Returns the number of hands in the game, with those added by players or triggers. */
export const handsOf = ({ hands }: Rules, { extra }: CorteoState): number => hands + extra
