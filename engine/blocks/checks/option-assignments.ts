/** Every combination of choices possible before the set-up. Checks run once for each of them. */
import type { Condition, Zone } from '../../../schemas/generated/content'
import { wholeOf } from '../../compile/traced'
import type { BoardMap } from '../../types'
import type { Typed } from '../context'
import { choicesOf } from '../options/choices'
import type { WrittenOptions } from '../options/options'
import type { Meaning } from '../zones/zones'
import { partsOf } from './every-part'

/** Choice by option; only options that matter to the question are in it. */
export type OptionAssignment = ReadonlyMap<string, string>

/** Above this number, options vary one at a time while the others keep their first choice. */
const MOST_WORLDS = 400

/** Options that zones and conditions speak of. */
export const optionsIn = (values: readonly (Zone | Condition | Typed | undefined)[]): string[] => [
  ...new Set(
    values.flatMap((value) =>
      value === undefined
        ? []
        : partsOf({ value: wholeOf(value) }).flatMap(({ key, value: name }) =>
            key === 'option' && typeof name === 'string' ? [name] : [],
          ),
    ),
  ),
]

/** Returns every combination of choices of these options; at least one. */
export function optionAssignmentsOf(
  board: BoardMap,
  { options = [] }: WrittenOptions,
  meant: readonly string[],
): readonly OptionAssignment[] {
  const lists = options
    .filter(({ id }) => meant.includes(id))
    .map((option) => {
      const choices = option.start ? [option.start] : choicesOf(board, option).map(({ id }) => id)
      return choices.map((choice) => [option.id, choice] as const)
    })
    .filter((list) => list.length > 0)
  const count = lists.reduce((product, { length }) => product * length, 1)
  const firsts = lists.map(([first]) => first)
  if (count > MOST_WORLDS)
    return lists.flatMap((list, i) =>
      list.map((choice) => new Map(firsts.map((first, j) => (i === j ? choice : first)))),
    )
  return lists
    .reduce<(readonly (readonly [string, string])[])[]>(
      (assignments, list) =>
        assignments.flatMap((assignment) => list.map((choice) => [...assignment, choice])),
      [[]],
    )
    .map((assignment) => new Map(assignment))
}

/** The zones of the choices in one combination. */
export function chosenIn(
  board: BoardMap,
  { options = [] }: WrittenOptions,
  assignment: OptionAssignment,
): Meaning {
  const zones = new Map(
    options.flatMap((option) => {
      const choice = assignment.get(option.id)
      const zone = choice && choicesOf(board, option).find(({ id }) => id === choice)?.zone
      return zone ? [[option.id, zone] as const] : []
    }),
  )
  return { chosen: (option) => zones.get(option) }
}

/** Whether a condition holds in a combination; `undefined` if it depends on more than the choices. */
export function holdsIn(assignment: OptionAssignment, written: Condition | Typed): boolean | undefined {
  const condition = written as Condition
  switch (condition.type) {
    case 'option': {
      const choice = assignment.get(condition.option)
      return choice === undefined ? undefined : condition.is.includes(choice)
    }
    case 'not': {
      const held = holdsIn(assignment, condition.of)
      return held === undefined ? undefined : !held
    }
    case 'all':
      return joined(assignment, condition.of, false)
    case 'any':
      return joined(assignment, condition.of, true)
    default:
      return undefined
  }
}

/** A single part equal to `settling` decides the whole. */
function joined(
  assignment: OptionAssignment,
  parts: readonly Condition[],
  settling: boolean,
): boolean | undefined {
  const held = parts.map((part) => holdsIn(assignment, part))
  if (held.includes(settling)) return settling
  return held.includes(undefined) ? undefined : !settling
}

/** Whether something is certainly left out in a combination. */
export const isLeftOut = (assignment: OptionAssignment, when: Condition | Typed | undefined): boolean =>
  when !== undefined && holdsIn(assignment, when) === false
