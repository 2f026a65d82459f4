import { within } from '../../../compile/finding'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { CorteoPack } from '../pack'

export function componentsInCases(raw: CorteoPack): Reference[] {
  const components = idsOf(raw.units.components)
  return casesOf(raw).flatMap((rule) => {
    const head = within(rule.at, 'given', 'head', 'component')
    return [
      ...refer('component', components, head, rule.value.given?.head?.component),
      ...Object.entries(rule.value.given?.heads ?? {}).flatMap(([seat, component]) =>
        refer('component', components, within(rule.at, 'given', 'heads', seat), component),
      ),
    ]
  })
}
