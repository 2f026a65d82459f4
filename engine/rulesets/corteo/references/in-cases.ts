/** What the cases of this game name besides: components, counters and choices of the scenario. */
import type { Case } from '../../../../schemas/generated/content'
import { choicesInPosition } from '../../../blocks/checks/option-choices'
import { countersNamed } from '../../../blocks/references'
import { changedScenario, type WholeCase } from '../../../cases/shared'
import { within } from '../../../compile/finding'
import { casesOf, idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { CorteoPack } from '../pack'

export function blocksInCases(raw: CorteoPack): Reference[] {
  const components = idsOf(raw.units.components)
  return casesOf(raw).flatMap((rule) => {
    const head = within(rule.at, 'given', 'head', 'component')
    return [
      ...refer('component', components, head, rule.value.given?.head?.component),
      ...Object.entries(rule.value.given?.heads ?? {}).flatMap(([seat, component]) =>
        refer('component', components, within(rule.at, 'given', 'heads', seat), component),
      ),
      ...inBlocks(raw, rule),
    ]
  })
}

function inBlocks(raw: CorteoPack, { value: { given, ...rule }, at }: Placed<WholeCase<Case>>): Reference[] {
  const changed = changedScenario(raw, rule)
  const place = within(at, 'given')
  return [
    ...countersNamed(given?.counters, within(place, 'counters'), changed),
    ...choicesInPosition(raw, given?.options, within(place, 'options'), changed),
  ]
}
