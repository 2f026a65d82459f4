/** Predicts the end of the decade step by step. During that end it shows the steps still to come (W-70 to W-100). */
import type { Message, MessageValue, TableAbout, TableFigure } from '../../../types'
import { provinceName, sideName } from '../events'
import { POLICE, type Rules } from '../rules'
import { cardsIn } from '../rules/cards'
import {
  earningProvinces,
  exportReference,
  flightPrice,
  flightShares,
  flightTo,
  marksEarned,
  marksNeeded,
  socialistsDue,
  standardLimit,
  strengthOf,
  targetsOf,
  unrestOfComparison,
} from '../rules/comparing'
import { protestsIn, protestsOf } from '../rules/protests'
import { EAST, PLACES, type VolkState, WEST } from '../state'

/** Phases between decades, without anything to predict. */
const NOTHING_TO_COME: readonly string[] = ['keep', 'over', 'ended']

export function about(rules: Rules, state: VolkState): TableAbout[] {
  if (NOTHING_TO_COME.includes(state.phase)) return []
  return STEPS.flatMap((make, index) => {
    const step = index + 1
    if (step < state.step10 || (step === state.step10 && state.stage > 0)) return []
    const said = make?.(rules, state)
    return said
      ? [{ id: `step-${step}`, title: stepName(step), isSecondary: step !== state.step10, ...said }]
      : []
  })
}

type Said = Pick<TableAbout, 'verdict' | 'rows'>
type Step = (rules: Rules, state: VolkState) => Said | undefined

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `volk.about.${key}`,
  values,
})
const stepName = (step: number): Message => ({ key: `volk.step.${step}` })

/** W-70 to W-73 */
function flight(rules: Rules, state: VolkState): Said {
  const { numbers } = rules
  if (state.wall === 1) return { verdict: say('behind-wall', { price: numbers['wall-price'] }), rows: [] }
  const at = flightTo(rules, state)
  return {
    verdict: say('flight', { at, price: flightPrice(rules, at) }),
    rows: flightShares(rules, state).flatMap(({ what, steps }) =>
      steps === 0 ? [] : [{ label: say('flight-share', { what }), value: steps }],
    ),
  }
}

/** W-77 to W-81 */
function currency(rules: Rules, state: VolkState): Said {
  const needed = marksNeeded(rules, state)
  return {
    verdict: say('marks', { missing: Math.max(0, needed - marksEarned(rules, state)) }),
    rows: [
      { label: say('marks-needed'), value: needed },
      { label: say('marks-track'), value: state.currency },
      {
        label: say('marks-exports', { reference: exportReference(rules, state) }),
        value: earningProvinces(rules, state).length,
      },
    ],
  }
}

/** W-82 */
function policePrice(rules: Rules, state: VolkState): Said | undefined {
  const cards = cardsIn(state.place, PLACES.police).filter(
    (card) => rules.ruleOptions.policePrice === 'all' || rules.cards.police[card] === POLICE.red,
  )
  const price = cards.length * rules.numbers['police-price']
  return price > 0 ? { verdict: say('police', { price }), rows: [] } : undefined
}

/** W-83 to W-85 */
function upkeep(rules: Rules, state: VolkState): Said {
  const rows = everyProvince(rules, (province) => {
    const [has, keeps] = [state.standard[province], standardLimit(rules, state, province)]
    return has > keeps ? [{ ...named(rules, province), value: has, becomes: keeps }] : []
  })
  const lost = rows.reduce((sum, { value, becomes }) => sum + value - becomes, 0)
  return { verdict: say('upkeep', { lost }), rows }
}

/** W-86 to W-88 */
function compare(rules: Rules, state: VolkState): Said {
  const rows = everyProvince(rules, (province) => {
    const more = unrestOfComparison(rules, state, province)
    return more > 0 ? [rising(rules, state, province, more)] : []
  })
  return { verdict: say('compare', { provinces: rows.length }), rows }
}

/** Returns the current and the predicted cubes, and the resulting protests. */
function rising(rules: Rules, state: VolkState, province: number, more: number) {
  const unrest = state.unrest.map((cubes, at) => (at === province ? cubes + more : cubes))
  const protests = protestsOf(rules, { ...state, unrest }, province) - protestsOf(rules, state, province)
  return {
    ...named(rules, province),
    value: state.unrest[province],
    becomes: unrest[province],
    ...(protests > 0 && { text: say('new-protests', { protests }) }),
  }
}

/** W-89 to W-93: the attacks on neighbours that the current standards allow each province. */
function attacks(rules: Rules, state: VolkState): Said {
  const rows = everyProvince(rules, (province) => {
    const strength = strengthOf(rules, state, province)
    return targetsOf(rules, state, province, strength).map((target) => ({
      label: say('attack', {
        province: provinceName(rules, province),
        target: provinceName(rules, target),
      }),
      side: rules.sides[rules.provinces.side[province]],
      cell: rules.provinces.cell[target],
      value: state.unrest[target],
      becomes: state.unrest[target] + strength - state.standard[target],
    }))
  })
  return { verdict: say('attacks', { attacks: rows.length }), rows }
}

/** W-95 to W-99 */
function socialists(rules: Rules, state: VolkState): Said | undefined {
  const due = socialistsDue(rules, state)
  return due === 0
    ? undefined
    : { verdict: say('socialists', { come: due > 0 ? 'yes' : 'no', due: Math.abs(due) }), rows: [] }
}

/** W-100 */
const collapse = (rules: Rules, state: VolkState): Said => ({
  verdict: say('collapse', { limit: rules.numbers.collapse }),
  rows: [EAST, WEST].map((side) => ({
    label: say('protests', { side: sideName(rules, side) }),
    side: rules.sides[side],
    value: protestsIn(rules, state, side),
    of: rules.numbers.collapse,
  })),
})

/** Predictions in the order of the rulebook; `undefined` for steps without one. */
const STEPS: readonly (Step | undefined)[] = [
  flight,
  undefined,
  currency,
  policePrice,
  upkeep,
  compare,
  attacks,
  undefined,
  socialists,
  collapse,
]

const everyProvince = <T>({ provinces }: Rules, rows: (province: number) => readonly T[]): T[] =>
  provinces.ids.flatMap((_, province) => rows(province))

const named = (rules: Rules, province: number): Pick<TableFigure, 'label' | 'side' | 'cell'> => ({
  label: say('province', { province: provinceName(rules, province) }),
  side: rules.sides[rules.provinces.side[province]],
  cell: rules.provinces.cell[province],
})
