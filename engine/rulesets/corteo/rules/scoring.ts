/** The final score, line by line (B-14, B-15). */

import type { ScoringLine } from '../../../../schemas/generated/content'
import type { Message, Outcome } from '../../../types'
import { idsOf } from '../names'
import type { Rules } from '../rules'
import { ARRESTED, type CorteoState } from '../state'

type SheetLine = Outcome['sheet'][number]

export function scoreSheet(rules: Rules, state: CorteoState): SheetLine[] {
  return rules.scenario.scoring.map((line) => {
    const lines =
      line.type === 'objectives' ? objectiveLines(rules, state, line) : arrestLines(rules, state, line)
    return {
      id: line.id,
      label: { key: 'corteo.score.line', values: { line: { text: `scoring.${line.id}` } } },
      points: lines.reduce((sum, { points }) => sum + points, 0),
      lines,
    }
  })
}

export const score = (rules: Rules, state: CorteoState): number =>
  scoreSheet(rules, state).reduce((sum, { points }) => sum + points, 0)

type Detail = { readonly label: Message; readonly points: number }

/** One line a site, in map order, with the points of its cells that count. */
function objectiveLines(
  rules: Rules,
  state: CorteoState,
  line: Extract<ScoringLine, { type: 'objectives' }>,
): Detail[] {
  const { board, ground } = rules
  const taken = [...state.covered, ...state.held]
  return board.sites.flatMap((site, index): Detail[] => {
    if (site.role !== 'objective' || (line.kinds && !line.kinds.includes(site.kind ?? ''))) return []
    const cells = taken.filter((cell) => ground.site[cell] === index)
    if (cells.length === 0) return []
    const points = cells.reduce((sum, cell) => sum + ground.value[cell], 0) * line.times
    const values = { site: { text: `sites.${site.id}` }, cells: cells.length, of: site.cells.length }
    return [{ label: { key: 'corteo.score.site', values }, points }]
  })
}

/** One line an arrested piece. */
function arrestLines(
  rules: Rules,
  state: CorteoState,
  line: Extract<ScoringLine, { type: 'arrested-power' }>,
): Detail[] {
  const { pieces, types } = rules
  return idsOf(rules, state).flatMap((id, piece): Detail[] =>
    state.cell[piece] === ARRESTED
      ? [
          {
            label: {
              key: 'corteo.score.unit',
              values: { unit: { text: `units.${types[pieces.type[piece]].id}` }, id },
            },
            points: pieces.power[piece] * line.times,
          },
        ]
      : [],
  )
}

/** The level of victory that a score reaches (C-142). */
export function outcomeOf(rules: Rules, state: CorteoState): Outcome {
  const sheet = scoreSheet(rules, state)
  const total = sheet.reduce((sum, { points }) => sum + points, 0)
  const level = rules.scenario.victory.find(
    ({ from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER }) => total >= from && total <= to,
  )
  return {
    winner: level?.winner ?? 'draw',
    level: level?.id,
    score: total,
    reason: level
      ? { key: 'corteo.outcome.level', values: { level: { text: `victory.${level.id}` }, score: total } }
      : { key: 'corteo.outcome.none', values: { score: total } },
    sheet,
  }
}
