/** Checks of the figures that a scenario of Kriegspiel reads. */
import { type FigureFacts, figureFindings } from '../../../blocks/checks/figures'
import { idsOf } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { scenarios } from './parts'

export const FIGURES: FigureFacts = {
  'on-map': { kind: 'unit' },
  'in-reserve': { kind: 'unit' },
  losses: { kind: 'unit' },
  connected: { kind: 'unit' },
}

export const figures = (raw: RawPack): Finding[] =>
  figureFindings(scenarios(raw), FIGURES, () => ({ unit: idsOf(raw.units.units) }))
