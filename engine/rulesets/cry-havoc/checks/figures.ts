/** Checks of the figures that a scenario of Cry Havoc reads. */
import { type FigureFacts, figureFindings } from '../../../blocks/checks/figures'
import { idsOf } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { scenarios } from './parts'

export const FIGURES: FigureFacts = {
  'on-map': { kind: 'unit' },
  waiting: { kind: 'unit' },
  gone: { kind: 'unit' },
  losses: { kind: 'unit' },
  wounded: { kind: 'unit' },
  stunned: { kind: 'unit' },
  captives: { kind: 'unit' },
}

export const figures = (raw: RawPack): Finding[] =>
  figureFindings(scenarios(raw), FIGURES, () => ({ unit: idsOf(raw.units.units) }))
