/** Public effects of a scenario must not depend on a secret choice, unless they reveal it first. */
import { finding, within } from '../../compile/finding'
import { entries, type Placed } from '../../compile/pack-parts'
import type { Finding } from '../../types'
import type { At } from '../../types/pack'
import type { Typed } from '../context'
import type { WrittenOptions } from '../options/options'
import { everyPart } from './every-part'

type Telling = WrittenOptions & {
  readonly triggers?: readonly { readonly at: string; readonly do: readonly Typed[] }[]
}
/** Whether a part of a scenario concerns only the seat that knows the secret. */
export type Keeps<S> = (scenario: S, part: string | number, index: number, seat: string) => boolean

/** @param keeps whether a part of the scenario reveals nothing to other seats */
export const keptSecrets = <S extends Telling>(
  scenarios: readonly Placed<S>[],
  keeps: Keeps<S> = () => false,
): Finding[] =>
  scenarios.flatMap((scenario) =>
    entries(scenario.value.options, within(scenario.at, 'options'))
      .filter(({ value }) => value.secret === true)
      .flatMap(({ value }) => told(scenario, value.id, value.seat, keeps)),
  )

/** The places where another seat could read the secret, at most one for each part of the scenario. */
function told<S extends Telling>(
  scenario: Placed<S>,
  option: string,
  seat: string,
  keeps: Keeps<S>,
): Finding[] {
  const parts = everyPart(scenario)
  // A reveal covers the block with its list, and everything in that block.
  const revealed = parts
    .filter(({ value }) => isReveal(value, option))
    .map(({ at }) => at.path.slice(0, -TO_EFFECT))
  const places = parts
    .filter(({ value, at }) => speaksOf(value, option) && !revealed.some((block) => isIn(at.path, block)))
    .map(({ at }) => at.path.slice(scenario.at.path.length))
    .filter(
      ([part, index]) =>
        !isOverThen(scenario.value, part, Number(index)) && !keeps(scenario.value, part, Number(index), seat),
    )
    .map((path) => path.slice(0, path[0] === 'rules' ? 3 : 2))
  const each = new Map<string, At>(places.map((path) => [path.join(' '), within(scenario.at, ...path)]))
  return [...each.values()].map((at) =>
    finding('W-SECRET-TOLD', at, 'secret-told', { name: option }, { found: option, expected: 'reveal' }),
  )
}

/** A zone or a condition that reads the choice. */
function speaksOf(value: unknown, option: string): boolean {
  const { type } = (value ?? {}) as { type?: unknown }
  return isAbout(value, option) && (type === 'chosen' || type === 'option')
}

const isAbout = (value: unknown, option: string): boolean =>
  ((value ?? {}) as { option?: unknown }).option === option

const isReveal = (value: unknown, option: string): boolean =>
  isAbout(value, option) && (value as { type?: unknown }).type === 'reveal'

/** Steps from a block to an effect of it: the key of the list, and the place in it. */
const TO_EFFECT = 2

const isIn = (path: At['path'], block: At['path']): boolean => block.every((step, at) => path[at] === step)

/** The end of the game reveals every secret before anything else happens. */
const isOverThen = ({ triggers = [] }: Telling, part: string | number, index: number): boolean =>
  part === 'triggers' && triggers[index].at === 'game-ended'
