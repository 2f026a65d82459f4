/** Choices that are named: those an option starts from or changes to, and those a condition asks for. */
import type { ScenarioFile, ScenarioOption } from '../../../../schemas/generated/content'
import { choicesOf } from '../../../blocks/option-choices'
import { within } from '../../../compile/finding'
import { boardOfScenario, entries, idsOf, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { BoardMap } from '../../../types'
import { everyPart } from '../compile/walk'
import type { CorteoPack } from '../pack'

export function choiceReferences(raw: CorteoPack, scenario: Placed<ScenarioFile>): Reference[] {
  const choices = choicesByOption(raw, scenario.value)
  const asked = everyPart(scenario).flatMap(({ key, value, at, owner }) => {
    const known = key === 'is' ? choices.get(String(owner.option)) : undefined
    return known ? refer('choice', known, at, String(value)) : []
  })
  const own = entries(scenario.value.options, within(scenario.at, 'options')).flatMap((option) =>
    stepsOf(option, choices.get(option.value.id) ?? []),
  )
  return [...own, ...asked]
}

const listed = new WeakMap<ScenarioFile, ReadonlyMap<string, readonly string[]>>()

/** What may be chosen in each option: the ids of its choices or of its places. An option without any has a finding of its own. */
export function choicesByOption(
  raw: CorteoPack,
  scenario: ScenarioFile,
): ReadonlyMap<string, readonly string[]> {
  let known = listed.get(scenario)
  if (!known) {
    known = listChoices(boardOfScenario(raw, scenario), scenario)
    listed.set(scenario, known)
  }
  return known
}

const listChoices = (board: BoardMap | undefined, { options = [] }: ScenarioFile) =>
  new Map(
    options.flatMap((option) => {
      const choices = board ? idsOf(choicesOf(board, option)) : idsOf(option.choices)
      return choices.length > 0 ? [[option.id, choices] as const] : []
    }),
  )

const stepsOf = ({ value, at }: Placed<ScenarioOption>, choices: readonly string[]): Reference[] =>
  choices.length === 0
    ? []
    : [
        ...refer('choice', choices, within(at, 'start'), value.start),
        ...entries(value.changes, within(at, 'changes')).flatMap((change) => [
          ...refer('choice', choices, within(change.at, 'from'), change.value.from),
          ...refer('choice', choices, within(change.at, 'to'), change.value.to),
        ]),
      ]
