/** Checks that an option defines its choices once: as a list, or as places that exist on the map. */
import type { ScenarioOption } from '../../../schemas/generated/content'
import { finding, onKey, within } from '../../compile/finding'
import { boardOfScenario, entries, type Placed } from '../../compile/pack-parts'
import type { BoardMap, Finding, RawPack } from '../../types'
import { choicesOf } from '../options/choices'
import type { Choosing } from './option-choices'

export const options = (raw: Pick<RawPack, 'maps'>, scenarios: readonly Placed<Choosing>[]): Finding[] =>
  scenarios.flatMap(({ value, at }) => {
    const board = boardOfScenario(raw, value)
    return entries(value.options, within(at, 'options')).flatMap((option) => choices(board, option))
  })

function choices(board: BoardMap | undefined, { value, at }: Placed<ScenarioOption>): Finding[] {
  const name = value.id
  const extras = { expected: 'choices, places' }
  if (value.choices && value.places)
    return [finding('E-OPTION-TWICE', onKey(at, 'places'), 'option-twice', { name }, extras)]
  if (!value.choices && !value.places)
    return [finding('E-OPTION-WITHOUT-CHOICES', at, 'option-without-choices', { name }, extras)]
  if (value.places === undefined || board === undefined || choicesOf(board, value).length > 0) return []
  const { least } = value.places
  return [finding('E-OPTION-WITHOUT-PLACES', within(at, 'places'), 'option-without-places', { name, least })]
}
