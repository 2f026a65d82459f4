/** Checks for numbers and rule options of a scenario that contradict each other. */
import { finding, within } from '../../../compile/finding'
import type { Placed } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { USUAL } from '../generated/rule-options'
import { ownPack, type Scenario, scenarios } from './parts'

export const ruleOptions = (raw: RawPack): Finding[] =>
  scenarios(raw).flatMap((scenario) => [...results(scenario), ...first(scenario), ...idle(raw, scenario)])

function results({ value: { results: numbers }, at }: Placed<Scenario>): Finding[] {
  if (!numbers || numbers.capture >= numbers.retreat) return []
  const { capture, retreat } = numbers
  return [
    finding('E-CAPTURE-BEFORE-RETREAT', within(at, 'results', 'capture'), 'capture-before-retreat', {
      capture,
      retreat,
    }),
  ]
}

const first = ({ value, at }: Placed<Scenario>): Finding[] =>
  value.first?.by === 'side' && value.first.side === undefined
    ? [finding('E-FIRST-SIDE', within(at, 'first', 'by'), 'first-side')]
    : []

type Option = keyof typeof USUAL

/** Reports rule options that are changed but have no effect with these units. */
function idle(raw: RawPack, { value, at }: Placed<Scenario>): Finding[] {
  const { units } = ownPack(raw).units
  const fields = (test: (unit: (typeof units)[number]) => boolean) =>
    units.some((unit) => test(unit) && value.rosters.some((line) => line.unit === unit.id))
  const charges = fields(({ charge }) => (charge ?? 0) > 0)
  const others = fields(({ combat }) => !combat)
  const fast = fields(({ speed }) => speed > 1)
  const matters: Partial<Record<Option, boolean>> = {
    relayRange: fields(({ emits, range }) => emits === true && range > 0),
    relayDefence: others,
    relayCutOff: others,
    chargeLine: charges,
    chargeGap: charges,
    retreatDefence: value.attacks > 1,
    passThroughDark: fast,
    networkDefeatTest: value.endings.network,
    annihilation: value.endings.annihilation && others,
  }
  return Object.entries(value.rules ?? {}).flatMap(([name, answer]) =>
    matters[name as Option] === false && answer !== USUAL[name as Option]
      ? [
          finding(
            'W-OPTION-IDLE',
            within(at, 'rules', name),
            'option-idle',
            { name },
            { found: String(answer) },
          ),
        ]
      : [],
  )
}
