/** Sides without a player: their units move by rule, at a moment of their own. */
import type { SideMoves } from '../../schemas/generated/content'
import type { BlockPort } from './port'

/** A side as a scenario writes it. */
export type WrittenSide = { readonly id: string; readonly moves?: SideMoves }

/** Sides without a player, in the order of the file. */
export const playerless = (sides: readonly WrittenSide[] | undefined, order: readonly string[]): string[] =>
  (sides ?? []).flatMap(({ id }) => (order.includes(id) ? [] : [id]))

/** As quiet triggers, because the map shows the moves. */
export const movesOf = (sides: readonly WrittenSide[] | undefined, { turnEnds = '' }: BlockPort) =>
  (sides ?? []).flatMap(({ id, moves }) => {
    if (!moves) return []
    const { at, when, steps, toward, away, way } = moves
    const zone = away ?? toward
    const move = {
      type: 'move',
      who: { side: id },
      steps,
      ...(zone ? { zone } : {}),
      ...(away ? { away: true } : {}),
      ...(way ? { way } : {}),
    }
    return [{ id: `moves-${id}`, at: at ?? turnEnds, quiet: true, ...(when ? { when } : {}), do: [move] }]
  })
