/** What may have been chosen when the set-up begins: checks ask their question for each of these. */
import type { Condition, ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { partsOf } from '../../../compile/walk'
import { choicesOf } from '../../../kernel/option-choices'
import type { BoardMap } from '../../../types'
import type { Chosen } from '../rules/zones'

/** Choice by option; only options that matter to the question are in it. */
export type World = ReadonlyMap<string, string>

/** Past this many each option varies by itself, the others standing at their first choice. */
const MOST_WORLDS = 400

/** Options that zones and conditions speak of. */
export const optionsIn = (values: readonly (Zone | Condition | undefined)[]): string[] => [
  ...new Set(
    values.flatMap((value) =>
      value === undefined
        ? []
        : partsOf({ value }).flatMap(({ key, value: name }) =>
            key === 'option' && typeof name === 'string' ? [name] : [],
          ),
    ),
  ),
]

/** Every way in which these options may have been decided; at least one. */
export function worldsOf(
  board: BoardMap,
  { options = [] }: ScenarioFile,
  meant: readonly string[],
): readonly World[] {
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
      (worlds, list) => worlds.flatMap((world) => list.map((choice) => [...world, choice])),
      [[]],
    )
    .map((world) => new Map(world))
}

/** The zones of the choices made in a world. */
export function chosenIn(board: BoardMap, { options = [] }: ScenarioFile, world: World): Chosen {
  const zones = new Map(
    options.flatMap((option) => {
      const choice = world.get(option.id)
      const zone = choice && choicesOf(board, option).find(({ id }) => id === choice)?.zone
      return zone ? [[option.id, zone] as const] : []
    }),
  )
  return (option) => zones.get(option)
}

/** Whether a condition holds in a world; undefined when more than the choices decides it. */
export function holdsIn(world: World, condition: Condition): boolean | undefined {
  switch (condition.type) {
    case 'option': {
      const choice = world.get(condition.option)
      return choice === undefined ? undefined : condition.is.includes(choice)
    }
    case 'not': {
      const held = holdsIn(world, condition.of)
      return held === undefined ? undefined : !held
    }
    case 'all':
      return joined(world, condition.of, false)
    case 'any':
      return joined(world, condition.of, true)
    default:
      return undefined
  }
}

/** One part that is `settling` settles the whole. */
function joined(world: World, parts: readonly Condition[], settling: boolean): boolean | undefined {
  const held = parts.map((part) => holdsIn(world, part))
  if (held.includes(settling)) return settling
  return held.includes(undefined) ? undefined : !settling
}

/** Whether something is left out in a world for certain. */
export const isLeftOut = (world: World, when: Condition | undefined): boolean =>
  when !== undefined && holdsIn(world, when) === false
