/** Games of Junta for the tests, some with other rule options. */
import { compile } from '../../engine/compile'
import type { JuntaDef } from '../../engine/rulesets/junta/state'
import type { RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

export const NAMES: Readonly<Record<number, string>> = {
  2: 'two-families',
  3: 'three-families',
  4: 'four-families',
  5: 'five-families',
  6: 'six-families',
  7: 'seven-families',
}

/** Every rule option reversed, except who may begin a coup. */
export const OTHER_RULE_OPTIONS = {
  handLimit: 'always',
  backing: 'anyone',
  declined: 'returned',
  firstTie: 'votes',
  bankAtStart: 'safe',
  airStrikes: 'navy',
  forcedBank: 'holiday',
  juntaMembers: 'all',
  presidentSide: 'free',
  retreatToOwn: 'closed',
  bonusDice: 'each',
  retreatTie: 'leave',
  landing: 'loyal',
  gunboatRange: 'port',
  afterCoup: 4,
  spentNotes: 'face-down',
}

/** Returns a game of this many families, with changed options of the scenario and numbers of the tables. */
export function gameOf(
  families: number,
  options: Readonly<Record<string, unknown>> = {},
  tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): JuntaDef {
  const raw = loadPack('junta')
  const id = NAMES[families]
  const scenario = raw.scenarios[id] as unknown as { rules?: object }
  const changed = { ...scenario, rules: { ...scenario.rules, ...options } }
  const written = raw.tables as unknown as Record<string, object>
  const numbers = Object.fromEntries(
    Object.entries(tables).map(([key, values]) => [key, { ...written[key], ...values }]),
  )
  const pack = {
    ...raw,
    tables: { ...written, ...numbers },
    scenarios: { ...raw.scenarios, [id]: changed },
  } as unknown as RawPack
  const made = compile(pack, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as unknown as JuntaDef
}
