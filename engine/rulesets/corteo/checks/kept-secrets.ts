/** What a scenario does openly must not hang on a secret choice, unless it reveals the secret itself. */
import type { CorteoTrigger, ScenarioFile } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { isOf } from '../compile/forces'
import { everyPart } from '../compile/walk'
import type { CorteoPack } from '../pack'

export const keptSecrets = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) =>
    entries(scenario.value.options, within(scenario.at, 'options'))
      .filter(({ value }) => value.secret === true)
      .flatMap(({ value }) => told(scenario, value.id, value.seat)),
  )

/** The places where somebody else could read it, one a part of the scenario. */
function told(scenario: Placed<ScenarioFile>, option: string, seat: string): Finding[] {
  const places = everyPart(scenario)
    .filter(({ value }) => speaksOf(value, option))
    .map(({ at }) => at.path.slice(scenario.at.path.length))
    .filter(([part, index]) => !isKept(scenario.value, part, Number(index), option, seat))
    .map((path) => path.slice(0, path[0] === 'rules' ? 3 : 2))
  const each = new Map<string, At>(places.map((path) => [path.join(' '), within(scenario.at, ...path)]))
  return [...each.values()].map((at) =>
    finding('W-SECRET-TOLD', at, 'secret-told', { name: option }, { found: option, expected: 'reveal' }),
  )
}

/** A zone or a condition that reads the choice. */
function speaksOf(value: unknown, option: string): boolean {
  const { type, option: name } = (value ?? {}) as { type?: unknown; option?: unknown }
  return name === option && (type === 'chosen' || type === 'option')
}

/** The end of the game reveals every secret before anything else happens. */
const tells = ({ at, do: effects }: CorteoTrigger, option: string): boolean =>
  at === 'game-ended' || effects.some((effect) => effect.type === 'reveal' && effect.option === option)

/** Scoring lines wait until it is revealed, a trigger may reveal it, and its own player places by it. */
function isKept(
  scenario: ScenarioFile,
  part: string | number,
  index: number,
  option: string,
  seat: string,
): boolean {
  if (part === 'scoring') return true
  if (part === 'triggers') return tells(scenario.triggers![index], option)
  const { side, seat: own } = part === 'setup' ? scenario.setup[index] : {}
  return side !== undefined && (seat === side || isOf(scenario, { side, seat }, { side, seat: own }))
}
