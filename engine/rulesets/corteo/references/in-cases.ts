/** What the cases of this game name besides: components, counters and choices of the scenario. */
import type { Case } from '../../../../schemas/generated/content'
import { changedScenario, type WholeCase } from '../../../cases/shared'
import { onKey, within } from '../../../compile/finding'
import { casesOf, idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { CorteoPack } from '../pack'
import { choicesByOption } from './option-choices'

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

function inBlocks(raw: CorteoPack, { value: rule, at }: Placed<WholeCase<Case>>): Reference[] {
  const changed = changedScenario(raw, rule)
  if (!changed) return []
  const counters = idsOf(changed.counters)
  const choices = choicesByOption(raw, changed)
  const { counters: values = {}, options = {} } = rule.given ?? {}
  return [
    ...Object.keys(values).flatMap((name) =>
      refer('counter', counters, onKey(within(at, 'given', 'counters'), name), name),
    ),
    ...Object.entries(options).flatMap(([option, choice]) => [
      ...refer('option', idsOf(changed.options), onKey(within(at, 'given', 'options'), option), option),
      ...refer('choice', choices.get(option) ?? [choice], within(at, 'given', 'options', option), choice),
    ]),
  ]
}
