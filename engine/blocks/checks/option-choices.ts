/** Choices that are named: those an option starts from or changes to, and those a condition asks for. */
import type { ScenarioOption } from '../../../schemas/generated/content'
import { onKey, within } from '../../compile/finding'
import type { Mapped } from '../../compile/lookup'
import { boardOfScenario, casesOf, entries, idsOf, type Placed } from '../../compile/pack-parts'
import { type Reference, refer } from '../../compile/references/reference'
import { changedScenario } from '../../compile/shared-parts'
import type { BoardMap, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { choicesOf } from '../options/choices'
import type { WrittenOptions } from '../options/options'
import { countersNamed } from '../references'
import { everyPart } from './every-part'

/** A scenario that may leave something to be chosen. */
export type Choosing = Mapped & WrittenOptions
type Maps = Pick<RawPack, 'maps'>

export function choiceReferences(raw: Maps, scenario: Placed<Choosing>): Reference[] {
  const choices = choicesByOption(raw, scenario.value)
  const asked = everyPart(scenario).flatMap(({ key, value, at, owner }) => {
    const isNamed = key === 'is' || (key === 'to' && owner.type === 'choose')
    const known = isNamed ? choices.get(String(owner.option)) : undefined
    return known ? refer('choice', known, at, String(value)) : []
  })
  const own = entries(scenario.value.options, within(scenario.at, 'options')).flatMap((option) =>
    stepsOf(option, choices.get(option.value.id) ?? []),
  )
  return [...own, ...asked]
}

const listed = new WeakMap<Choosing, ReadonlyMap<string, readonly string[]>>()

/** The ids of the choices or places of each option. An option without any has a finding of its own. */
export function choicesByOption(raw: Maps, scenario: Choosing): ReadonlyMap<string, readonly string[]> {
  let known = listed.get(scenario)
  if (!known) {
    known = listChoices(boardOfScenario(raw, scenario), scenario)
    listed.set(scenario, known)
  }
  return known
}

const listChoices = (board: BoardMap | undefined, { options = [] }: WrittenOptions) =>
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

/** Counters, options and choices that the positions of cases name. */
export const namesInPositions = (raw: RawPack): Reference[] =>
  casesOf(raw).flatMap(({ value: { given, ...rule }, at }) => {
    const scenario = changedScenario(raw, rule) as Choosing | undefined
    const { counters, options } = (given ?? {}) as Given
    return [
      ...countersNamed(counters, within(at, 'given', 'counters'), scenario),
      ...choicesNamed(raw, options, within(at, 'given', 'options'), scenario),
    ]
  })

/** Options and choices that the positions of cases name, for games that check their counters themselves. */
export const choicesInPositions = (raw: RawPack): Reference[] =>
  casesOf(raw).flatMap(({ value: { given, ...rule }, at }) =>
    choicesNamed(
      raw,
      ((given ?? {}) as Given).options,
      within(at, 'given', 'options'),
      changedScenario(raw, rule) as Choosing | undefined,
    ),
  )

/** The part of a written position that all games share. */
type Given = {
  readonly counters?: Readonly<Record<string, number>>
  readonly options?: Readonly<Record<string, string>>
}

function choicesNamed(
  raw: Maps,
  given: Given['options'],
  at: At,
  scenario: Choosing | undefined,
): Reference[] {
  if (scenario === undefined) return []
  const choices = choicesByOption(raw, scenario)
  return Object.entries(given ?? {}).flatMap(([option, choice]) => [
    ...refer('option', idsOf(scenario.options), onKey(at, option), option),
    ...refer('choice', choices.get(option) ?? [choice], within(at, option), choice),
  ])
}
