/** Checks of the figures that a scenario of Junta reads. Other families do not see money and the cards of a hand. */
import { type FigureFacts, figureFindings } from '../../../blocks/checks/figures'
import { idsOf } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { cardsIn, ownPack, scenariosOf } from './parts'

export const FIGURES: FigureFacts = {
  money: { secret: 'all' },
  swiss: { secret: 'all' },
  cards: { kind: 'card-name', secret: 'parts' },
  influences: { kind: 'card-name' },
  offices: { kind: 'office' },
}

export const figures = (raw: RawPack): Finding[] =>
  figureFindings(scenariosOf(raw), FIGURES, () => ({
    office: idsOf(ownPack(raw).units.offices),
    'card-name': cardsIn(raw).map(({ card }) => card.id),
  }))
