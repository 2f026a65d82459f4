/** The parts of a score sheet that say something new. Independent of the game; no React. */
import type { Message, Outcome, SeatScore } from '../../../engine/types'

type SheetLine = Outcome['sheet'][number]

/** Whether the lines add up to the total; otherwise the total would mislead under them. */
export const isSum = (sheet: Outcome['sheet'], total: number): boolean =>
  sheet.reduce((sum, { points }) => sum + points, 0) === total

/** The parts of a line; a single part with the same name and points is no news. */
export function partsOf(
  { label, points, lines = [] }: SheetLine,
  format: (message: Message) => string,
): NonNullable<SheetLine['lines']> {
  const [first] = lines
  return lines.length === 1 && first.points === points && format(first.label) === format(label) ? [] : lines
}

/** Whether each line of the sheet is about the points of one player, so that the ranking shows all of it. */
export const isRankedSheet = ({ sheet, scores = [] }: Pick<Outcome, 'sheet' | 'scores'>): boolean =>
  sheet.length === scores.length && sheet.every(({ points }, at) => points === scores[at].points)

export type Rank = SeatScore & {
  /** From 1; players with equal points share it. */
  readonly rank: number
  readonly isWinner: boolean
  /** The parts of the points; parts without points are left out. */
  readonly lines: NonNullable<SheetLine['lines']>
}

/** The players by their result, then by their points. Winners come first, whatever their points. */
export function ranksOf(outcome: Pick<Outcome, 'sheet' | 'scores' | 'utility'>): Rank[] {
  const { scores = [], sheet, utility } = outcome
  const worth = ({ seat }: SeatScore) => utility[seat] ?? 0
  const best = Math.max(...Object.values(utility))
  const sorted = [...scores].sort((a, b) => worth(b) - worth(a) || b.points - a.points)
  const isBefore = (a: SeatScore, b: SeatScore) =>
    worth(a) > worth(b) || (worth(a) === worth(b) && a.points > b.points)
  return sorted.map((score) => ({
    ...score,
    rank: 1 + sorted.filter((other) => isBefore(other, score)).length,
    lines: isRankedSheet(outcome)
      ? (sheet[scores.indexOf(score)].lines ?? []).filter(({ points }) => points !== 0)
      : [],
    isWinner: worth(score) === best && best > Math.min(...Object.values(utility)),
  }))
}
