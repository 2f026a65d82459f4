import type { Rules } from '../rules'
import type { CorteoState } from '../state'

/** Hands of the game, those included that the players or triggers have added. */
export const handsOf = ({ hands }: Rules, { extra }: CorteoState): number => hands + extra
