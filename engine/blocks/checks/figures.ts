/** Checks of figures: the parts that they name exist, and effects that everyone sees do not depend on secret ones. */
import { finding, within } from '../../compile/finding'
import type { Placed } from '../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../compile/references/reference'
import type { Finding } from '../../types'
import type { At } from '../../types/pack'
import { everyPart, type Part } from './every-part'

/** The figures of a ruleset with parts, or with a secret; as in its vocabulary. */
export type FigureFacts = Readonly<
  Record<
    string,
    {
      /** The kind of thing that `of` names. */
      readonly kind?: string
      /** Hidden from other players: all of it, or only its parts. */
      readonly secret?: 'all' | 'parts'
    }
  >
>

type Scenario = { readonly triggers?: readonly { readonly at: string; readonly quiet?: boolean }[] }

/** @param names the known names by kind */
export const figureFindings = <S extends Scenario>(
  scenarios: readonly Placed<S>[],
  facts: FigureFacts,
  names: (scenario: S) => Readonly<Record<string, readonly string[]>>,
): Finding[] =>
  scenarios.flatMap((scenario) => {
    const read = everyPart(scenario).filter(({ value }) => isFigure(value))
    if (read.length === 0) return []
    const known = names(scenario.value)
    return [
      ...unknownNames(read.flatMap((part) => partNamed(part, facts, known))),
      ...told(scenario, read, facts),
    ]
  })

type Figure = { readonly type: 'figure'; readonly figure: string; readonly of?: string }

const isFigure = (value: unknown): value is Figure =>
  (value as Figure | null)?.type === 'figure' && typeof (value as Figure).figure === 'string'

function partNamed(
  { value, at }: Part,
  facts: FigureFacts,
  known: Readonly<Record<string, readonly string[]>>,
): Reference[] {
  const { figure, of } = value as Figure
  const kind = facts[figure]?.kind
  return refer(kind ?? 'figure-part', kind === undefined ? [] : (known[kind] ?? []), within(at, 'of'), of)
}

/** The parts of a scenario in which another player could read a secret figure, each once. Quiet triggers show nothing. */
function told(
  { value: scenario, at }: Placed<Scenario>,
  read: readonly Part[],
  facts: FigureFacts,
): Finding[] {
  const places = new Map<string, { readonly at: At; readonly figure: string }>()
  for (const { value, at: place } of read) {
    const { figure, of } = value as Figure
    const { secret } = facts[figure] ?? {}
    const path = place.path.slice(at.path.length)
    const [part, index] = path
    const trigger = part === 'triggers' ? scenario.triggers?.[Number(index)] : undefined
    const isKept = trigger?.quiet === true || trigger?.at === 'game-ended'
    if (secret === undefined || (secret === 'parts' && of === undefined) || isKept) continue
    const block = path.slice(0, 2)
    if (!places.has(block.join(' '))) places.set(block.join(' '), { at: within(at, ...block), figure })
  }
  return [...places.values()].map(({ at: place, figure }) =>
    finding('W-SECRET-TOLD', place, 'secret-told', { name: figure }, { found: figure, expected: 'quiet' }),
  )
}
