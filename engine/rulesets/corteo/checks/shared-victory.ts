/** Checks that players who win separately have points of their own. Without a score line with their `seat` every victory is a draw. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

export const sharedVictory = (raw: CorteoPack): Finding[] => scenariosOf(raw).flatMap(inScenario)

function inScenario({ value: { seats = [], scoring, sides, order }, at }: Placed<ScenarioFile>): Finding[] {
  return entries(sides, within(at, 'sides')).flatMap(({ value: { id, wins }, at: place }) => {
    // A side without a player has no winner.
    if (wins === undefined || !order.includes(id)) return []
    const own = seats.filter(({ side }) => side === id).map((seat) => seat.id)
    if (own.length < 2)
      return [finding('W-WINS-ALONE', within(place, 'wins'), 'wins-alone', { side: { text: `sides.${id}` } })]
    const scored = scoring.some(({ seat }) => seat !== undefined && own.includes(seat))
    if (wins === 'together' || scored) return []
    const values = { side: { text: `sides.${id}` }, seats: own.join(', ') }
    return [finding('W-WINS-APART', within(place, 'wins'), 'wins-apart', values, { suggestion: 'together' })]
  })
}
