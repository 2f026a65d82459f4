/** What the tests of every ruleset need to hold offers against refusals. */
import { nextBelow } from '../../../engine/kernel/random'
import type { Action, Message, Source } from '../../../engine/types'
import { engineTexts } from '../../support/texts'

/** The engine's words in both languages. */
export const texts = Object.values(engineTexts)

const written = new Map<string, boolean>()

/** Whether a message has words in both languages. */
export function isWritten({ key }: Message): boolean {
  const known = written.get(key)
  if (known !== undefined) return known
  const found = texts.every(
    (text) => typeof key.split('.').reduce((part, name) => part?.[name], text) === 'string',
  )
  written.set(key, found)
  return found
}

export const pick = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)]

export const same = (a: Action, b: Action): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

type Scenario = { readonly file: string }
type Files = Readonly<Record<'terrain' | 'units' | 'tables', unknown>> & {
  readonly scenarios?: Readonly<Record<string, Scenario>>
}

/** Whether a refusal points at something written; inside an entry of a list, or of the scenario, a part left out keeps its default. */
export function isThere(pack: Files, scenario: Scenario, { file, path }: Source): boolean {
  const files: Record<string, unknown> = {
    'terrain.yaml': pack.terrain,
    'units.yaml': pack.units,
    'tables.yaml': pack.tables,
    [scenario.file]: scenario,
    // A scenario that extends another has that one's lines, too.
    ...Object.fromEntries(Object.values(pack.scenarios ?? {}).map((one) => [one.file, one])),
  }
  let value = files[file]
  if (value === undefined) return false
  for (const [depth, key] of path.entries()) {
    const inside: unknown = (value as Record<string | number, unknown> | undefined)?.[key]
    if (inside === undefined) return depth >= 2
    value = inside
  }
  return true
}
