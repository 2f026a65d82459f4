/** Checks of the figures that a scenario of Corteo reads. */
import { type FigureFacts, figureFindings } from '../../../blocks/checks/figures'
import { idsOf, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

export const FIGURES: FigureFacts = {
  people: { kind: 'side' },
  'on-map': { kind: 'unit' },
  arrested: { kind: 'unit' },
  'in-reserve': { kind: 'unit' },
  'in-custody': { kind: 'unit' },
  away: { kind: 'unit' },
  losses: { kind: 'unit' },
  panicked: { kind: 'unit' },
}

export const figures = (raw: CorteoPack): Finding[] =>
  figureFindings(scenariosOf(raw), FIGURES, () => ({
    side: idsOf(raw.units.sides),
    unit: idsOf(raw.units.units),
  }))
